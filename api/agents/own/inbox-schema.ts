import { enquiryKinds, enquiryStatuses, type InboxEnquiry } from '../../enquiries/public.ts';
import { builder } from '../../graphql/builder.ts';
import { numericId } from '../../graphql/errors.ts';
import type { Page } from '../../follows/public.ts';
import { LabelledText } from '../../listings/schema/listing-parts.ts';
import { notFound } from '../../refusal.ts';
import { pageWithin } from '../paged-arguments.ts';
import { answerOwnEnquiry, markEnquiry, ownEnquiries } from './inbox.ts';
import { ownPerformance, type ListingFigures, type PerformanceReport, type WeekFigures } from './performance.ts';

const Kind = builder.enumType('EnquiryKind', { values: enquiryKinds });
const Status = builder.enumType('EnquiryStatus', { values: enquiryStatuses });

const Enquiry = builder.objectRef<InboxEnquiry>('OwnEnquiry').implement({
  description: 'An enquiry as the agent that it is for reads it; plain text.',
  fields: (t) => ({
    id: t.exposeID('id'), kind: t.expose('kind', { type: Kind }), status: t.expose('status', { type: Status }), listingId: t.exposeID('listingId', { nullable: true }),
    name: t.exposeString('name'), email: t.exposeString('email'), phone: t.exposeString('phone', { nullable: true }), message: t.exposeString('message'),
    details: t.field({ type: [LabelledText], description: 'What the form of its kind asks beside the message.', resolve: ({ details }) => Object.entries(details).map(([label, value]) => ({ label, text: typeof value === 'string' ? value : JSON.stringify(value) })) }),
    receivedAt: t.exposeString('receivedAt'), answeredAt: t.exposeString('answeredAt', { nullable: true }),
  }),
});
const EnquiryPage = builder.objectRef<Page<InboxEnquiry>>('OwnEnquiries').implement({
  fields: (t) => ({ total: t.exposeInt('total'), results: t.field({ type: [Enquiry], resolve: ({ results }) => [...results] }) }),
});

const Week = builder.objectRef<WeekFigures>('WeekFigures').implement({
  fields: (t) => ({ week: t.exposeString('week', { description: 'Its Monday, yyyy-MM-dd.' }), views: t.exposeInt('views'), saves: t.exposeInt('saves'), enquiries: t.exposeInt('enquiries') }),
});
const Figures = builder.objectRef<ListingFigures>('ListingFigures').implement({
  fields: (t) => ({
    listingId: t.exposeID('listingId'), uri: t.exposeString('uri'), label: t.exposeString('label'), views: t.exposeInt('views'), saves: t.exposeInt('saves'), enquiries: t.exposeInt('enquiries'),
    weeks: t.field({ type: [Week], resolve: ({ weeks }) => [...weeks] }),
  }),
});
const Report = builder.objectRef<PerformanceReport>('PerformanceReport').implement({
  description: 'Views, saves and enquiries by listing and week.',
  fields: (t) => ({
    weeks: t.field({ type: [Week], description: 'All listings together, oldest first.', resolve: ({ weeks }) => [...weeks] }),
    listings: t.field({ type: [Figures], description: 'Most viewed first, at most fifty.', resolve: ({ listings }) => [...listings] }),
  }),
});

function idOf(id: string | number): number {
  const number = numericId(id);
  if (number === undefined) throw notFound('enquiry');
  return number;
}

builder.queryFields((t) => ({
  ownEnquiries: t.field({
    type: EnquiryPage, args: { status: t.arg({ type: Status }), skip: t.arg.int({ defaultValue: 0 }), take: t.arg.int({ defaultValue: 25 }) }, description: 'Enquiries to the agent who calls, latest first.',
    resolve: (_, { status, ...page }, { database, viewer }) => ownEnquiries(database, viewer, status ?? undefined, pageWithin(page)),
  }),
  ownPerformance: t.field({
    type: Report, args: { weeks: t.arg.int({ defaultValue: 12 }), listingId: t.arg.id() }, description: 'Of the listings of the agent who calls.',
    resolve: (_, { weeks, listingId }, { database, viewer }) => ownPerformance(database, viewer, weeks ?? 12, listingId === null || listingId === undefined ? undefined : numericId(listingId) ?? 0),
  }),
}));

builder.mutationFields((t) => ({
  setEnquiryStatus: t.field({
    type: Enquiry, args: { id: t.arg.id({ required: true }), status: t.arg({ type: Status, required: true }) },
    resolve: (_, { id, status }, { database, viewer }) => markEnquiry(database, viewer, idOf(id), status),
  }),
  answerEnquiry: t.field({
    type: Enquiry, args: { id: t.arg.id({ required: true }), text: t.arg.string({ required: true }) }, description: 'Answers by e-mail in the agent\'s name.',
    resolve: (_, { id, text }, { database, viewer, publicUrl }) => answerOwnEnquiry(database, publicUrl, viewer, idOf(id), text),
  }),
}));
