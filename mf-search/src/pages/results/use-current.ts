import { useServices } from '@verandah/kit';
import { useEffect, useMemo, useState } from 'react';
import type { FoundResults } from './data.ts';

/** The most results that are stored for Undo. */
const mostStored = 4;
const keyOf = (ids: readonly string[]): string => ids.join();

/**
 * The results as they stand with what the visitor has hidden by now. Hidden cards leave at once; the page is then loaded
 * again behind the scenes, so that counts are right and others move up. A failure of that leaves the page without
 * the cards.
 */
export function useCurrent(data: FoundResults, ids: readonly string[], hidden: ReadonlySet<string>): FoundResults {
  const { graph, report } = useServices();
  const [loaded, setLoaded] = useState<{ readonly of: FoundResults; readonly answers: readonly FoundResults[] }>({
    of: data,
    answers: [data],
  });
  const answers = loaded.of === data ? loaded.answers : [data];
  const key = keyOf(ids);
  const settled = answers.find(({ leftOut }) => keyOf(leftOut) === key);
  const latest = answers.at(-1) ?? data;
  // All of the search is on this page and none of it hidden: the others would find the same.
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
        (answer) => {
          if (!wanted || answer?.kind !== 'results') return;
          setLoaded((before) => ({
            of: data,
            answers: [
              ...(before.of === data ? before.answers : [data]),
              { ...answer, filtersOpen: data.filtersOpen },
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

/** Results without the cards that were hidden since they came. */
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
