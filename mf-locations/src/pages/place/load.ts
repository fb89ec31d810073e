import type { Loaded, PageRequest } from '@verandah/areas';
import { forCard } from '@verandah/design';
import { GraphError } from '@verandah/graph';
import { locationAddress, placeIdentifier } from '@verandah/market';
import { boundaryPicture } from '../../features/boundary/picture.ts';
import { marketOf } from '../../features/prices/market.ts';
import { withDays } from '../../features/reviews/written-on.ts';
import type { PlaceData, PlacePage } from './data.ts';
import { fetchPlace, type FetchedPlace } from './fetch-place.ts';
import { placeHead, unknownHead } from './head.ts';
import { followedMark } from './marks.ts';
import { cachedPlaces } from './cached-places.ts';

/** Number of nearest suburbs in the list; further ones are only in the picture. */
const nearest = 5;

function toPlace({ overview, agents, streets, regions, suburbs }: FetchedPlace, now: number): PlacePage {
  const {
    location: { outline, boundary, medians, ...named },
    popularQuestions,
    unansweredQuestions,
    nearby,
    surroundingSuburbs,
    reviews,
    buy,
    rent,
    sold,
    ...rest
  } = overview;
  const near = nearby
    .slice(0, nearest)
    .map(({ distanceMetres, location: { outline: _outline, latLong: _latLong, ...entry } }) => ({
      ...entry,
      distanceMetres,
    }));
  const listed = new Set(near.map(({ slug }) => slug));
  const unansweredUris = new Set(unansweredQuestions.map(({ uri }) => uri));
  return {
    kind: 'place',
    place: named,
    ...rest,
    agents,
    streets,
    regions,
    suburbs,
    outcome: null,
    reviews: { total: reviews.total, results: withDays(reviews.results, now) },
    picture: boundaryPicture(
      { place: named, rings: outline, centre: named.latLong },
      nearby.map(({ location }) => ({ place: location, rings: location.outline, centre: location.latLong })),
      { approximate: boundary?.approximate ?? true, credit: boundary?.credit ?? null },
    ),
    popular: popularQuestions.filter(({ uri }) => !unansweredUris.has(uri)),
    unanswered: unansweredQuestions,
    nearby: near,
    surrounding: surroundingSuburbs.filter(({ slug }) => !listed.has(slug)),
    market: marketOf(medians),
    buy: buy.map(forCard),
    rent: rent.map(forCard),
    // Three sales do not represent a whole state.
    sold: named.type === 'state' ? [] : sold.map(forCard),
  };
}

/**
 * Loads a location's page. A former slug redirects to the present one. A location that could not be fetched shows
 * "Australia" and no failure in the browser (LOC-09).
 * @throws {Error} on the server, which responds with 503: a page without the location would be cached and indexed
 */
export async function loadPlace({ params, url, graph, browser, now }: PageRequest): Promise<Loaded<PlaceData>> {
  const slug = params.slug ?? '';
  const request = async () => {
    const found = await fetchPlace(graph, placeIdentifier(slug));
    if (found === undefined || found instanceof Error) cachedPlaces.forget(slug);
    return found;
  };
  const fetched = browser ? await cachedPlaces.get(slug, request) : await fetchPlace(graph, placeIdentifier(slug));
  if (fetched === null) return { status: 404 };
  if (fetched === undefined || fetched instanceof Error) {
    if (!browser) throw fetched ?? new GraphError('LocationPage', 'network', 'The location could not be loaded.');
    return { status: 200, data: { kind: 'unknown' }, head: unknownHead };
  }
  const data = toPlace(fetched, now);
  if (data.place.slug !== slug) return { status: 301, location: locationAddress(data.place.slug) };
  const outcome = url.searchParams.has(followedMark) ? 'followed' : null;
  return {
    status: 200,
    data: { ...data, outcome },
    head: { ...placeHead(data), ...(outcome && { noIndex: true }) },
  };
}
