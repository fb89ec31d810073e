import { ListingCard, type CardListing } from '@verandah/design';
import { useNow } from '@verandah/kit';
import type { ComponentProps, ReactNode } from 'react';
import styles from './home-card.module.css';

interface HomeCardProps {
  /** Null: it is no longer listed. */
  readonly listing: CardListing | null;
  /** Level of its heading. */
  readonly level: 2 | 3;
  /** The member's own controls. */
  readonly children: ReactNode;
}

/** A saved home: a listing and, in the same card, what the member does with it. */
export function HomeCard({ listing, level, children }: HomeCardProps) {
  const now = useNow();
  return (
    <div className={styles.card}>
      {listing ? (
        <ListingCard listing={listing} now={now} level={level} />
      ) : (
        <p className={styles.gone}>This home is no longer listed.</p>
      )}
      <div className={styles.controls}>{children}</div>
    </div>
  );
}

/** A list of such cards: one column on a phone, three on a wide screen. */
export const HomeGrid = (props: Omit<ComponentProps<'ul'>, 'className'>) => <ul className={styles.grid} {...props} />;
