import * as v from 'valibot';
import { listingResponses } from '../responses/listing-response.ts';
import { mapShape, searchPageShape } from '../responses/shapes.ts';
import { jsonInput, defineOperation, type Operation } from '../../../platform/rest/public.ts';
import type { Service } from '../../../platform/service.ts';
import { markerRows } from '../listing-row.ts';
import { listingsInOrder } from '../loaders.ts';
import { findListings, type SearchFound } from '../search-listings.ts';
import { momentAt } from '../../../platform/moment.ts';
import type { SearchInput } from '../search/search-input.ts';
import { wantsNothing, type SearchWants } from '../search/search-request.ts';
import { markerView } from '../view.ts';
import { freshFor } from './read.ts';
import { loadersOf, readConsistently } from './reading.ts';
import { boundarySearch, locationSearch } from './search-shape.ts';

const totalOnly: SearchWants = { ...wantsNothing, total: true };

/** A location that does not exist is rejected: ignoring it would change the search. */
const runSearch = (
  { graphDatabase, travelAreas }: Service,
  input: SearchInput,
  wants: SearchWants,
): Promise<SearchFound> =>
  readConsistently(() =>
    findListings(graphDatabase, input, wants, momentAt(Date.now()), travelAreas, undefined, 'refuse'),
  );

async function findPage(service: Service, input: SearchInput): Promise<v.InferOutput<typeof searchPageShape>> {
  const loaders = loadersOf(service);
  const { response, pagination } = await runSearch(service, input, { ...totalOnly, results: true, median: true });
  return {
    results: await listingResponses(loaders, await listingsInOrder(loaders, response.ids)),
    total: response.total,
    prices: { filtered: { median: response.median ?? null } },
    pagination,
  };
}

async function findPins(service: Service, input: SearchInput): Promise<v.InferOutput<typeof mapShape>> {
  const { response } = await runSearch(service, input, { ...totalOnly, markers: true });
  return {
    total: response.total,
    markers: (await markerRows(service.graphDatabase, response.markerIds))
      .map(markerView)
      .filter((marker) => marker !== undefined),
  };
}

type Read = (service: Service, input: SearchInput) => Promise<v.InferOutput<typeof searchPageShape>>;
const inLocations = (input: v.InferOutput<typeof locationSearch>): SearchInput => ({
  ...input,
  searchMode: 'location',
});

/** The same search by GET, with the query as JSON, and by POST. */
const bothShapes = <Result extends v.GenericSchema>(
  name: string,
  path: string,
  summary: string,
  response: Result,
  run: (service: Service, input: SearchInput) => Promise<v.InferOutput<Result>>,
): readonly Operation[] => [
  defineOperation({
    id: `listingsByLocation${name}`,
    method: 'GET',
    path: `/listings/location/${path}`,
    domain: 'listings',
    summary: `Searches for listings in suburbs, regions, states and postcodes. ${summary}`,
    freshFor,
    query: v.object({ query: jsonInput(locationSearch) }),
    response,
    handle: ({ query, service }) => run(service, inLocations(query.query)),
  }),
  defineOperation({
    id: `searchListingsByLocation${name}`,
    method: 'POST',
    path: `/listings/location/${path}`,
    domain: 'listings',
    summary: `Searches for listings in suburbs, regions, states and postcodes. ${summary}`,
    body: locationSearch,
    response,
    handle: ({ body, service }) => run(service, inLocations(body)),
  }),
  defineOperation({
    id: `listingsByBoundary${name}`,
    method: 'GET',
    path: `/listings/boundary/${path}`,
    domain: 'listings',
    summary: `Searches for listings within an area drawn on the map. ${summary}`,
    freshFor,
    query: v.object({ query: jsonInput(boundarySearch) }),
    response,
    handle: ({ query, service }) => run(service, query.query),
  }),
  defineOperation({
    id: `searchListingsByBoundary${name}`,
    method: 'POST',
    path: `/listings/boundary/${path}`,
    domain: 'listings',
    summary: `Searches for listings within an area drawn on the map. ${summary}`,
    body: boundarySearch,
    response,
    handle: ({ body, service }) => run(service, body),
  }),
];

export const searchOperations: readonly Operation[] = [
  ...bothShapes('', 'list', 'Returns a page of results.', searchPageShape, findPage satisfies Read),
  ...bothShapes(
    'OnMap',
    'map',
    'Returns positions of the results for a map, at most 500, highest tiers first.',
    mapShape,
    findPins,
  ),
];
