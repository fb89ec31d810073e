import * as v from 'valibot';
import { agentResponse, pageOf } from '../agents/responses.ts';
import { finderInput, finderQuestion } from '../agents/finder/find-input.ts';
import { placesLike } from '../agents/finder/search.ts';
import { foundAgents } from '../agents/rules.ts';
import { agentJson } from '../agents/view.ts';
import { momentAt } from '../../../platform/moment.ts';
import {
  id,
  jsonInput,
  lineUpTo,
  defineOperation,
  type Operation,
  pagingInput,
} from '../../../platform/rest/public.ts';
import { officeResponse, officeResponseOf } from './responses.ts';
import { foundOffices, officeById } from './rules.ts';

/** The question of a finder: JSON in `query`, or in `json`. */
export const finderQuery = { query: v.optional(jsonInput(finderInput)), json: v.optional(jsonInput(finderInput)) };

const placeResponse = v.strictObject({
  slug: v.string(),
  name: v.string(),
  type: v.string(),
  stateCode: v.nullable(v.string()),
});
const typed = { q: lineUpTo(100) };
const first = { officeId: undefined, location: undefined, userIds: undefined, skip: 0, take: 8 };

/** Offices, and what a finder's box suggests. */
export const officeOperations: readonly Operation[] = [
  defineOperation({
    id: 'offices',
    method: 'GET',
    path: '/offices',
    domain: 'offices',
    summary:
      'Offices by name or location. Results in a location are sorted by sales and leases there in the last twelve months, others by tier, rating and activity.',
    query: v.object(finderQuery),
    response: pageOf(officeResponse),
    handle: ({ query, service }) =>
      foundOffices(
        service.database,
        finderQuestion(query.query ?? query.json ?? v.parse(finderInput, {})),
        momentAt(Date.now()),
      ).then(({ total, results }) => ({ total, results: results.map(officeResponseOf) })),
  }),
  defineOperation({
    id: 'agentsAndLocations',
    method: 'GET',
    path: '/search/agentsandlocations',
    domain: 'offices',
    summary: 'Agents and locations whose names match.',
    query: v.object(typed),
    response: v.strictObject({ agents: v.array(agentResponse), locations: v.array(placeResponse) }),
    async handle({ query: { q }, service: { database }, viewer }) {
      const [agents, locations] = await Promise.all([
        foundAgents(database, viewer, { ...first, name: q }, momentAt(Date.now())),
        placesLike(database, q),
      ]);
      return { agents: agents.results.map(agentJson), locations };
    },
  }),
  defineOperation({
    id: 'officesAndLocations',
    method: 'GET',
    path: '/search/officesandlocations',
    domain: 'offices',
    summary: 'Offices and locations whose names match.',
    query: v.object(typed),
    response: v.strictObject({ offices: v.array(officeResponse), locations: v.array(placeResponse) }),
    async handle({ query: { q }, service: { database } }) {
      const [offices, locations] = await Promise.all([
        foundOffices(database, { ...first, name: q }, momentAt(Date.now())),
        placesLike(database, q),
      ]);
      return { offices: offices.results.map(officeResponseOf), locations };
    },
  }),
  defineOperation({
    id: 'office',
    method: 'GET',
    path: '/v1/offices/:id',
    domain: 'offices',
    summary: 'An office.',
    params: v.object({ id }),
    response: officeResponse,
    handle: async ({ params, service }) => officeResponseOf(await officeById(service.database, params.id)),
  }),
  defineOperation({
    id: 'officeAgents',
    method: 'GET',
    path: '/v1/offices/:id/agents',
    domain: 'offices',
    summary: 'The agents of an office, in the order of the agent search.',
    params: v.object({ id }),
    query: v.object(pagingInput(20)),
    response: pageOf(agentResponse),
    async handle({ params, query, service: { database }, viewer }) {
      await officeById(database, params.id);
      const { total, results } = await foundAgents(
        database,
        viewer,
        { ...first, ...query, name: undefined, officeId: params.id },
        momentAt(Date.now()),
      );
      return { total, results: results.map(agentJson) };
    },
  }),
];
