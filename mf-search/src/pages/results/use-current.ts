import { useServices } from '@verandah/kit';
import { useEffect, useMemo, useState } from 'react';
import type { FoundResults } from './data.ts';

/** The most result sets that are cached for Undo. */
const mostStored = 4;
const keyOf = (ids: readonly string[]): string => ids.join();

/**
 * The results without what the visitor has hidden since. Hidden cards leave at once. The page is then loaded again in
 * the background, so that counts are right and other cards move up. If that fails, the page stays without the cards.
 */
export function useCurrent(data: FoundResults, ids: readonly string[], hidden: ReadonlySet<string>): FoundResults {
  const { graph, report } = useServices();
  const [loaded, setLoaded] = useState<{ readonly of: FoundResults; readonly versions: readonly FoundResults[] }>({
    of: data,
    versions: [data],
  });
  const versions = loaded.of === data ? loaded.versions : [data];
  const key = keyOf(ids);
  const settled = versions.find(({ leftOut }) => keyOf(leftOut) === key);
  const latest = versions.at(-1) ?? data;
  // All results are on this page and none of them is hidden: another request would return the same.
  const complete =
    latest.pagination.totalPages <= 1 &&
    !latest.listings.some(({ id }) => hidden.has(id)) &&
    latest.leftOut.every((id) => hidden.has(id));
  const known = settled !== undefined || complete;
  useEffect(() => {
    if (known) return;
    let wanted = true;
    import('./read-found.ts')
      .then(({ readFound }) => readFound(graph, data.search, key ? key.split(',') : []))
      .then(
        (result) => {
          if (!wanted || result?.kind !== 'results') return;
          setLoaded((before) => ({
            of: data,
            versions: [
              ...(before.of === data ? before.versions : [data]),
              { ...result, filtersOpen: data.filtersOpen },
            ].slice(-mostStored),
          }));
        },
        (error: unknown) => report(error, 'results'),
      );
    return () => {
      wanted = false;
    };
  }, [graph, report, data, key, known]);
  return useMemo(() => settled ?? withoutCards(latest, hidden), [settled, latest, hidden]);
}

/** Results without the cards that were hidden after they were loaded. */
function withoutCards(data: FoundResults, hidden: ReadonlySet<string>): FoundResults {
  const exactHere = Math.min(Math.max(data.exactTotal - data.pagination.skip, 0), data.listings.length);
  const gone = data.listings.filter(({ id }) => hidden.has(id)).length;
  if (gone === 0) return data;
  const exactGone = data.listings.slice(0, exactHere).filter(({ id }) => hidden.has(id)).length;
  return {
    ...data,
    listings: data.listings.filter(({ id }) => !hidden.has(id)),
    total: data.total - gone,
    exactTotal: data.exactTotal - exactGone,
  };
}
