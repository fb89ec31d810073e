import {
  answersOf,
  enquiryKinds,
  enquiryStatuses,
  enquiryDetails,
  messagesOf,
  replySides,
  type EnquiryMessage,
  type EnquiryStatus,
  type InboxEnquiry,
  type SentAnswer,
} from '../../../enquiries/public.ts';
import { builder, pageWithin, withDescriptions } from '../../../../platform/graph/public.ts';
import { LabelledText } from '../../../listings/public.ts';
import { numericId, parseId } from '../../../../platform/parse-id.ts';
import {
  answerOwnEnquiry,
  markEnquiry,
  ownEnquiries,
  ownEnquiry,
  ownEnquiryListings,
  type OwnEnquiryPage,
} from './inbox.ts';
import { ListingLabelType, labelOf } from './listing-label.ts';
import {
  ownPerformance,
  type ListingFigures,
  type OwnPageWeek,
  type PerformanceReport,
  type WeekFigures,
} from './performance.ts';

const Kind = builder.enumType('EnquiryKind', {
  description: 'What an enquiry is about.',
  values: withDescriptions(enquiryKinds, {
    agent: 'The agent or office itself.',
    appraisal: "An appraisal of the sender's home.",
    buyer: 'A home that the sender wants to buy or rent.',
    listing: 'A listing.',
    product: "The site's products for agents.",
    property: 'A property that is not on offer.',
  }),
});
const Status = builder.enumType('EnquiryStatus', {
  description: 'Status of an enquiry.',
  values: withDescriptions(enquiryStatuses, {
    answered: 'It was answered.',
    closed: 'Closed; nothing more to do.',
    new: 'Not read yet.',
    read: 'Read but not answered.',
  }),
});

const Answer = builder.objectRef<SentAnswer>('EnquiryAnswer').implement({
  description: 'An answer that was sent by email.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'The answer; plain text.' }),
    agentName: t.exposeString('agentName', { description: 'Name of the agent who answered.' }),
    sentAt: t.expose('sentAt', { type: 'DateTime', description: 'When the answer was sent.' }),
  }),
});

const Side = builder.enumType('EnquirySide', {
  description: 'Who takes part in an enquiry.',
  values: withDescriptions(replySides, {
    visitor: 'Who sent the enquiry.',
    agent: 'The agent or office that it was sent to.',
  }),
});
const Message = builder.objectRef<EnquiryMessage>('EnquiryMessage').implement({
  description: 'A later message about an enquiry; plain text.',
  fields: (t) => ({
    text: t.exposeString('text', {
      description: 'What was written, without quoted emails; empty for an email of attachments alone.',
    }),
    side: t.expose('side', { type: Side, description: 'Who wrote it.' }),
    name: t.exposeString('name', { description: 'Name of the author.' }),
    sentAt: t.expose('sentAt', { type: 'DateTime', description: 'When it was sent, or received by email.' }),
    isByEmail: t.exposeBoolean('isByEmail', { description: 'Whether it was received by email.' }),
    isFromOtherAddress: t.exposeBoolean('isFromOtherAddress', {
      description: "Whether the email came from an address other than the sender's own.",
    }),
    attachments: t.exposeInt('attachments', {
      description: 'Number of attachments of the email, which are not stored.',
    }),
  }),
});

const Enquiry = builder.objectRef<InboxEnquiry>('OwnEnquiry').implement({
  description: 'An enquiry as its recipient reads it; plain text.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: Kind, description: 'What it is about.' }),
    status: t.expose('status', { type: Status, description: 'Status of the enquiry.' }),
    listingId: t.exposeID('listingId', { nullable: true, description: 'ID of that listing.' }),
    listing: t.field({
      type: ListingLabelType,
      nullable: true,
      description: 'The listing that it is about.',
      resolve: ({ listingId }, _, context) => (listingId === null ? null : labelOf(context, listingId)),
    }),
    answers: t.field({
      type: [Answer],
      description: 'What the agents replied, oldest first.',
      resolve: ({ id }, _, { database }) => answersOf(database, id),
    }),
    messages: t.field({
      type: [Message],
      description: 'Later messages from both sides, oldest first.',
      resolve: ({ id }, _, { database }) => messagesOf(database, id),
    }),
    repliesAreReceived: t.boolean({
      description:
        "Whether replies by email are added to the messages; otherwise they go directly to the other side's address.",
      resolve: (_, __, { repliesDomain }) => repliesDomain !== undefined,
    }),
    name: t.exposeString('name', { description: 'Name of the sender.' }),
    email: t.exposeString('email', { description: 'Email address of the sender.' }),
    phone: t.exposeString('phone', { nullable: true, description: 'Phone number of the sender.' }),
    message: t.exposeString('message', { description: 'What the sender wrote.' }),
    details: t.field({
      type: [LabelledText],
      description: 'The other fields of the enquiry form, by its kind.',
      resolve: ({ details }) => [...enquiryDetails(details)],
    }),
    receivedAt: t.expose('receivedAt', { type: 'DateTime', description: 'When it was received.' }),
    answeredAt: t.expose('answeredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was answered first; absent until then.',
    }),
  }),
});
const Counts = builder.objectRef<Readonly<Record<EnquiryStatus, number>>>('EnquiryCounts').implement({
  description: 'Enquiries by status.',
  fields: (t) => ({
    new: t.exposeInt('new', { description: 'Unread enquiries.' }),
    read: t.exposeInt('read', { description: 'Enquiries that were read but not answered.' }),
    answered: t.exposeInt('answered', { description: 'Answered enquiries.' }),
    closed: t.exposeInt('closed', { description: 'Closed enquiries.' }),
  }),
});
const EnquiryPage = builder.objectRef<OwnEnquiryPage>('OwnEnquiries').implement({
  description: 'A page of enquiries to the calling agent, latest first.',
  fields: (t) => ({
    counts: t.expose('counts', { type: Counts, description: 'All enquiries by status.' }),
    total: t.exposeInt('total'),
    results: t.field({ type: [Enquiry], resolve: ({ results }) => [...results] }),
  }),
});

const Week = builder.objectRef<WeekFigures>('WeekFigures').implement({
  description: 'Visitor statistics for one week.',
  fields: (t) => ({
    week: t.expose('week', { type: 'Date', description: 'Monday of the week.' }),
    views: t.exposeInt('views', { description: 'How often pages were viewed.' }),
    saves: t.exposeInt('saves', { description: 'How often homes were added to a collection.' }),
    enquiries: t.exposeInt('enquiries', { description: 'Enquiries that were sent.' }),
  }),
});
const Figures = builder.objectRef<ListingFigures>('ListingFigures').implement({
  description: 'Visitor statistics of one listing.',
  fields: (t) => ({
    listingId: t.exposeID('listingId'),
    uri: t.exposeString('uri', { description: 'Name of the listing in addresses.' }),
    label: t.exposeString('label', { description: 'Address of the home in one line.' }),
    views: t.exposeInt('views', { description: 'How often its page was viewed.' }),
    saves: t.exposeInt('saves', { description: 'How often it was added to a collection.' }),
    enquiries: t.exposeInt('enquiries', { description: 'Enquiries that were sent about it.' }),
    weeks: t.field({
      type: [Week],
      description: 'The same figures by week, oldest first.',
      resolve: ({ weeks }) => [...weeks],
    }),
  }),
});
const OwnPage = builder.objectRef<OwnPageWeek>('OwnPageWeek').implement({
  description: 'Visitor statistics of an agent for one week.',
  fields: (t) => ({
    week: t.expose('week', { type: 'Date', description: 'Monday of the week.' }),
    views: t.exposeInt('views', { description: "Number of views of the agent's page." }),
    calls: t.exposeInt('calls', { description: "Number of clicks on the agent's phone number." }),
    enquiries: t.exposeInt('enquiries', { description: 'Number of enquiries to the agent without a listing.' }),
  }),
});
const Report = builder.objectRef<PerformanceReport>('PerformanceReport').implement({
  description: 'Views, saves and enquiries by listing and week.',
  fields: (t) => ({
    ownPage: t.field({
      type: [OwnPage],
      description: 'Visitor statistics of the agent by week, oldest first.',
      resolve: ({ ownPage }) => [...ownPage],
    }),
    weeks: t.field({
      type: [Week],
      description: 'All listings together, oldest first.',
      resolve: ({ weeks }) => [...weeks],
    }),
    listings: t.field({
      type: [Figures],
      description: 'Listings, most viewed first, at most fifty.',
      resolve: ({ listings }) => [...listings],
    }),
  }),
});

builder.queryFields((t) => ({
  ownEnquiries: t.field({
    type: EnquiryPage,
    args: {
      status: t.arg({ type: Status, description: 'Only enquiries with this status.' }),
      text: t.arg.string({ defaultValue: '', description: 'Words to find in name, address or message.' }),
      listingId: t.arg.id({ description: 'Only enquiries about this listing.' }),
      overdue: t.arg.boolean({
        defaultValue: false,
        description: 'Only enquiries that nobody has answered or closed for more than a day.',
      }),
      skip: t.arg.int({ defaultValue: 0 }),
      take: t.arg.int({ defaultValue: 25 }),
    },
    description: 'Enquiries to the calling agent, latest first.',
    resolve: (_, { status, text, listingId, overdue, ...page }, { database, viewer }) =>
      ownEnquiries(
        database,
        viewer,
        {
          status: status ?? undefined,
          text: (text ?? '').slice(0, 200),
          listingId: listingId === null || listingId === undefined ? undefined : (numericId(listingId) ?? 0),
          overdue: overdue ?? false,
        },
        pageWithin(page),
      ),
  }),
  ownEnquiryListings: t.field({
    type: [ListingLabelType],
    description: 'Listings that the calling agent has enquiries about, the latest first; at most 200.',
    resolve: (_, __, { database, viewer }) => ownEnquiryListings(database, viewer),
  }),
  ownEnquiry: t.field({
    type: Enquiry,
    description: 'An enquiry to the calling agent.',
    args: { id: t.arg.id({ required: true, description: 'ID of the enquiry.' }) },
    resolve: (_, { id }, { database, viewer }) => ownEnquiry(database, viewer, parseId(id, 'enquiry')),
  }),
  ownPerformance: t.field({
    type: Report,
    args: {
      weeks: t.arg.int({ defaultValue: 12, description: 'Number of weeks to include.' }),
      listingId: t.arg.id({ description: 'Only this listing.' }),
    },
    description: 'Performance report of the calling agent and their listings.',
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
    description: 'Sets the status of an enquiry to the calling agent.',
    args: {
      id: t.arg.id({ required: true, description: 'ID of the enquiry.' }),
      status: t.arg({ type: Status, required: true, description: 'The new status.' }),
    },
    resolve: (_, { id, status }, { database, viewer }) => markEnquiry(database, viewer, parseId(id, 'enquiry'), status),
  }),
  answerEnquiry: t.field({
    type: Enquiry,
    args: {
      id: t.arg.id({ required: true, description: 'ID of the enquiry.' }),
      text: t.arg.string({ required: true, description: 'The answer; plain text. It is emailed to the sender.' }),
      idempotencyKey: t.arg.string({ description: 'Idempotency key: repeats have no effect.' }),
    },
    description: "Answers an enquiry by email in the agent's name.",
    resolve: (_, { id, text, idempotencyKey }, { database, viewer, publicUrl, repliesDomain }) =>
      answerOwnEnquiry(
        database,
        { publicUrl, repliesDomain },
        viewer,
        parseId(id, 'enquiry'),
        text,
        idempotencyKey ?? undefined,
      ),
  }),
}));
