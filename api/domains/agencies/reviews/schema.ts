import { mostMoment } from '../../../platform/keyset.ts';
import { reviewSummaries, noReviews } from '../agents/agent-store.ts';
import {
  builder,
  connectionArgs,
  connectionType,
  withDescriptions,
  pagingArguments,
  pageWithin,
  sliceOf,
  wantedOf,
} from '../../../platform/graph/public.ts';
import { agentNamed } from '../agents/rules.ts';
import { ReviewSummaryType } from '../agents/schema-types.ts';
import type { Page } from '../../../platform/paging.ts';
import { Listing } from '../../listings/public.ts';
import { parseId } from '../../../platform/parse-id.ts';
import {
  agentFactors,
  reviewRoles,
  reviewSources,
  reviewStatuses,
  type AgentFactor,
  type AgentReview,
} from './review.ts';
import { reviewsAfter } from './store.ts';
import { addAgentReview, agentReviews, readReview, removeReview, replyToReview } from './rules.ts';

const Role = builder.enumType('AgentReviewRole', {
  description: "Role of a review's author in the transaction.",
  values: withDescriptions(reviewRoles, {
    buyer: 'Bought a home from the agent.',
    landlord: 'Let a home through the agent.',
    renter: 'Rented a home from the agent.',
    vendor: 'Sold a home through the agent.',
  }),
});
const Source = builder.enumType('AgentReviewSource', {
  description: 'Origin of a review of an agent.',
  values: withDescriptions(reviewSources, {
    imported: 'Imported from another site.',
    member: 'Written by a signed-in member.',
    vendor: 'Written by a vendor whom the agent invited.',
  }),
});
const Status = builder.enumType('AgentReviewStatus', {
  description: 'Visibility of a review of an agent.',
  values: withDescriptions(reviewStatuses, {
    hidden: 'Hidden by a moderator.',
    pending: 'Awaiting moderation.',
    published: 'Everyone sees it.',
    removed: 'Deleted by its author or removed by a moderator.',
  }),
});
export const FactorEnum = builder.enumType('AgentFactor', {
  description: 'A factor that an agent is rated for, besides the overall rating.',
  values: withDescriptions(agentFactors, {
    communication: 'How well the agent kept in touch.',
    honesty: 'How honest the agent was.',
    knowledge: 'How well the agent knows the area and the market.',
    marketing: 'How well the home was presented.',
    negotiation: 'How well the agent negotiated.',
  }),
});

const FactorRating = builder
  .objectRef<{ readonly factor: AgentFactor; readonly rating: number }>('AgentFactorRating')
  .implement({
    description: 'The rating of a review for one factor.',
    fields: (t) => ({
      factor: t.expose('factor', { type: FactorEnum, description: 'What is rated.' }),
      rating: t.exposeInt('rating', { description: 'Stars, 1 to 5.' }),
    }),
  });

export const AgentReviewType = builder.objectRef<AgentReview>('AgentReview').implement({
  description: 'A review of an agent; plain text.',
  fields: (t) => ({
    id: t.exposeID('id'),
    agentId: t.exposeID('agentId', { description: 'ID of the agent.' }),
    authorName: t.exposeString('authorName', {
      description: "Displayed name: the member's name, or the name that a vendor chose.",
    }),
    authorUsername: t.exposeString('authorUsername', {
      nullable: true,
      description: 'Username of the author; absent unless a member wrote it.',
    }),
    role: t.expose('role', { type: Role, description: "The author's role in the transaction." }),
    rating: t.exposeInt('rating', { description: 'Stars, 1 to 5.' }),
    ratings: t.field({
      type: [FactorRating],
      description: 'Ratings for single factors; empty when none were given.',
      resolve: ({ ratings }) =>
        agentFactors.flatMap((factor) => {
          const rating = ratings[factor];
          return rating === undefined ? [] : [{ factor, rating }];
        }),
    }),
    title: t.exposeString('title', { description: 'Heading; may be empty.' }),
    text: t.exposeString('text', { description: 'The review itself.' }),
    source: t.expose('source', { type: Source, description: 'Origin of the review.' }),
    status: t.expose('status', {
      type: Status,
      description: 'Status of the review. Only published reviews are public.',
    }),
    listing: t.field({
      type: Listing,
      nullable: true,
      description: "The agent's listing that it is about.",
      resolve: ({ listingId }, _, { listings }) => (listingId === null ? null : listings.listing.load(listingId)),
    }),
    reply: t.exposeString('reply', { nullable: true, description: "The agent's reply; plain text." }),
    repliedAt: t.expose('repliedAt', { type: 'DateTime', nullable: true, description: 'When the agent replied.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
  }),
});

const ReviewConnection = connectionType('AgentReview', AgentReviewType);
const ReviewPage = builder.objectRef<Page<AgentReview> & { readonly agentId: number }>('AgentReviews').implement({
  description: 'A page of reviews of an agent, latest first.',
  fields: (t) => ({
    total: t.exposeInt('total'),
    results: t.field({ type: [AgentReviewType], resolve: ({ results }) => [...results] }),
    summary: t.field({
      type: ReviewSummaryType,
      description: 'Number and average rating of all published reviews of the agent.',
      resolve: async ({ agentId }, _, { database }) =>
        (await reviewSummaries(database, [agentId])).get(agentId) ?? noReviews,
    }),
  }),
});

export const FactorInput = builder.inputType('AgentFactorInput', {
  description: 'A rating for one factor.',
  fields: (t) => ({
    factor: t.field({ type: FactorEnum, required: true, description: 'What is rated.' }),
    rating: t.int({ required: true, description: 'Stars, 1 to 5.' }),
  }),
});
const ReviewInput = builder.inputType('AgentReviewInput', {
  description: "A member's review of an agent.",
  fields: (t) => ({
    role: t.field({ type: Role, required: true, description: "The author's role in the transaction." }),
    rating: t.int({ required: true, description: 'Stars, 1 to 5.' }),
    ratings: t.field({ type: [FactorInput], description: 'Ratings for single factors, each factor at most once.' }),
    title: t.string({ description: 'Heading.' }),
    text: t.string({ required: true, description: 'The review itself; plain text.' }),
    listingId: t.id({ description: "One of the agent's listings." }),
  }),
});

/** What the rules read: factors by name. */
export const byFactor = (
  ratings: readonly { readonly factor: AgentFactor; readonly rating: number }[] | null | undefined,
): Partial<Record<AgentFactor, number>> =>
  Object.fromEntries((ratings ?? []).map(({ factor, rating }) => [factor, rating]));

builder.queryFields((t) => ({
  agentReviews: t.field({
    type: ReviewPage,
    args: pagingArguments(t),
    description: "Reviews of an agent, latest first: published ones, and the caller's own.",
    async resolve(_, { username, ...page }, { database, viewer }) {
      const agentId = await agentNamed(database, username);
      return { agentId, ...(await agentReviews(database, viewer, agentId, pageWithin(page))) };
    },
  }),
  agentReviewsConnection: t.field({
    type: ReviewConnection,
    args: { username: t.arg.string({ required: true }), ...connectionArgs },
    description: "Reviews of an agent by cursors, latest first: published ones, and the caller's own.",
    async resolve(_, { username, ...given }, { database, viewer }) {
      const agentId = await agentNamed(database, username);
      const wanted = wantedOf(`agent-reviews ${agentId}`, mostMoment, given);
      return sliceOf(
        wanted,
        await reviewsAfter(database, viewer, agentId, wanted),
        async () => (await agentReviews(database, viewer, agentId, { skip: 0, take: 0 })).total,
      );
    },
  }),
  agentReview: t.field({
    type: AgentReviewType,
    description: "A review of an agent: one of the caller's own, or a published one.",
    args: { id: t.arg.id({ required: true, description: 'ID of the review.' }) },
    resolve: (_, { id }, { database, viewer }) => readReview(database, viewer, parseId(id, 'review')),
  }),
}));

builder.mutationFields((t) => ({
  addAgentReview: t.field({
    type: AgentReviewType,
    args: {
      agentId: t.arg.id({ required: true, description: 'ID of the agent.' }),
      input: t.arg({ type: ReviewInput, required: true, description: 'The review.' }),
      idempotencyKey: t.arg.string({ description: 'Idempotency key: repeats have no effect.' }),
    },
    description: 'Reviews an agent, once per agent and listing. It is public after a moderator has approved it.',
    resolve: (_, { agentId, input: { ratings, title, listingId, ...input }, idempotencyKey }, { database, viewer }) =>
      addAgentReview(
        database,
        viewer,
        parseId(agentId, 'agent'),
        {
          ...input,
          ratings: byFactor(ratings),
          title: title ?? '',
          listingId: listingId === null || listingId === undefined ? null : parseId(listingId, 'listing'),
        },
        idempotencyKey ?? undefined,
      ),
  }),
  replyToAgentReview: t.field({
    type: AgentReviewType,
    args: {
      reviewId: t.arg.id({ required: true, description: 'ID of the review.' }),
      reply: t.arg.string({ required: true, description: 'The reply; plain text.' }),
    },
    description: "Publishes the reviewed agent's reply, or replaces it.",
    resolve: (_, { reviewId, reply }, { database, viewer }) =>
      replyToReview(database, viewer, parseId(reviewId, 'review'), { reply }),
  }),
  deleteAgentReview: t.field({
    type: 'ID',
    args: { reviewId: t.arg.id({ required: true, description: 'ID of the review.' }) },
    description: "Deletes the caller's own review; returns its id.",
    async resolve(_, { reviewId }, { database, viewer }) {
      await removeReview(database, viewer, parseId(reviewId, 'review'));
      return String(reviewId);
    },
  }),
}));
