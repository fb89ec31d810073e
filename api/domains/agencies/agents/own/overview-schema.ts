import { builder, pageWithin } from '../../../../platform/graph/public.ts';
import { Agent } from '../../../listings/public.ts';
import { AgentReviewType } from '../../reviews/schema.ts';
import { ownReviews } from '../../reviews/rules.ts';
import { agentLoaders } from '../loaders.ts';
import { agentOf } from '../viewer-agent.ts';
import { ownOverview, type ComingInspection, type OpenQuestion, type OwnOverview } from './overview.ts';

const Visit = builder.objectRef<ComingInspection>('ComingInspection').implement({
  description: "An upcoming inspection of the agent's own listings.",
  fields: (t) => ({
    listingId: t.exposeID('listingId'),
    uri: t.exposeString('uri', { description: 'Name of the listing in addresses.' }),
    label: t.exposeString('label', { description: 'Address of the home in one line.' }),
    startsAt: t.expose('startsAt', { type: 'DateTime', description: 'When it begins.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'When it ends.' }),
    timeZone: t.exposeString('timeZone'),
  }),
});
const Question = builder.objectRef<OpenQuestion>('OpenQuestion').implement({
  description: 'An unanswered question about a suburb in which the agent has current listings.',
  fields: (t) => ({
    uri: t.exposeString('uri', { description: 'Name of the question in addresses.' }),
    title: t.exposeString('title', { description: 'The question.' }),
    suburb: t.exposeString('suburb', { description: 'The suburb that it is about.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was asked.' }),
  }),
});
const Overview = builder.objectRef<OwnOverview>('OwnOverview').implement({
  description: "An agent's tasks for today.",
  fields: (t) => ({
    enquiriesToday: t.exposeInt('enquiriesToday', {
      description: "Number of enquiries since midnight in the office's time zone.",
    }),
    reviewsUnanswered: t.exposeInt('reviewsUnanswered', { description: 'Published reviews without a reply.' }),
    inspections: t.field({
      type: [Visit],
      description: 'The next ten inspections within two weeks.',
      resolve: ({ inspections }) => [...inspections],
    }),
    questions: t.field({
      type: [Question],
      description: 'The latest five questions of the last 90 days.',
      resolve: ({ questions }) => [...questions],
    }),
  }),
});
const Reviews = builder.objectRef<Awaited<ReturnType<typeof ownReviews>>>('OwnReviews').implement({
  description: 'A page of reviews of the calling agent, latest first.',
  fields: (t) => ({
    total: t.exposeInt('total'),
    results: t.field({ type: [AgentReviewType], resolve: ({ results }) => [...results] }),
  }),
});

builder.queryFields((t) => ({
  ownAgent: t.field({
    type: Agent,
    nullable: true,
    description: "The caller's agent profile; null unless the caller is an agent.",
    async resolve(_, __, context) {
      const own = await agentOf(context.database, context.viewer);
      return own === null ? null : agentLoaders(context).record.load(own.agentId);
    },
  }),
  ownOverview: t.field({
    type: Overview,
    description: "The calling agent's tasks for today.",
    resolve: (_, __, { database, viewer }) => ownOverview(database, viewer),
  }),
  ownReviews: t.field({
    type: Reviews,
    description: 'Published reviews of the calling agent, latest first.',
    args: {
      unanswered: t.arg.boolean({ defaultValue: false, description: 'Only reviews without a reply.' }),
      skip: t.arg.int({ defaultValue: 0 }),
      take: t.arg.int({ defaultValue: 25 }),
    },
    resolve: (_, { unanswered, ...page }, { database, viewer }) =>
      ownReviews(database, viewer, unanswered ?? false, pageWithin(page)),
  }),
}));
