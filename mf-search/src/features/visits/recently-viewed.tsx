import { ArrowRightIcon, Icon, ListingCard, type CardListing } from '@verandah/design';
import { useNow, useServices } from '@verandah/kit';
import { useEffect, useState } from 'react';
import styles from '../../pages/home/home.module.css';
import { readViewed } from './queries.ts';

/** Homes shown, the last viewed first. */
const most = 3;

/** The homes that this browser viewed last. Nothing while they load, or if they fail to: the page is complete without. */
export function RecentlyViewed({ ids }: { readonly ids: readonly string[] }) {
  const { graph, isLive } = useServices();
  const now = useNow();
  const [homes, setHomes] = useState<readonly CardListing[]>([]);
  // A few more, in case some are no longer advertised.
  const wanted = ids.slice(0, 2 * most).join();
  useEffect(() => {
    let here = true;
    const requested = wanted.split(',');
    graph.read(readViewed, { ids: requested, take: requested.length }).then(
      ({ listingsById }) => {
        if (here) setHomes(requested.flatMap((id) => listingsById.filter((home) => home.id === id)).slice(0, most));
      },
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [graph, wanted]);
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
