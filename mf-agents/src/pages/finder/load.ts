import type { Loaded, PageRequest } from '@verandah/areas';
import { paginate, placeIdentifier } from '@verandah/market';
import type { FinderData } from './data.ts';
import { finderAddress, readFinder } from './finder-search.ts';
import { finderHead } from './head.ts';
import { findPeople, readPlace, suggestPlaces } from './queries.ts';

/** The GraphQL API lists no more pages. */
const mostPages = 400;

/** Loads the finder. A typed location redirects to its address, a former slug to the present one. */
export async function loadFinder({ url, graph }: PageRequest): Promise<Loaded<FinderData>> {
  const search = readFinder(url);
  if (search.page > mostPages) return { status: 404 };
  const typed = (url.searchParams.get('place') ?? '').trim().slice(0, 100);
  if (typed !== '') {
    const {
      locationSearch: [best],
    } = await graph.read(suggestPlaces, { term: typed, take: 1 });
    if (best?.slug) return { status: 302, location: finderAddress({ ...search, location: best.slug }) };
    const data: FinderData = {
      search: { ...search, location: '' },
      place: null,
      unknownPlace: typed,
      agents: [],
      offices: [],
      totals: { agents: 0, offices: 0 },
      local: null,
      similar: false,
      countedTo: '',
    };
    return { status: 200, data, head: { title: 'Location not found – Find an agent', noIndex: true } };
  }
  const [results, location] = await Promise.all([
    findPeople(graph, search),
    search.location === ''
      ? null
      : graph.read(readPlace, { identifier: placeIdentifier(search.location) }).then(({ location: found }) => found),
  ]);
  if (search.location !== '' && !location) return { status: 404 };
  if (location && location.slug !== search.location)
    return { status: 301, location: finderAddress({ ...search, location: location.slug }) };
  const { totalPages } = paginate(results.totals[search.type], search.page);
  if (search.page > Math.max(1, totalPages)) return { status: 404 };
  const data: FinderData = { ...results, search, place: location, unknownPlace: '' };
  return { status: 200, data, head: finderHead(data) };
}
