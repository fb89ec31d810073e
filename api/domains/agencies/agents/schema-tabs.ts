import DataLoader from 'dataloader';
import type { ListingStatusType as StatusType } from '@verandah/market';
import { activityTypes } from '../../members/activities/public.ts';
import type { Database } from '../../../platform/database/public.ts';
import type { Page, Paging } from '../../../platform/paging.ts';
import {
  builder,
  type GraphContext,
  pagingArguments,
  pageWithin,
  withDescriptions,
  useUri,
} from '../../../platform/graph/public.ts';
import { Listing, listingsInOrder, ListingStatusType, type ListingView } from '../../listings/public.ts';
import {
  type Question,
  questionPage,
  questionsById,
  QuestionType,
  repliesBy,
  type Reply,
  ReplyType,
} from '../../community/public.ts';
import { agentActivities, type AgentActivity } from './activity-view.ts';
import { agentListingIds } from './listings-of-agent.ts';
import { agentNamed } from './rules.ts';

const ActivityTypeEnum = builder.enumType('AgentActivityType', {
  description: 'Kinds of activity of an agent.',
  values: withDescriptions(activityTypes, {
    AnsweredAQuestion: 'Answered a question about a suburb.',
    AskedAQuestion: 'Asked a question about a suburb.',
    ListedAProperty: 'Offered a home for sale or rent.',
    Reviewed: 'Was reviewed.',
    ReviewedALocation: 'Reviewed a suburb.',
    SoldOrLeasedAProperty: 'Sold or leased a home.',
  }),
});

const ActivityItem = builder.objectRef<AgentActivity>('AgentActivity').implement({
  description: 'Something that an agent did.',
  fields: (t) => ({
    id: t.exposeID('id'),
    type: t.expose('type', { type: ActivityTypeEnum, description: 'What the agent did.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it happened.' }),
    title: t.exposeString('title', {
      description: 'Title of the subject; empty for a listing, which has its own title.',
    }),
    uri: t.exposeString('address', {
      nullable: true,
      description: 'Root-relative address of the page about the subject.',
    }),
    address: t.exposeString('address', { nullable: true, description: 'The same as uri.', deprecationReason: useUri }),
    targetId: t.exposeID('targetId', { nullable: true, description: 'The review, question or answer.' }),
    listing: t.field({
      type: Listing,
      nullable: true,
      description: 'The listing that it is about; absent for reviews, questions and answers.',
      resolve: ({ listingId }, _, { listings }) => (listingId === null ? null : listings.listing.load(listingId)),
    }),
  }),
});
const ActivityPage = builder.objectRef<Page<AgentActivity>>('AgentActivities').implement({
  description: "A page of an agent's activity, latest first.",
  fields: (t) => ({
    total: t.exposeInt('total'),
    results: t.field({ type: [ActivityItem], resolve: ({ results }) => [...results] }),
  }),
});
const QuestionsPage = builder.objectRef<Page<Question>>('AgentQuestions').implement({
  description: "A page of an agent's questions and discussions, latest first.",
  fields: (t) => ({
    total: t.exposeInt('total'),
    results: t.field({ type: [QuestionType], resolve: ({ results }) => [...results] }),
  }),
});
const AnswersPage = builder.objectRef<Page<Reply>>('AgentAnswers').implement({
  description: "A page of an agent's answers, latest first.",
  fields: (t) => ({
    total: t.exposeInt('total'),
    results: t.field({ type: [ReplyType], resolve: ({ results }) => [...results] }),
  }),
});
const ListingsPage = builder.objectRef<Page<ListingView>>('AgentListings').implement({
  description: "A page of an agent's listings.",
  fields: (t) => ({
    total: t.exposeInt('total'),
    results: t.field({ type: [Listing], resolve: ({ results }) => [...results] }),
  }),
});

const requested = new WeakMap<GraphContext, DataLoader<number, Question | null>>();

function questionLoader(context: GraphContext): DataLoader<number, Question | null> {
  const known = requested.get(context);
  if (known) return known;
  const loader = new DataLoader<number, Question | null>(async (ids) => {
    const found = new Map(
      (await questionsById(context.database, context.viewer, ids)).map((question) => [question.postId, question]),
    );
    return ids.map((id) => found.get(id) ?? null);
  });
  requested.set(context, loader);
  return loader;
}

builder.objectFields(ReplyType, (t) => ({
  question: t.field({
    type: QuestionType,
    nullable: true,
    description: 'What it answers.',
    resolve: ({ questionId }, _, context) => questionLoader(context).load(questionId),
  }),
}));

/** The member who is an agent; null for an unclaimed profile, which has no activity. */
async function memberOfAgent(database: Database, agentId: number): Promise<number | null> {
  const rows = await database
    .selectFrom('member')
    .select('id')
    .where('agent_id', '=', agentId)
    .where('deleted_at', 'is', null)
    .execute();
  return rows[0]?.id ?? null;
}

async function byMember<Item>(
  database: Database,
  username: string,
  paging: Paging,
  read: (memberId: number, paging: Paging) => Promise<Page<Item>>,
): Promise<Page<Item>> {
  const memberId = await memberOfAgent(database, await agentNamed(database, username));
  return memberId === null ? { total: 0, results: [] } : read(memberId, paging);
}

builder.queryFields((t) => ({
  agentActivities: t.field({
    type: ActivityPage,
    args: { ...pagingArguments(t), activityTypes: t.arg({ type: [ActivityTypeEnum], description: 'All if omitted.' }) },
    description: 'Activity of an agent, latest first.',
    resolve: async (_, { username, activityTypes: types, ...page }, { database }) =>
      agentActivities(database, await agentNamed(database, username), types ?? [], pageWithin(page)),
  }),
  agentQuestions: t.field({
    type: QuestionsPage,
    args: pagingArguments(t),
    description: 'Questions and discussions started by an agent, newest first.',
    resolve: (_, { username, ...page }, { database, viewer }) =>
      byMember(database, username, pageWithin(page), (memberId, paging) =>
        questionPage(database, viewer, { memberId, sort: 'newest' }, paging),
      ),
  }),
  agentAnswers: t.field({
    type: AnswersPage,
    args: pagingArguments(t),
    description: 'Answers of an agent, newest first.',
    resolve: (_, { username, ...page }, { database, viewer }) =>
      byMember(database, username, pageWithin(page), (memberId, paging) =>
        repliesBy(database, viewer, memberId, paging),
      ),
  }),
  agentListings: t.field({
    type: ListingsPage,
    args: {
      ...pagingArguments(t),
      statusType: t.arg({ type: ListingStatusType, description: 'All if omitted, current listings first.' }),
    },
    description:
      "An agent's public listings: current ones with the latest listed first, sold and leased ones with the latest completed first.",
    async resolve(_, { username, statusType, ...page }, { database, listings }) {
      const { total, results } = await agentListingIds(
        database,
        await agentNamed(database, username),
        (statusType ?? undefined) as StatusType | undefined,
        pageWithin(page),
      );
      return { total, results: await listingsInOrder(listings, results) };
    },
  }),
}));
