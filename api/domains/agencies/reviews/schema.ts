import { reviewSummaries, noReviews } from '../agents/agent-store.ts';
import { builder, numericId, paged, pageWithin } from '../../../platform/graph/public.ts';
import { agentNamed } from '../agents/rules.ts';
import { ReviewSummaryType } from '../agents/schema-types.ts';
import type { Page } from '../../../platform/paging.ts';
import { Listing } from '../../listings/public.ts';
import { notFound } from '../../../platform/problems/public.ts';
import {
  agentFactors,
  reviewRoles,
  reviewSources,
  reviewStatuses,
  type AgentFactor,
  type AgentReview,
} from './review.ts';
import { addAgentReview, agentReviews, readReview, removeReview, replyToReview } from './rules.ts';

const Role = builder.enumType('AgentReviewRole', { values: reviewRoles });
const Source = builder.enumType('AgentReviewSource', { values: reviewSources });
const Status = builder.enumType('AgentReviewStatus', { values: reviewStatuses });
export const FactorEnum = builder.enumType('AgentFactor', { values: agentFactors });

const FactorRating = builder
  .objectRef<{ readonly factor: AgentFactor; readonly rating: number }>('AgentFactorRating')
  .implement({
    fields: (t) => ({ factor: t.expose('factor', { type: FactorEnum }), rating: t.exposeInt('rating') }),
  });

export const AgentReviewType = builder.objectRef<AgentReview>('AgentReview').implement({
  description: 'A review of an agent; plain text.',
  fields: (t) => ({
    id: t.exposeID('id'),
    agentId: t.exposeID('agentId'),
    authorName: t.exposeString('authorName'),
    authorUsername: t.exposeString('authorUsername', { nullable: true }),
    role: t.expose('role', { type: Role }),
    rating: t.exposeInt('rating', { description: 'Stars, 1 to 5.' }),
    ratings: t.field({
      type: [FactorRating],
      resolve: ({ ratings }) =>
        agentFactors.flatMap((factor) => {
          const rating = ratings[factor];
          return rating === undefined ? [] : [{ factor, rating }];
        }),
    }),
    title: t.exposeString('title'),
    text: t.exposeString('text'),
    source: t.expose('source', { type: Source }),
    status: t.expose('status', { type: Status, description: 'Others see published ones only.' }),
    listing: t.field({
      type: Listing,
      nullable: true,
      resolve: ({ listingId }, _, { listings }) => (listingId === null ? null : listings.listing.load(listingId)),
    }),
    reply: t.exposeString('reply', { nullable: true }),
    repliedAt: t.expose('repliedAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'ISO 8601' }),
  }),
});

const ReviewPage = builder.objectRef<Page<AgentReview> & { readonly agentId: number }>('AgentReviews').implement({
  fields: (t) => ({
    total: t.exposeInt('total'),
    results: t.field({ type: [AgentReviewType], resolve: ({ results }) => [...results] }),
    summary: t.field({
      type: ReviewSummaryType,
      resolve: async ({ agentId }, _, { database }) =>
        (await reviewSummaries(database, [agentId])).get(agentId) ?? noReviews,
    }),
  }),
});

export const FactorInput = builder.inputType('AgentFactorInput', {
  fields: (t) => ({ factor: t.field({ type: FactorEnum, required: true }), rating: t.int({ required: true }) }),
});
const ReviewInput = builder.inputType('AgentReviewInput', {
  fields: (t) => ({
    role: t.field({ type: Role, required: true }),
    rating: t.int({ required: true }),
    ratings: t.field({ type: [FactorInput] }),
    title: t.string(),
    text: t.string({ required: true }),
    listingId: t.id({ description: "One of the agent's listings." }),
  }),
});

/** What the rules read: factors by name. */
export const byFactor = (
  ratings: readonly { readonly factor: AgentFactor; readonly rating: number }[] | null | undefined,
): Partial<Record<AgentFactor, number>> =>
  Object.fromEntries((ratings ?? []).map(({ factor, rating }) => [factor, rating]));

function idOf(id: string | number, what: string): number {
  const number = numericId(id);
  if (number === undefined) throw notFound(what);
  return number;
}

builder.queryFields((t) => ({
  agentReviews: t.field({
    type: ReviewPage,
    args: paged(t),
    description: "Reviews of an agent, latest first: published ones, and the caller's own.",
    async resolve(_, { username, ...page }, { database, viewer }) {
      const agentId = await agentNamed(database, username);
      return { agentId, ...(await agentReviews(database, viewer, agentId, pageWithin(page))) };
    },
  }),
  agentReview: t.field({
    type: AgentReviewType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { database, viewer }) => readReview(database, viewer, idOf(id, 'review')),
  }),
}));

builder.mutationFields((t) => ({
  addAgentReview: t.field({
    type: AgentReviewType,
    args: {
      agentId: t.arg.id({ required: true }),
      input: t.arg({ type: ReviewInput, required: true }),
      idempotencyKey: t.arg.string({ description: 'Sent again with the same key, it is done once.' }),
    },
    description: 'Reviews an agent, once per agent and listing. Others see it when a moderator has let it through.',
    resolve: (_, { agentId, input: { ratings, title, listingId, ...input }, idempotencyKey }, { database, viewer }) =>
      addAgentReview(
        database,
        viewer,
        idOf(agentId, 'agent'),
        {
          ...input,
          ratings: byFactor(ratings),
          title: title ?? '',
          listingId: listingId === null || listingId === undefined ? null : idOf(listingId, 'listing'),
        },
        idempotencyKey ?? undefined,
      ),
  }),
  replyToAgentReview: t.field({
    type: AgentReviewType,
    args: { reviewId: t.arg.id({ required: true }), reply: t.arg.string({ required: true }) },
    description: 'The reviewed agent answers; again changes the answer.',
    resolve: (_, { reviewId, reply }, { database, viewer }) =>
      replyToReview(database, viewer, idOf(reviewId, 'review'), { reply }),
  }),
  deleteAgentReview: t.field({
    type: 'ID',
    args: { reviewId: t.arg.id({ required: true }) },
    description: "Takes the caller's own review away; answers its id.",
    async resolve(_, { reviewId }, { database, viewer }) {
      await removeReview(database, viewer, idOf(reviewId, 'review'));
      return String(reviewId);
    },
  }),
}));
