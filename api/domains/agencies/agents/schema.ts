import * as v from 'valibot';
import { badInput, builder, pagingArguments, pageWithin } from '../../../platform/graph/public.ts';
import { readFollowers } from '../../members/follows/public.ts';
import { Agent, Office, type OfficeView } from '../../listings/public.ts';
import { foundOffices } from '../offices/rules.ts';
import { agentIdByUsername } from './agent-store.ts';
import type { AgentRecord } from './agent.ts';
import { finderInput, finderQuestion, type FinderQuestion } from './finder/find-input.ts';
import { findAgents, type FoundIds } from './finder/find.ts';
import { followedByAgent } from './following-store.ts';
import { agentLoaders } from './loaders.ts';
import { performanceHubUrls } from './performance-hub.ts';
import { lastYear } from './performance-store.ts';
import { agentNamed } from './rules.ts';
import { FollowedPage, FollowerPage, Period } from './schema-types.ts';

interface Found<Item> extends Pick<FinderQuestion, 'skip' | 'take'>, Omit<FoundIds, 'results'> {
  readonly results: readonly Item[];
}

const foundDescriptions = {
  local:
    'Number of results with a current, sold or leased listing in the location; they come first. Absent without a location.',
  similar: 'Whether no name matched exactly and results have similar names, the most similar first.',
  period: 'The twelve months whose sales and leases are counted.',
} as const;

const AgentSearchResult = builder.objectRef<Found<AgentRecord>>('AgentSearchResult').implement({
  description: 'A page of agents that match the search.',
  fields: (t) => ({
    total: t.exposeInt('total'),
    skip: t.exposeInt('skip', { description: 'Number of agents skipped.' }),
    take: t.exposeInt('take', { description: 'Maximum number of agents on this page.' }),
    local: t.exposeInt('local', { nullable: true, description: foundDescriptions.local }),
    similar: t.exposeBoolean('similar', { description: foundDescriptions.similar }),
    period: t.field({
      type: Period,
      description: foundDescriptions.period,
      resolve: (_, __, { now }) => lastYear(now),
    }),
    results: t.field({ type: [Agent], resolve: ({ results }) => [...results] }),
  }),
});
const OfficeSearchResult = builder.objectRef<Found<OfficeView>>('OfficeSearchResult').implement({
  description: 'A page of offices that match the search.',
  fields: (t) => ({
    total: t.exposeInt('total'),
    skip: t.exposeInt('skip', { description: 'Number of offices skipped.' }),
    take: t.exposeInt('take', { description: 'Maximum number of offices on this page.' }),
    local: t.exposeInt('local', { nullable: true, description: foundDescriptions.local }),
    similar: t.exposeBoolean('similar', { description: foundDescriptions.similar }),
    period: t.field({
      type: Period,
      description: foundDescriptions.period,
      resolve: (_, __, { now }) => lastYear(now),
    }),
    results: t.field({ type: [Office], resolve: ({ results }) => [...results] }),
  }),
});

/** Reads the finder's JSON request. @throws {GraphQLError} naming what is wrong */
function parseQuestion(text: string): FinderQuestion {
  let value: unknown;
  try {
    value = JSON.parse(text.slice(0, 20_000));
  } catch {
    throw badInput('json: must be JSON, such as {"name": "lovell", "take": 5}.');
  }
  const read = v.safeParse(finderInput, value);
  if (read.success) return finderQuestion(read.output);
  throw badInput(
    read.issues
      .slice(0, 10)
      .map((issue) => `${v.getDotPath(issue) ?? 'json'}: ${issue.message}`)
      .join(' '),
  );
}

const finderWords =
  'The argument is JSON: {"name", "location" (slug), "officeId", "deals": "sale" or "rent", "rating" (minimum stars), "sort": "best", "reviews" or "activity", "filter": {"userIds"}, "skip": 0, "take": 5}. In a location, best sorts by sales and leases there in the last twelve months; otherwise by tier, rating and activity. Entries without local or recent activity come last.';

builder.queryFields((t) => ({
  agents: t.field({
    type: AgentSearchResult,
    args: { json: t.arg.string({ required: true, description: 'The search as JSON.' }) },
    description: `Agents by name or place. ${finderWords}`,
    async resolve(_, { json }, context) {
      const question = parseQuestion(json);
      const { results, ...found } = await findAgents(context.database, question, context.now, context.suburbs);
      const records = await agentLoaders(context).record.loadMany(results);
      return {
        ...found,
        skip: question.skip,
        take: question.take,
        results: records.filter((each): each is AgentRecord => each !== null && !(each instanceof Error)),
      };
    },
  }),
  offices: t.field({
    type: OfficeSearchResult,
    args: { json: t.arg.string({ required: true, description: 'The search as JSON.' }) },
    description: `Offices by name or place. ${finderWords}`,
    async resolve(_, { json }, { database, now, suburbs }) {
      const question = parseQuestion(json);
      return { skip: question.skip, take: question.take, ...(await foundOffices(database, question, now, suburbs)) };
    },
  }),
  agentProfile: t.field({
    type: Agent,
    nullable: true,
    description: 'An agent by username; null for an unknown one.',
    args: { username: t.arg.string({ required: true }) },
    async resolve(_, { username }, context) {
      const id = await agentIdByUsername(context.database, username);
      return id === undefined ? null : agentLoaders(context).record.load(id);
    },
  }),
  agentFollowers: t.field({
    type: FollowerPage,
    args: pagingArguments(t),
    description: 'Members who follow an agent, latest first.',
    resolve: async (_, { username, ...page }, { database }) =>
      readFollowers(database, 'agent', await agentNamed(database, username), pageWithin(page)),
  }),
  agentFollowing: t.field({
    type: FollowedPage,
    args: pagingArguments(t),
    description: 'What an agent follows, latest first.',
    resolve: async (_, { username, ...page }, { database }) =>
      followedByAgent(database, await agentNamed(database, username), pageWithin(page)),
  }),
  agentPerformanceHubUrls: t.field({
    type: ['String'],
    args: { username: t.arg.string({ required: true, description: 'Username of the agent.' }) },
    description: "Addresses of the performance reports of an agent's listings. Empty unless the caller is that agent.",
    resolve: (_, { username }, { database, viewer }) => performanceHubUrls(database, viewer, username),
  }),
}));
