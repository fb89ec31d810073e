import { useQuery } from '@verandah/areas/graph';
import { ArrowRightIcon, Icon, ListingCard } from '@verandah/design';
import { useNow, useServices } from '@verandah/kit';
import { parseAddress, type ListingSearch } from '@verandah/market';
import { useState } from 'react';
import styles from '../../pages/home/home.module.css';
import { queryWithout } from '../hidden/leave-out.ts';
import { readRecent, type RecentSearch } from '../places/recent-store.ts';
import { recentWords } from '../places/recent-words.ts';
import { readLocal } from './queries.ts';

/** Homes shown, in the order of the search. */
const most = 6;

interface LastSearch {
  readonly recent: RecentSearch;
  readonly search: ListingSearch;
}

/** The last search of this browser that was in a place; null without one. */
function lastSearch(): LastSearch | null {
  for (const recent of readRecent()) {
    const parsed = parseAddress(recent.address);
    if (parsed.kind === 'search' && parsed.search.locations.length > 0) return { recent, search: parsed.search };
  }
  return null;
}

/** Homes of the place that this browser searched last, by the filters of that search. */
export function LocalHomes() {
  const [last] = useState(lastSearch);
  return last && <Homes last={last} />;
}

/** Nothing while they load, or if they fail to: the page is complete without. */
function Homes({ last: { recent, search } }: { readonly last: LastSearch }) {
  const { bus } = useServices();
  const now = useNow();
  const [query] = useState(() => ({
    ...queryWithout(search, bus.last('hidden')?.listingIds ?? []),
    paging: { skip: 0, take: most },
  }));
  const [{ data }] = useQuery({ query: readLocal, variables: { query } });
  const homes = data?.listingSearch.results ?? [];
  if (homes.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="local">
      <div className={styles.head}>
        <h2 className={styles.heading} id="local">
          Homes in {recent.place}
        </h2>
        <a className={styles.all} href={recent.address}>
          All homes
          <Icon shape={ArrowRightIcon} size={18} />
        </a>
        <p className={styles.words}>{recentWords(recent)}</p>
      </div>
      <ul className={styles.cards}>
        {homes.map((listing) => (
          <li key={listing.id}>
            <ListingCard listing={listing} now={now} idPrefix="local" />
          </li>
        ))}
      </ul>
    </section>
  );
}
