import { useQuery } from '@verandah/areas/graph';
import { wholeCountry, type ListingSearch } from '@verandah/market';
import type { MapPlace } from '@verandah/map';
import { queryWithout } from '../hidden/leave-out.ts';
import { readMapCount } from './queries.ts';
import { searchHere } from './search-here.ts';

/** Milliseconds that the map rests before homes are counted. */
const rest = 250;
const nowhere = { west: 0, south: 0, east: 0, north: 0 };

export interface MapCount {
  readonly inView: number;
  /** Homes of the searched area whose address is not public. */
  readonly withoutAddress: number;
}

/**
 * The number of the search's homes in the map's view, counted as the list counts; of a mapped search the homes that a
 * search of the view lists. Undefined until the first count has arrived, null where counting failed.
 */
export function useMapCount(
  search: ListingSearch,
  hidden: readonly string[],
  view: MapPlace | null,
): MapCount | null | undefined {
  const bounds = view && (searchHere(search, view).bounds ?? null);
  const mapped = search.context === 'map';
  const query = queryWithout({ ...search, page: 1, ...(mapped && { bounds: wholeCountry }) }, hidden);
  const [{ data, error }] = useQuery({
    query: readMapCount,
    variables: { query, view: bounds ?? nowhere },
    pause: bounds === null,
    rest,
  });
  return error === undefined ? data?.listingSearch.mapCount : null;
}
