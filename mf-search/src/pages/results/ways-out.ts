import type { Graph } from '@verandah/graph';
import { activeFilters, emptySearch, normaliseSearch, stateByCode, type ListingSearch } from '@verandah/market';
import { withoutFilters } from '../../features/filters/fields.ts';
import { queryWithout } from '../../features/hidden/leave-out.ts';
import type { FoundResults } from './data.ts';
import { readNearby, readRelaxations, readTotal, type SearchFilter } from './queries.ts';

/** An alternative search that finds something where this one found nothing. */
export interface WayOut {
  readonly label: string;
  readonly total: number;
  readonly search: ListingSearch;
}

/** The alternatives of a page without results, the most promising first in each list. */
export interface WaysOut {
  /** The search without one of its filters. */
  readonly relaxed: readonly WayOut[];
  /** Nearby suburbs, and the whole state. */
  readonly nearby: readonly WayOut[];
}

const mostNearby = 6;

/** Filters have the names of the fields of a search. */
const without = (search: ListingSearch, filter: SearchFilter): ListingSearch =>
  normaliseSearch({ ...search, [filter]: emptySearch(search.mode)[filter], page: 1 });

/** Called only when a search found nothing. */
export async function readWaysOut(graph: Graph, found: FoundResults): Promise<WaysOut> {
  const { search, leftOut } = found;
  const [relaxed, nearby] = await Promise.all([readRelaxed(graph, search, leftOut), readAround(graph, found)]);
  return { relaxed, nearby };
}

async function readRelaxed(graph: Graph, search: ListingSearch, leftOut: readonly string[]): Promise<WayOut[]> {
  const set = activeFilters(search);
  if (set.length === 0) return [];
  const { listingSearch } = await graph.read(readRelaxations, { query: queryWithout({ ...search, page: 1 }, leftOut) });
  return listingSearch.relaxations
    .filter(({ total }) => total > 0)
    .map(({ filter, total }) => ({
      total,
      label: set
        .filter(({ key }) => key === filter || key.startsWith(`${filter}:`))
        .map(({ label }) => label)
        .join(', '),
      search: without(search, filter),
    }));
}

/**
 * If the surrounding suburbs were searched already, they are searched again without filters: with them they have no
 * results.
 */
async function readAround(graph: Graph, { search, places, leftOut }: FoundResults): Promise<WayOut[]> {
  const [place] = places;
  if (search.context !== 'location' || !place || place.slug === place.stateCode.toLowerCase()) return [];
  const { location } = await graph.read(readNearby, { identifier: place.slug });
  const base = search.surrounding ? withoutFilters(search) : normaliseSearch({ ...search, page: 1 });
  const state = stateByCode(place.stateCode);
  const others = (location?.surroundingSuburbs ?? [])
    .filter(({ slug }) => !search.locations.includes(slug))
    .slice(0, mostNearby)
    .map(({ slug, label }) => ({ label, search: normaliseSearch({ ...base, locations: [slug] }) }));
  const wider = state
    ? [
        {
          label: `All of ${state.name}`,
          search: normaliseSearch({ ...search, locations: [place.stateCode.toLowerCase()], page: 1 }),
        },
      ]
    : [];
  const counted = await Promise.all(
    [...others, ...wider].map(async (way) => {
      const query = { ...queryWithout(way.search, leftOut), paging: { skip: 0, take: 1 } };
      const { listingSearch } = await graph.read(readTotal, { query });
      return { ...way, total: listingSearch.exactTotal };
    }),
  );
  return counted.filter(({ total }) => total > 0);
}
