import { useServices } from '@verandah/kit';
import type { ListingSearch } from '@verandah/market';
import { useEffect, useState } from 'react';
import type { Aggregations } from './aggregations.ts';
import { queryWithout } from '../hidden/leave-out.ts';
import { nearProblem } from '../near/near-problem.ts';
import { useHidden } from '../hidden/use-hidden.ts';
import { countResults } from './queries.ts';

export interface LiveCount {
  readonly total: number;
  readonly aggregations: Aggregations;
}

/** Milliseconds: choices in quick succession cause one request. */
const pause = 200;

/**
 * The count for the current choices. `current` is false until the response for the latest choice has arrived;
 * `nearProblem` says why the API can't search near their point.
 */
export function useLiveCount(
  draft: ListingSearch,
  shown: ListingSearch,
  known: LiveCount,
): { readonly count: LiveCount; readonly current: boolean; readonly nearProblem?: string | undefined } {
  const { graph } = useServices();
  const { ids } = useHidden();
  const key = JSON.stringify({ ...draft, page: 1 });
  const unchanged = key === JSON.stringify({ ...shown, page: 1 });
  const [failed, setFailed] = useState<{ readonly key: string; readonly nearProblem: string | undefined } | null>(null);
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly count: LiveCount } | null>(null);
  useEffect(() => {
    if (unchanged) return;
    let latest = true;
    const timer = setTimeout(() => {
      const query = queryWithout(JSON.parse(key) as ListingSearch, ids);
      // A failed count leaves the button without a number; applying the filters still works.
      graph.read(countResults, { query: { ...query, paging: { skip: 0, take: 1 } } }).then(
        ({ listingSearch }) => {
          if (latest) setLoaded({ key, count: listingSearch });
        },
        (error: unknown) => {
          if (latest) setFailed({ key, nearProblem: nearProblem(error) });
        },
      );
    }, pause);
    return () => {
      latest = false;
      clearTimeout(timer);
    };
  }, [graph, key, unchanged, ids]);
  if (unchanged) return { count: known, current: true };
  return {
    count: loaded?.count ?? known,
    current: loaded?.key === key,
    nearProblem: failed?.key === key ? failed.nearProblem : undefined,
  };
}
