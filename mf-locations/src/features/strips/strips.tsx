import type { CardListing } from '@verandah/design';
import type { PlaceEntry } from '../browse/place-entry.ts';
import { NoHomes } from './no-homes.tsx';
import { Strip } from './strip.tsx';
import styles from './strip.module.css';

export interface StripsProps {
  readonly place: {
    readonly slug: string;
    readonly name: string;
    readonly type: string;
    readonly listingCounts: { readonly buy: number; readonly rent: number; readonly sold: number };
  };
  /** The nearest suburbs, nearest first. */
  readonly nearby: readonly PlaceEntry[];
  readonly buy: readonly CardListing[];
  readonly rent: readonly CardListing[];
  readonly sold: readonly CardListing[];
}

/** A few homes for sale and for rent in a location, and its latest sales. */
export const Strips = ({ place, nearby, buy, rent, sold }: StripsProps) => (
  <div className={styles.strips} id="homes">
    {place.type === 'suburb' && buy.length === 0 && rent.length === 0 && <NoHomes place={place} nearby={nearby} />}
    <Strip mode="buy" place={place} total={place.listingCounts.buy} listings={buy} />
    <Strip mode="rent" place={place} total={place.listingCounts.rent} listings={rent} />
    <Strip mode="sold" place={place} total={place.listingCounts.sold} listings={sold} />
  </div>
);
