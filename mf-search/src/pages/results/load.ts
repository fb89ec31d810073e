import type { Loaded, PageRequest } from '@verandah/areas';
import {
  emptySearch,
  parseAddress,
  renewedAddress,
  statusTypes,
  type ListingSearch,
  type ListingStatusType,
} from '@verandah/market';
import { addressOf } from '../../features/filters/filter-address.ts';
import { formMark, formOpen, formSent } from '../../features/filters/field-names.ts';
import { searchFromFields } from '../../features/filters/fields.ts';
import { fetchQuickFilters } from '../../features/filters/lazy-quick-filters.tsx';
import { lazyPanel } from '../../features/filters/lazy.ts';
import { lazyOffice } from '../../features/office/lazy.ts';
import { nearProblem } from '../../features/near/near-problem.ts';
import { findPlace } from '../../features/places/find-place.ts';
import { inPlaces } from '../../features/places/place-address.ts';
import { placeAddress } from '../../features/places/suggestion-address.ts';
import type { FoundResults, MovedSearch, ResultsData } from './data.ts';
import { failedTitle } from './failed-title.ts';
import { resultsHead } from './head.ts';
import { lazyMapPicture, lazyNoResults, lazyUnknownPlace } from './lazy.ts';
import { readFound } from './read-found.ts';

/**
 * Loads a page of results: address → search → data. Forms sent without script redirect to the canonical address of
 * their search.
 * @param shown what the page shows at another address: its results stay when these can't be loaded
 */
export async function loadResults(request: PageRequest, shown?: ResultsData): Promise<Loaded<ResultsData>> {
  const { url, flags } = request;
  const typed = url.searchParams.get('q');
  const parsed = parseAddress(url.pathname + url.search);
  if (parsed.kind === 'not-found') return { status: 404 };
  const { search } = parsed;
  const renewed = typed === null ? renewedAddress(url.pathname + url.search) : null;
  if (renewed !== null) return { status: 301, location: renewed };
  if (typed === null && url.searchParams.get(formMark) === formSent)
    return { status: 302, location: addressOf(searchFromFields(search, url.searchParams), flags) };

  try {
    if (typed !== null) return await findTyped(request, search, typed);
    const data = await readData(request, search, requestsPanel(url));
    if (!data) return { status: 404 };
    if (data.kind === 'moved') return { status: 301, location: addressOf(data.search, flags) };
    if (data.search.page > Math.max(1, data.pagination.totalPages)) return { status: 404 };
    const head = resultsHead(data, flags);
    return { status: 200, data, head: data.filtersOpen ? { ...head, noIndex: true } : head };
  } catch (error) {
    const problem = nearProblem(error);
    // On the server the host responds with its last good page, or leaves the page to the browser. Here the visitor
    // still sees what is on the screen.
    if (!request.browser && problem === undefined) throw error;
    const last = resultsOf(shown);
    const address = url.pathname + url.search;
    return {
      status: problem === undefined ? 200 : 422,
      data: { kind: 'failed', search, nearProblem: problem, address, last },
      head: { title: failedTitle, noIndex: true },
      ...(last && { stays: true }),
    };
  }
}

function resultsOf(shown: ResultsData | undefined): FoundResults | null {
  if (shown?.kind === 'failed') return shown.last;
  return shown?.kind === 'results' ? shown : null;
}

async function readData(
  { graph, browser }: PageRequest,
  search: ListingSearch,
  filtersOpen: boolean,
): Promise<FoundResults | MovedSearch | null> {
  const [found] = await Promise.all([
    readFound(graph, search, browser?.last('hidden')?.listingIds ?? []),
    fetchQuickFilters().catch(() => undefined), // the page does without until it can be had
  ]);
  if (found?.kind !== 'results') return found;
  if (filtersOpen) await lazyPanel.fetch();
  if (found.office) await lazyOffice.fetch();
  if (!browser) await lazyMapPicture.fetch();
  if (found.listings.length > 0) return { ...found, filtersOpen };
  await lazyNoResults.fetch();
  const { readAlternatives } = await import('./alternative-searches.ts');
  // The page states that nothing was found even if the alternatives fail to load.
  return { ...found, filtersOpen, alternatives: await readAlternatives(graph, found).catch(() => null) };
}

const requestsPanel = (url: URL): boolean => url.searchParams.get(formMark) === formOpen;

async function findTyped(
  { url, graph, flags }: PageRequest,
  search: ListingSearch,
  typed: string,
): Promise<Loaded<ResultsData>> {
  const wanted = url.searchParams.get('mode');
  const mode: ListingStatusType = statusTypes.find((type) => type.name === wanted)?.name ?? search.mode;
  const places = (url.searchParams.get('suburbs') ?? '').split(',', 20).map((slug) => ({ slug, label: slug }));
  if (typed.trim() === '')
    return {
      status: 302,
      location: inPlaces(
        emptySearch(mode),
        places.map(({ slug }) => slug),
        flags,
      ),
    };
  const place = await findPlace(graph, typed, places[0]?.slug);
  if (place)
    return {
      status: 302,
      location: placeAddress(place, emptySearch(mode), places, { isLive: (href) => href === place.address, flags }),
    };
  await lazyUnknownPlace.fetch();
  return {
    status: 200,
    data: { kind: 'unknown-place', typed: typed.trim().slice(0, 100), mode },
    head: { title: 'Location not found', noIndex: true },
  };
}
