import { ListingCard } from '@verandah/design';
import { useNow } from '@verandah/kit';
import { resultCount } from '@verandah/market';
import type { FoundResults } from './data.ts';
import { sharesOf } from './shares.ts';
import styles from './result-list.module.css';

interface ResultListProps {
  readonly data: FoundResults;
  /** The listing whose marker is pointed at. */
  readonly highlighted: string | null;
  onPoint(listing: string | null): void;
}

const sizes = '(min-width: 1240px) 340px, (min-width: 960px) 52vw, (min-width: 768px) 50vw, 100vw';

/** The cards of a page: those in the places asked for, then, behind a line that says so, those nearby. */
export function ResultList({ data, highlighted, onPoint }: ResultListProps) {
  const now = useNow();
  const { listings } = data;
  const shares = sharesOf(data);
  const exact = shares?.exactHere ?? listings.length;
  const parts = [
    { key: 'exact', from: 0, listings: listings.slice(0, exact), heading: null },
    { key: 'near', from: exact, listings: listings.slice(exact), heading: shares && `${resultCount(shares.near)} ${shares.near === 1 ? 'home' : 'homes'} near ${shares.place}` },
  ];
  return (
    <>
      {parts.filter((part) => part.listings.length > 0).map((part) => (
        <section key={part.key} aria-label={part.heading ?? 'Results'}>
          {part.heading && <h2 className={styles.divider}><span>{part.heading}</span></h2>}
          <ul className={styles.grid}>
            {part.listings.map((listing, index) => (
              // Pointing at a card only lights its marker up: nothing that needs a keyboard of its own.
              // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
              <li
                key={listing.id} className={styles.item} onPointerEnter={() => onPoint(listing.id)} onPointerLeave={() => onPoint(null)}
                onFocus={() => onPoint(listing.id)} onBlur={() => onPoint(null)}
              >
                <ListingCard listing={listing} now={now} eager={part.from + index < 2} sizes={sizes} level={part.heading ? 3 : 2} highlighted={highlighted === listing.id} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
