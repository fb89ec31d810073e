import * as v from 'valibot';
import { finderQuery } from '../offices/operations.ts';
import { readFollowers } from '../../members/follows/public.ts';
import { momentAt } from '../../../platform/moment.ts';
import { id, defineOperation, type Operation, pagingInput } from '../../../platform/rest/public.ts';
import {
  agentResponse,
  followedResponse,
  followerResponse,
  followStateResponse,
  pageOf,
  performanceResponse,
} from './responses.ts';
import { finderInput, finderQuestion } from './finder/find-input.ts';
import { followAgent, unfollowAgent } from './follow.ts';
import { followedByAgent } from './following-store.ts';
import { agentById, foundAgents } from './rules.ts';
import { agentJson } from './view.ts';

const domain = 'agents';
const params = v.object({ id });
const currentMoment = () => momentAt(Date.now());
/** The member id in a legacy call, which must match the access token. */
export const currentUser = { currentUserId: v.optional(id) };

export const agentOperations: readonly Operation[] = [
  defineOperation({
    id: 'agents',
    method: 'GET',
    path: '/agents',
    domain,
    summary:
      'Agents by name, location, office or IDs. Results in a location are sorted by sales and leases there in the last twelve months, others by tier, rating and activity.',
    query: v.object(finderQuery),
    response: pageOf(agentResponse),
    async handle({ query, service: { database }, viewer }) {
      const { total, results } = await foundAgents(
        database,
        viewer,
        finderQuestion(query.query ?? query.json ?? v.parse(finderInput, {})),
        currentMoment(),
      );
      return { total, results: results.map(agentJson) };
    },
  }),
  ...['/agent/:id', '/v1/agents/:id'].map((path) =>
    defineOperation({
      id: path === '/agent/:id' ? 'agent' : 'agentResource',
      method: 'GET',
      path,
      domain,
      summary: 'An agent.',
      params,
      response: agentResponse,
      handle: async ({ params: { id: agentId }, service, viewer }) =>
        agentJson(await agentById(service.database, viewer, agentId, currentMoment())),
    }),
  ),
  defineOperation({
    id: 'agentFollowers',
    method: 'GET',
    path: '/agent/:id/followers',
    domain,
    summary: 'Members who follow an agent, latest first.',
    params,
    query: v.object(pagingInput(25)),
    response: pageOf(followerResponse),
    async handle({ params: { id: agentId }, query, service: { database }, viewer }) {
      await agentById(database, viewer, agentId, currentMoment());
      const { total, results } = await readFollowers(database, 'agent', agentId, query);
      return { total, results: [...results] };
    },
  }),
  defineOperation({
    id: 'agentFollowing',
    method: 'GET',
    path: '/agent/:id/following',
    domain,
    summary: 'What an agent follows, latest first.',
    params,
    query: v.object(pagingInput(25)),
    response: pageOf(followedResponse),
    async handle({ params: { id: agentId }, query, service: { database }, viewer }) {
      await agentById(database, viewer, agentId, currentMoment());
      const { total, results } = await followedByAgent(database, agentId, query);
      return {
        total,
        results: results.map(({ kind, targetId, name, address, followedAt }) => ({
          kind,
          targetId,
          name,
          uri: address,
          address,
          followedAt,
        })),
      };
    },
  }),
  defineOperation({
    id: 'agentListingStats',
    method: 'GET',
    path: '/agent/:id/listings/stats',
    domain,
    summary:
      "An agent's current, sold and leased listings on this site. Medians cover the last twelve months and need at least three public prices.",
    params,
    response: performanceResponse,
    handle: async ({ params: { id: agentId }, service, viewer }) =>
      (await agentById(service.database, viewer, agentId, currentMoment())).performance,
  }),
  defineOperation({
    id: 'followAgent',
    method: 'POST',
    scope: 'saved:write',
    path: '/api/agent/:id/followers',
    legacy: true,
    domain,
    summary: 'Follows an agent. Repeats have no effect.',
    params,
    query: v.object(currentUser),
    response: followStateResponse,
    handle: ({ params: { id: agentId }, query: { currentUserId }, service, viewer }) =>
      followAgent(service.database, viewer, agentId, currentUserId),
  }),
  defineOperation({
    id: 'unfollowAgent',
    method: 'POST',
    scope: 'saved:write',
    path: '/api/agent/:id/follower',
    legacy: true,
    domain,
    summary: 'Stops following an agent.',
    params,
    query: v.object(currentUser),
    response: followStateResponse,
    handle: ({ params: { id: agentId }, query: { currentUserId }, service, viewer }) =>
      unfollowAgent(service.database, viewer, agentId, currentUserId),
  }),
];
