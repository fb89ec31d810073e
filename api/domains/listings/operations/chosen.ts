import * as v from 'valibot';
import { paginate } from '@verandah/market';
import { listingResponses, peopleOf } from '../responses/listing-response.ts';
import { brandingShape, listingPageShape, mapShape } from '../responses/shapes.ts';
import { jsonInput, defineOperation, type Operation } from '../../../platform/rest/public.ts';
import type { Service } from '../../../platform/service.ts';
import { agentListingIds } from '../agent-listings.ts';
import { markerRows } from '../listing-row.ts';
import { listingsInOrder } from '../loaders.ts';
import { markerView } from '../view.ts';
import { freshFor } from './read.ts';
import { loadersOf } from './reading.ts';
import { agentListings, listingIds } from './search-shape.ts';

type Chosen = v.InferOutput<typeof listingIds>;
type Page = v.InferOutput<typeof listingPageShape>;

async function pageOf(
  service: Service,
  ids: readonly number[],
  total: number,
  skip: number,
  take: number,
): Promise<Page> {
  const loaders = loadersOf(service);
  const { pageSize } = paginate(total, 1);
  const size = take || pageSize;
  return {
    results: await listingResponses(loaders, await listingsInOrder(loaders, ids)),
    total,
    pagination: {
      currentPage: Math.floor(skip / size) + 1,
      totalPages: Math.ceil(total / size),
      skip,
      take,
      pageSize: size,
    },
  };
}

/** In the order of the ids; unknown ones are left out. */
async function byIds(service: Service, { listingIds: wanted, skip, take }: Chosen): Promise<Page> {
  const ids = [...new Set(wanted)];
  return pageOf(service, ids.slice(skip, skip + take), ids.length, skip, take);
}

async function readBranding(
  service: Service,
  { listingIds: wanted, skip, take }: Chosen,
): Promise<v.InferOutput<typeof brandingShape>> {
  const loaders = loadersOf(service);
  const views = await listingsInOrder(loaders, [...new Set(wanted)].slice(skip, skip + take));
  return {
    results: await Promise.all(views.map(async (view) => ({ listingId: view.id, ...(await peopleOf(loaders, view)) }))),
  };
}

async function byAgent(service: Service, request: v.InferOutput<typeof agentListings>): Promise<Page> {
  const { ids, total } = await agentListingIds(service.database, request);
  return pageOf(service, ids, total, request.skip, request.take);
}

const mostMarkers = 500;

async function mapOfAgent(
  service: Service,
  { agentId, statusTypes }: v.InferOutput<typeof agentListings>,
): Promise<v.InferOutput<typeof mapShape>> {
  const { ids, total } = await agentListingIds(service.database, { agentId, statusTypes, skip: 0, take: mostMarkers });
  return {
    total,
    markers: (await markerRows(service.database, ids)).map(markerView).filter((marker) => marker !== undefined),
  };
}

const domain = 'listings';
const byIdsSummary = 'Listings by ID, in the order of the request. Unknown IDs are skipped.';
const byAgentSummary = "An agent's listings, the latest first.";

export const chosenOperations: readonly Operation[] = [
  defineOperation({
    id: 'postListingsByIds',
    method: 'POST',
    path: '/listings/ids',
    domain,
    summary: byIdsSummary,
    body: listingIds,
    response: listingPageShape,
    handle: ({ body, service }) => byIds(service, body),
  }),
  defineOperation({
    id: 'listingsByIds',
    method: 'GET',
    path: '/listings/ids/list',
    domain,
    summary: byIdsSummary,
    freshFor,
    query: v.object({ query: jsonInput(listingIds) }),
    response: listingPageShape,
    handle: ({ query, service }) => byIds(service, query.query),
  }),
  defineOperation({
    id: 'listingsBranding',
    method: 'POST',
    path: '/listings/ids/branding',
    domain,
    summary: 'Office and agents of each listing.',
    body: listingIds,
    response: brandingShape,
    handle: ({ body, service }) => readBranding(service, body),
  }),
  defineOperation({
    id: 'postListingsByAgent',
    method: 'POST',
    path: '/listings/agent',
    domain,
    summary: byAgentSummary,
    body: agentListings,
    response: listingPageShape,
    handle: ({ body, service }) => byAgent(service, body),
  }),
  defineOperation({
    id: 'listingsByAgent',
    method: 'GET',
    path: '/listings/agent/list',
    domain,
    summary: byAgentSummary,
    freshFor,
    query: v.object({ query: jsonInput(agentListings) }),
    response: listingPageShape,
    handle: ({ query, service }) => byAgent(service, query.query),
  }),
  defineOperation({
    id: 'listingsByAgentOnMap',
    method: 'GET',
    path: '/listings/agent/map',
    domain,
    summary: "Positions of an agent's listings.",
    freshFor,
    query: v.object({ query: jsonInput(agentListings) }),
    response: mapShape,
    handle: ({ query, service }) => mapOfAgent(service, query.query),
  }),
];
