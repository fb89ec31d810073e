import { ListingCard, type CardListing } from '@verandah/design';
import { useNow } from '@verandah/kit';
import styles from './others.module.css';

/** A row of other listings; null if there are none. */
export function Others({
  id,
  title,
  listings,
}: {
  readonly id: string;
  readonly title: string;
  readonly listings: readonly CardListing[];
}) {
  const now = useNow();
  if (listings.length === 0) return null;
  return (
    <section className={styles.others} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <ul className={styles.cards}>
        {listings.map((listing) => (
          <li key={listing.id}>
            <ListingCard listing={listing} now={now} sizes="(min-width: 60em) 400px, (min-width: 40em) 50vw, 86vw" />
          </li>
        ))}
      </ul>
    </section>
  );
}
