import { forCard } from '@verandah/design';
import type { Graph } from '@verandah/graph';
import { normaliseSearch, placeIdentifier, searchTitle, stateByCode, type ListingSearch } from '@verandah/market';
import { queryWithout } from '../../features/hidden/leave-out.ts';
import { travelTo } from '../../features/near/travel-to.ts';
import type { FoundResults, MovedSearch } from './data.ts';
import { readResults } from './queries.ts';
import { settlePlaces } from './settle-places.ts';

const defaultTimeZone = 'Australia/Melbourne';

/**
 * Results of a search without the listings in `leftOut`. Null when the location or office that names the page is not
 * found. Other locations that are not found are left out.
 */
export async function readFound(
  graph: Graph,
  requested: ListingSearch,
  leftOut: readonly string[],
): Promise<FoundResults | MovedSearch | null> {
  const {
    locations: places,
    office = null,
    listingSearch: found,
    travelModes,
  } = await graph.read(readResults, {
    query: queryWithout(requested, leftOut),
    places: requested.locations.map(placeIdentifier),
    office: requested.office ?? '',
    byOffice: requested.context === 'office',
    nearPoint: requested.near !== undefined,
    ...travelTo(requested.near),
    byKeyword: requested.keywords.length > 0,
  });
  if (requested.context === 'office' && !office) return null;
  if (office && office.slug !== requested.office)
    return { kind: 'moved', search: { ...requested, office: office.slug } };
  const { slugs, unknown, moved } = await settlePlaces(graph, requested.locations, places);
  if (slugs.length > 0 && unknown.includes(slugs[0] as string)) return null;
  if (moved) return { kind: 'moved', search: normaliseSearch({ ...requested, locations: slugs }) };
  const search =
    unknown.length > 0
      ? normaliseSearch({ ...requested, locations: slugs.filter((slug) => !unknown.includes(slug)) })
      : requested;
  return {
    kind: 'results',
    search,
    unknownPlaces: unknown,
    office,
    title: searchTitle(search, office ? [office.name] : places.map((place) => place.label)),
    places,
    timeZone:
      stateByCode(places[0]?.stateCode ?? office?.location?.stateCode ?? '')?.timeZone ??
      found.results[0]?.address.timeZone ??
      defaultTimeZone,
    listings: found.results.map(forCard),
    excerpts: Object.fromEntries((found.keywordExcerpts ?? []).map(({ listingId, parts }) => [listingId, parts])),
    total: found.total,
    exactTotal: found.exactTotal,
    pagination: found.pagination,
    median: found.prices.filtered.median,
    aggregations: found.aggregations,
    travelModes,
    leftOut,
    filtersOpen: false,
    alternatives: null,
  };
}
