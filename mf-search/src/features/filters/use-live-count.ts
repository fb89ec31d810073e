import { useQuery } from '@verandah/areas/graph';
import type { ListingSearch } from '@verandah/market';
import type { Aggregations, TraitCounts } from './aggregations.ts';
import { queryWithout } from '../hidden/leave-out.ts';
import { nearProblem } from '../near/near-problem.ts';
import { useHidden } from '../hidden/use-hidden.ts';
import { countResults } from './queries.ts';

export interface LiveCount {
  readonly total: number;
  readonly aggregations: Aggregations;
}

/** Milliseconds: choices in quick succession cause one request. */
const rest = 200;

/**
 * The count for the current choices. `current` is false until the response for the latest choice has arrived;
 * `nearProblem` is the reason why the API can't search near their point.
 */
export function useLiveCount(
  draft: ListingSearch,
  shown: ListingSearch,
  known: LiveCount,
  open: boolean,
): {
  readonly count: LiveCount;
  /** Undefined until they are loaded. */
  readonly traits: TraitCounts | undefined;
  readonly current: boolean;
  readonly nearProblem?: string | undefined;
} {
  const { ids } = useHidden();
  const first = { ...draft, page: 1 };
  const unchanged = JSON.stringify(first) === JSON.stringify({ ...shown, page: 1 });
  // A failed count leaves the button without a number; applying the filters still works.
  const [{ data, error, fetching }] = useQuery({
    query: countResults,
    variables: { query: { ...queryWithout(first, ids), paging: { skip: 0, take: 1 } } },
    pause: !open,
    rest,
  });
  const traits = data?.listingSearch.aggregations;
  if (unchanged) return { count: known, traits, current: true };
  return {
    traits,
    count: data?.listingSearch ?? known,
    current: !fetching && error === undefined,
    nearProblem: nearProblem(error),
  };
}
