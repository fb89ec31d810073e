import type { Loaded, PageRequest } from '@verandah/areas';
import { forCard } from '@verandah/design';
import {
  emptySearch, normaliseSearch, parseAddress, searchTitle, stateByCode, statusTypes, toListingSearchQuery,
  type ListingSearch, type ListingStatusType,
} from '@verandah/market';
import { addressOf } from '../../features/filters/filter-address.ts';
import { formMark, formOpen, formSent, searchFromFields } from '../../features/filters/fields.ts';
import { fetchPanel } from '../../features/filters/later.ts';
import { findPlace } from '../../features/places/find-place.ts';
import type { FoundResults, ResultsData } from './data.ts';
import { resultsHead } from './head.ts';
import { readResults } from './queries.ts';

const defaultTimeZone = 'Australia/Melbourne';

/** A page of results: address → search → data. Forms that were sent without script lead to the canonical address of what they mean. */
export async function loadResults(request: PageRequest): Promise<Loaded<ResultsData>> {
  const { url, graph } = request;
  const typed = url.searchParams.get('q');
  const asked = parseAddress(url.pathname + url.search);
  if (asked.kind === 'not-found') return { status: 404 };
  if (typed !== null) return findTyped(request, asked.search, typed);
  if (url.searchParams.get(formMark) === formSent) return { status: 302, location: addressOf(searchFromFields(asked.search, url.searchParams)) };

  const { search } = asked;
  const { locations: places, listingSearch: found } = await graph.read(readResults, { query: toListingSearchQuery(search), places: search.locations });
  // The place in the path names the page: one that nobody knows is no page. Unknown ones beside it are left out.
  if (search.context === 'location' && places[0]?.slug !== search.locations[0]) return { status: 404 };
  const data: FoundResults = {
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
    filtersOpen: asksForPanel(url),
  };
  if (data.filtersOpen) await fetchPanel();
  const head = resultsHead(data);
  return { status: 200, data, head: data.filtersOpen ? { ...head, noIndex: true } : head };
}
const asksForPanel = (url: URL): boolean => url.searchParams.get(formMark) === formOpen;

const titleLabels = (search: ListingSearch, places: readonly string[], office: string | undefined): readonly string[] =>
  search.context === 'office' ? (office ? [office] : []) : places;

async function findTyped({ url, graph }: PageRequest, search: ListingSearch, typed: string): Promise<Loaded<ResultsData>> {
  const wanted = url.searchParams.get('mode');
  const mode: ListingStatusType = statusTypes.find((type) => type.name === wanted)?.name ?? search.mode;
  if (typed.trim() === '') return { status: 302, location: addressOf(emptySearch(mode)) };
  const place = await findPlace(graph, typed);
  if (place) return { status: 302, location: addressOf(normaliseSearch({ ...emptySearch(mode), locations: [place.slug] })) };
  return {
    status: 200,
    data: { kind: 'unknown-place', typed: typed.trim().slice(0, 100), mode },
    head: { title: 'No place found', noIndex: true },
  };
}
