import { EmptyState, ListingCard } from '@verandah/design';
import { useNow } from '@verandah/kit';
import type { TabData } from '../../pages/profile/data.ts';
import { listingKinds } from '../../pages/profile/tabs.ts';
import { tabAddress } from '../../pages/profile/tab-address.ts';
import type { ProfileAgent } from '../../pages/profile/agent.ts';
import styles from './tabs.module.css';

/** An agent's listings: current, sold or leased. */
export function Listings({
  agent: { username, name, performance },
  content,
}: {
  readonly agent: ProfileAgent;
  readonly content: TabData & { readonly tab: 'listings' };
}) {
  const now = useNow();
  const counts = {
    buy: performance.forSale,
    rent: performance.forRent,
    sold: performance.sold,
    leased: performance.leased,
  };
  return (
    <>
      <nav aria-label="Listings by status">
        <ul className={styles.chips}>
          {listingKinds.map(({ name: kind, label }) => (
            <li key={kind}>
              <a
                className={styles.chip}
                href={tabAddress(username, 'listings', { kind })}
                aria-current={kind === content.kind ? 'page' : undefined}
              >
                {label} ({counts[kind]})
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {content.results.length > 0 ? (
        <ul className={styles.cards}>
          {content.results.map((listing, index) => (
            <li key={listing.id}>
              <ListingCard listing={listing} now={now} eager={index < 2} sizes="(min-width: 40em) 400px, 100vw" />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title={`${name} has no listings of this type`}>
          <p>Choose another type above.</p>
        </EmptyState>
      )}
    </>
  );
}
