import type { Graph } from '@verandah/graph';
import {
  activeFilters,
  countValues,
  emptySearch,
  normaliseSearch,
  stateByCode,
  type ListingSearch,
} from '@verandah/market';
import { withoutFilters } from '../../features/filters/fields.ts';
import { queryWithout } from '../../features/hidden/leave-out.ts';
import { readNearby, readNearestSuburbs, readRelaxations, readTotal, type ResultsPlace } from './queries.ts';
import type { SearchFilter } from '../../graphql.ts';

/** An alternative search that finds something where this one found nothing. */
export interface AlternativeSearch {
  readonly label: string;
  readonly total: number;
  readonly search: ListingSearch;
}

/** The alternatives of a page without results, the most promising first in each list. */
export interface Alternatives {
  /** The search without one of its filters. */
  readonly relaxed: readonly AlternativeSearch[];
  /** The search without two of its filters. */
  readonly pairs: readonly AlternativeSearch[];
  /** Nearby suburbs, and the whole state. */
  readonly nearby: readonly AlternativeSearch[];
  /** The searches nearby have the same filters. */
  readonly nearbyMatches: boolean;
}

const mostNearby = 6;

/** Filters have the names of the fields of a search. */
const dropFilters = (search: ListingSearch, filters: readonly SearchFilter[]): ListingSearch => {
  const empty = emptySearch(search.mode);
  return normaliseSearch({
    ...search,
    ...Object.fromEntries(filters.map((filter) => [filter, empty[filter]])),
    propertyTypes: typesWithout(search, filters),
    page: 1,
  });
};

/** A studio beside numbers of bedrooms goes when they do, if it is the only type, and stays when other types go. */
function typesWithout({ propertyTypes, bedrooms }: ListingSearch, filters: readonly SearchFilter[]) {
  const [noTypes, noBedrooms] = [filters.includes('propertyTypes'), filters.includes('bedrooms')];
  const isBedrooms = countValues(bedrooms).length > 0 && propertyTypes.includes('studio');
  if (isBedrooms && propertyTypes.length === 1) return noBedrooms ? [] : propertyTypes;
  if (!noTypes) return propertyTypes;
  return isBedrooms && !noBedrooms ? (['studio'] as const) : [];
}

/** A search that found nothing. */
interface EmptySearch {
  readonly search: ListingSearch;
  readonly places: readonly ResultsPlace[];
  /** Hidden listings that it excludes. */
  readonly leftOut: readonly string[];
}

/** Called only when a search found nothing. */
export async function readAlternatives(graph: Graph, found: EmptySearch): Promise<Alternatives> {
  const { search, leftOut } = found;
  const [relaxed, nearby] = await Promise.all([readRelaxed(graph, search, leftOut), readAround(graph, found)]);
  return { ...relaxed, ...nearby };
}

async function readRelaxed(
  graph: Graph,
  search: ListingSearch,
  leftOut: readonly string[],
): Promise<Pick<Alternatives, 'relaxed' | 'pairs'>> {
  const set = activeFilters(search);
  if (set.length === 0) return { relaxed: [], pairs: [] };
  const { listingSearch } = await graph.read(readRelaxations, { query: queryWithout({ ...search, page: 1 }, leftOut) });
  const labelOf = (filter: SearchFilter): string =>
    set
      .filter(({ key }) => key === filter || key.startsWith(`${filter}:`))
      .map(({ label }) => label)
      .join(', ');
  const way = (filters: readonly SearchFilter[], total: number): AlternativeSearch => ({
    total,
    label: filters.map((filter) => `“${labelOf(filter)}”`).join(' and '),
    search: dropFilters(search, filters),
  });
  return {
    relaxed: listingSearch.relaxations
      .filter(({ total }) => total > 0)
      .map(({ filter, total }) => way([filter], total)),
    pairs: listingSearch.relaxedPairs.map(({ filters, total }) => way(filters, total)),
  };
}

type Nearby = Pick<Alternatives, 'nearby' | 'nearbyMatches'>;

/**
 * The nearest suburbs that have homes with the same filters. If there are none, the surrounding suburbs are searched
 * without filters.
 */
async function readAround(graph: Graph, { search, places, leftOut }: EmptySearch): Promise<Nearby> {
  const [place] = places;
  if (search.context !== 'location' || !place || place.slug === place.stateCode.toLowerCase())
    return { nearby: [], nearbyMatches: false };
  const inPlace = (base: ListingSearch, slug: string): ListingSearch =>
    normaliseSearch({ ...base, locations: [slug], page: 1 });
  const count = async (way: Omit<AlternativeSearch, 'total'>): Promise<AlternativeSearch> => {
    const query = { ...queryWithout(way.search, leftOut), paging: { skip: 0, take: 1 } };
    return { ...way, total: (await graph.read(readTotal, { query })).listingSearch.exactTotal };
  };
  const [{ listingSearch }, { location }] = await Promise.all([
    graph.read(readNearestSuburbs, { query: queryWithout({ ...search, page: 1 }, leftOut), take: mostNearby }),
    graph.read(readNearby, { identifier: place.slug }),
  ]);
  const matching = listingSearch.nearestSuburbs.map(({ slug, label, total }) => ({
    label,
    total,
    search: inPlace(search, slug),
  }));
  const around = matching.length > 0 ? [] : (location?.surroundingSuburbs ?? []);
  const base = search.surrounding ? withoutFilters(search) : search;
  const others = around
    .filter(({ slug }) => !search.locations.includes(slug))
    .slice(0, mostNearby)
    .map(({ slug, label }) => ({ label, search: inPlace(base, slug) }));
  const state = stateByCode(place.stateCode);
  const wider = state
    ? [{ label: `All of ${state.name}`, search: inPlace(search, place.stateCode.toLowerCase()) }]
    : [];
  const counted = await Promise.all([...others, ...wider].map(count));
  return {
    nearby: [...matching, ...counted.filter(({ total }) => total > 0)],
    nearbyMatches: matching.length > 0,
  };
}
