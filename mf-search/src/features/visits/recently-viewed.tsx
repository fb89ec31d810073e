import { useQuery } from '@verandah/areas/graph';
import { ArrowRightIcon, Icon, ListingCard } from '@verandah/design';
import { useNow, useServices } from '@verandah/kit';
import styles from '../../pages/home/home.module.css';
import { readViewed } from './queries.ts';

/** Homes shown, the last viewed first. */
const most = 3;

/**
 * The homes that this browser viewed last. Nothing while they load, or if they fail to: the page is complete without.
 */
export function RecentlyViewed({ ids }: { readonly ids: readonly string[] }) {
  const { isLive } = useServices();
  const now = useNow();
  // A few more, in case some are no longer advertised.
  const requested = ids.slice(0, 2 * most);
  const [{ data }] = useQuery({
    query: readViewed,
    variables: { ids: requested, take: requested.length },
    pause: requested.length === 0,
  });
  const homes = requested.flatMap((id) => data?.listingsById.filter((home) => home.id === id) ?? []).slice(0, most);
  if (homes.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="recently-viewed">
      <div className={styles.head}>
        <h2 className={styles.heading} id="recently-viewed">
          Recently viewed
        </h2>
        {isLive('/user-history') && (
          <a className={styles.all} href="/user-history">
            All you viewed
            <Icon shape={ArrowRightIcon} size={18} />
          </a>
        )}
      </div>
      <ul className={styles.cards}>
        {homes.map((listing) => (
          <li key={listing.id}>
            <ListingCard listing={listing} now={now} idPrefix="viewed" />
          </li>
        ))}
      </ul>
    </section>
  );
}
