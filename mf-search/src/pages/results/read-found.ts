import { forCard } from '@verandah/design';
import type { Graph } from '@verandah/graph';
import { searchTitle, stateByCode, type ListingSearch } from '@verandah/market';
import { queryWithout } from '../../features/hidden/leave-out.ts';
import type { FoundResults } from './data.ts';
import { readResults } from './queries.ts';

const defaultTimeZone = 'Australia/Melbourne';

/** Results of a search without the listings in `leftOut`; null when nobody knows the place that names the page. Unknown ones beside it are left out. */
export async function readFound(graph: Graph, search: ListingSearch, leftOut: readonly string[]): Promise<FoundResults | null> {
  const { locations: places, listingSearch: found } = await graph.read(readResults, { query: queryWithout(search, leftOut), places: search.locations });
  if (search.context === 'location' && places[0]?.slug !== search.locations[0]) return null;
  return {
    kind: 'results',
    search,
    title: searchTitle(search, titleLabels(search, places.map((place) => place.label), found.results[0]?.office.name)),
    places,
    timeZone: stateByCode(places[0]?.stateCode ?? '')?.timeZone ?? found.results[0]?.address.timeZone ?? defaultTimeZone,
    listings: found.results.map(forCard),
    total: found.total,
    exactTotal: found.exactTotal,
    pagination: found.pagination,
    median: found.prices.filtered.median,
    aggregations: found.aggregations,
    leftOut,
    filtersOpen: false,
    waysOut: null,
  };
}

const titleLabels = (search: ListingSearch, places: readonly string[], office: string | undefined): readonly string[] =>
  search.context === 'office' ? (office ? [office] : []) : places;
