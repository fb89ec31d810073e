import { Rating } from '@verandah/design';
import { locationAddress } from '@verandah/market';
import type { ReactNode } from 'react';
import { countsText } from './counts-text.ts';
import type { PlaceEntry } from './place-entry.ts';
import styles from './place-list.module.css';

interface PlaceListProps {
  readonly places: readonly PlaceEntry[];
  /** Shows labels instead of names, for lists with locations of several states. */
  readonly labels?: boolean;
  detail?(place: PlaceEntry): ReactNode;
  /** Address of a location; its own page by default. */
  href?(place: PlaceEntry): string;
}

/** Locations with their stars and the number of listings; each links to its page. */
export const PlaceList = ({
  places,
  labels = false,
  detail,
  href = ({ slug }) => locationAddress(slug),
}: PlaceListProps) => (
  <ul className={styles.list}>
    {places.map((place) => (
      <li key={place.slug} className={styles.place}>
        <a className={styles.name} href={href(place)}>
          {labels ? place.label : place.name}
        </a>
        <span className={styles.detail}>
          {detail?.(place) ?? (countsText(place.listingCounts) || 'No current listings')}
        </span>
        {place.rating.average !== null && (
          <Rating value={place.rating.average} count={place.rating.count} size="small" />
        )}
      </li>
    ))}
  </ul>
);
