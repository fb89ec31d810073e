import { useServices } from '@verandah/kit';
import type { MapPlace } from '@verandah/map';
import { wholeCountry, type ListingSearch } from '@verandah/market';
import { useEffect, useState } from 'react';
import { queryWithout } from '../hidden/leave-out.ts';
import { readMapCount } from './queries.ts';
import { searchHere } from './search-here.ts';

/** Milliseconds of rest before homes are counted. */
const calm = 250;

export interface MapCount {
  readonly inView: number;
  /** Homes of the searched area whose address is not public. */
  readonly withoutAddress: number;
}

/**
 * The number of the search's homes in the map's view, counted as the list counts; of a mapped search the homes that a
 * search of the view lists. Null until the first count has arrived, and where counting failed.
 */
export function useMapCount(search: ListingSearch, hidden: readonly string[], view: MapPlace | null): MapCount | null {
  const { graph, report } = useServices();
  const [count, setCount] = useState<MapCount | null>(null);
  const bounds = view && (searchHere(search, view).bounds ?? null);
  const mapped = search.context === 'map';
  const query = queryWithout({ ...search, page: 1, ...(mapped && { bounds: wholeCountry }) }, hidden);
  const key = bounds && JSON.stringify([bounds, query]);
  useEffect(() => {
    if (!key || !bounds) return;
    let latest = true;
    const timer = setTimeout(() => {
      graph.read(readMapCount, { query, view: bounds }).then(
        ({ listingSearch }) => {
          if (latest) setCount(listingSearch.mapCount);
        },
        (error: unknown) => {
          if (!latest) return;
          report(error, 'map');
          setCount(null);
        },
      );
    }, calm);
    return () => {
      latest = false;
      clearTimeout(timer);
    };
    // `key` covers bounds and query.
    // eslint-disable-next-line react/exhaustive-deps
  }, [graph, report, key]);
  return count;
}
