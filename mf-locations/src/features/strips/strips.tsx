import type { CardListing } from '@verandah/design';
import { Strip } from './strip.tsx';
import styles from './strip.module.css';

export interface StripsProps {
  readonly place: {
    readonly slug: string;
    readonly name: string;
    readonly listingCounts: { readonly buy: number; readonly rent: number };
  };
  readonly buy: readonly CardListing[];
  readonly rent: readonly CardListing[];
}

/** A few listings for sale and for rent in a location. */
export const Strips = ({ place, buy, rent }: StripsProps) => (
  <div className={styles.strips} id="homes">
    <Strip mode="buy" place={place} total={place.listingCounts.buy} listings={buy} />
    <Strip mode="rent" place={place} total={place.listingCounts.rent} listings={rent} />
  </div>
);
