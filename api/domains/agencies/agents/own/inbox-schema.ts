import DataLoader from 'dataloader';
import {
  answersOf,
  enquiryKinds,
  enquiryStatuses,
  type EnquiryStatus,
  type InboxEnquiry,
  type SentAnswer,
} from '../../../enquiries/public.ts';
import { builder, type GraphContext, numericId, pageWithin } from '../../../../platform/graph/public.ts';
import { LabelledText } from '../../../listings/public.ts';
import { notFound } from '../../../../platform/problems/public.ts';
import {
  answerOwnEnquiry,
  markEnquiry,
  ownEnquiries,
  ownEnquiry,
  ownEnquiryListings,
  type OwnEnquiryPage,
} from './inbox.ts';
import { labelsOf, type ListingLabel } from './label-store.ts';
import { ownPerformance, type ListingFigures, type PerformanceReport, type WeekFigures } from './performance.ts';

const Kind = builder.enumType('EnquiryKind', { values: enquiryKinds });
const Status = builder.enumType('EnquiryStatus', { values: enquiryStatuses });

const Label = builder.objectRef<ListingLabel>('ListingLabel').implement({
  description: 'A listing by the name that its agents know it by: its street, hidden or not, and its suburb.',
  fields: (t) => ({
    id: t.exposeID('id'),
    uri: t.exposeString('uri'),
    label: t.exposeString('label'),
    isHidden: t.exposeBoolean('isHidden', { description: 'Its street is hidden from everyone else.' }),
  }),
});
const Answer = builder.objectRef<SentAnswer>('EnquiryAnswer').implement({
  description: 'What was answered by email.',
  fields: (t) => ({
    text: t.exposeString('text'),
    agentName: t.exposeString('agentName'),
    sentAt: t.expose('sentAt', { type: 'DateTime' }),
  }),
});

const labels = new WeakMap<GraphContext, DataLoader<number, ListingLabel | null>>();
function labelOf(context: GraphContext, id: number): Promise<ListingLabel | null> {
  const loader =
    labels.get(context) ??
    new DataLoader<number, ListingLabel | null>(async (ids) => {
      const found = await labelsOf(context.database, ids);
      return ids.map((each) => found.get(each) ?? null);
    });
  labels.set(context, loader);
  return loader.load(id);
}

const Enquiry = builder.objectRef<InboxEnquiry>('OwnEnquiry').implement({
  description: 'An enquiry as the agent that it is for reads it; plain text.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: Kind }),
    status: t.expose('status', { type: Status }),
    listingId: t.exposeID('listingId', { nullable: true }),
    listing: t.field({
      type: Label,
      nullable: true,
      resolve: ({ listingId }, _, context) => (listingId === null ? null : labelOf(context, listingId)),
    }),
    answers: t.field({
      type: [Answer],
      description: 'Oldest first.',
      resolve: ({ id }, _, { database }) => answersOf(database, id),
    }),
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    phone: t.exposeString('phone', { nullable: true }),
    message: t.exposeString('message'),
    details: t.field({
      type: [LabelledText],
      description: 'What the form of its kind asks beside the message.',
      resolve: ({ details }) =>
        Object.entries(details).map(([label, value]) => ({
          label,
          text: typeof value === 'string' ? value : JSON.stringify(value),
        })),
    }),
    receivedAt: t.expose('receivedAt', { type: 'DateTime' }),
    answeredAt: t.expose('answeredAt', { type: 'DateTime', nullable: true }),
  }),
});
const Counts = builder.objectRef<Readonly<Record<EnquiryStatus, number>>>('EnquiryCounts').implement({
  fields: (t) => ({
    new: t.exposeInt('new'),
    read: t.exposeInt('read'),
    answered: t.exposeInt('answered'),
    closed: t.exposeInt('closed'),
  }),
});
const EnquiryPage = builder.objectRef<OwnEnquiryPage>('OwnEnquiries').implement({
  fields: (t) => ({
    counts: t.expose('counts', { type: Counts }),
    total: t.exposeInt('total'),
    results: t.field({ type: [Enquiry], resolve: ({ results }) => [...results] }),
  }),
});

const Week = builder.objectRef<WeekFigures>('WeekFigures').implement({
  fields: (t) => ({
    week: t.expose('week', { type: 'Date', description: 'Its Monday, yyyy-MM-dd.' }),
    views: t.exposeInt('views'),
    saves: t.exposeInt('saves'),
    enquiries: t.exposeInt('enquiries'),
  }),
});
const Figures = builder.objectRef<ListingFigures>('ListingFigures').implement({
  fields: (t) => ({
    listingId: t.exposeID('listingId'),
    uri: t.exposeString('uri'),
    label: t.exposeString('label'),
    views: t.exposeInt('views'),
    saves: t.exposeInt('saves'),
    enquiries: t.exposeInt('enquiries'),
    weeks: t.field({ type: [Week], resolve: ({ weeks }) => [...weeks] }),
  }),
});
const Report = builder.objectRef<PerformanceReport>('PerformanceReport').implement({
  description: 'Views, saves and enquiries by listing and week.',
  fields: (t) => ({
    weeks: t.field({
      type: [Week],
      description: 'All listings together, oldest first.',
      resolve: ({ weeks }) => [...weeks],
    }),
    listings: t.field({
      type: [Figures],
      description: 'Most viewed first, at most fifty.',
      resolve: ({ listings }) => [...listings],
    }),
  }),
});

function idOf(id: string | number): number {
  const number = numericId(id);
  if (number === undefined) throw notFound('enquiry');
  return number;
}

builder.queryFields((t) => ({
  ownEnquiries: t.field({
    type: EnquiryPage,
    args: {
      status: t.arg({ type: Status }),
      text: t.arg.string({ defaultValue: '', description: 'Words of name, address or message.' }),
      listingId: t.arg.id(),
      skip: t.arg.int({ defaultValue: 0 }),
      take: t.arg.int({ defaultValue: 25 }),
    },
    description: 'Enquiries to the agent who calls, latest first.',
    resolve: (_, { status, text, listingId, ...page }, { database, viewer }) =>
      ownEnquiries(
        database,
        viewer,
        {
          status: status ?? undefined,
          text: (text ?? '').slice(0, 200),
          listingId: listingId === null || listingId === undefined ? undefined : (numericId(listingId) ?? 0),
        },
        pageWithin(page),
      ),
  }),
  ownEnquiryListings: t.field({
    type: [Label],
    description: 'Listings that the agent who calls has enquiries about, the latest first; at most 200.',
    resolve: (_, __, { database, viewer }) => ownEnquiryListings(database, viewer),
  }),
  ownEnquiry: t.field({
    type: Enquiry,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { database, viewer }) => ownEnquiry(database, viewer, idOf(id)),
  }),
  ownPerformance: t.field({
    type: Report,
    args: { weeks: t.arg.int({ defaultValue: 12 }), listingId: t.arg.id() },
    description: 'Of the listings of the agent who calls.',
    resolve: (_, { weeks, listingId }, { database, viewer }) =>
      ownPerformance(
        database,
        viewer,
        weeks ?? 12,
        listingId === null || listingId === undefined ? undefined : (numericId(listingId) ?? 0),
      ),
  }),
}));

builder.mutationFields((t) => ({
  setEnquiryStatus: t.field({
    type: Enquiry,
    args: { id: t.arg.id({ required: true }), status: t.arg({ type: Status, required: true }) },
    resolve: (_, { id, status }, { database, viewer }) => markEnquiry(database, viewer, idOf(id), status),
  }),
  answerEnquiry: t.field({
    type: Enquiry,
    args: {
      id: t.arg.id({ required: true }),
      text: t.arg.string({ required: true }),
      idempotencyKey: t.arg.string({ description: 'Sent again with the same key, it is done once.' }),
    },
    description: "Answers by email in the agent's name.",
    resolve: (_, { id, text, idempotencyKey }, { database, viewer, publicUrl }) =>
      answerOwnEnquiry(database, publicUrl, viewer, idOf(id), text, idempotencyKey ?? undefined),
  }),
}));
