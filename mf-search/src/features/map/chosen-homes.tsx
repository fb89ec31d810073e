import { Button, CloseIcon, Icon, ListingCard, type CardListing } from '@verandah/design';
import { nearDistance, type ListingSearch, plural } from '@verandah/market';
import { useEffect, useState } from 'react';
import { HomeLine } from './home-line.tsx';
import styles from './chosen-homes.module.css';

interface ChosenHomesProps {
  /** undefined until they have arrived. */
  readonly listings: readonly CardListing[] | undefined;
  /** The number of homes at the marker; it may exceed the number shown. */
  readonly count: number;
  readonly viewed: ReadonlySet<string>;
  /** The point that the search is near to. */
  readonly near: ListingSearch['near'];
  /** Along the lower edge of a map that is too narrow for a card beside its marker. */
  readonly below: boolean;
  onClose(): void;
}

/** The home of a selected marker as a card, or its homes as a list. Escape closes it from anywhere on the page. */
export function ChosenHomes({ listings, count, viewed, near, below, onClose }: ChosenHomesProps) {
  const [now] = useState(Date.now);
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [onClose]);
  const [only] = listings ?? [];
  return (
    <section
      className={styles.chosen}
      data-below={below ? '' : undefined}
      aria-label="Selected homes"
      aria-busy={!listings || undefined}
    >
      <div className={styles.head}>
        {count > 1 && (
          <p className={styles.count}>
            {plural(count, 'home')} here{listings && count > listings.length && `, the first ${listings.length}`}
          </p>
        )}
        <Button size="small" className={styles.close} onClick={onClose} aria-label="Close">
          <Icon shape={CloseIcon} />
        </Button>
      </div>
      {!listings && <p className={styles.wait}>Loading…</p>}
      {only && count === 1 && !below ? (
        <ListingCard
          listing={only}
          now={now}
          sizes="240px"
          idPrefix="chosen"
          viewed={viewed.has(only.id)}
          distance={nearDistance(near, only.address, only.travelMinutes)}
        />
      ) : (
        <ul className={styles.row}>
          {listings?.map((listing) => (
            <li key={listing.id} className={styles.line}>
              <HomeLine
                listing={listing}
                now={now}
                distance={nearDistance(near, listing.address, listing.travelMinutes)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
