import { builder } from '../../graphql/builder.ts';
import type { GraphContext } from '../../graphql/context.ts';
import { numericId } from '../../graphql/errors.ts';
import { Listing } from '../../listings/schema/listing.ts';
import { memberCaller, once } from '../../idempotency/public.ts';
import { ListingClass, ListingStatus, ListingStatusType, PropertyFeature, PropertyTypeEnum } from '../../listings/schema/enums.ts';
import { Inspection, LabelledText } from '../../listings/schema/listing-parts.ts';
import { notFound } from '../../refusal.ts';
import { pageWithin } from '../paged-arguments.ts';
import { ownStates, type FeedState, type ListingFlag, type OwnListing, type OwnState } from './own-listing.ts';
import { complete, dismissOwnFlag, editOwn, listOwn, readOwn, reopen, setInspections, setPublished, setUnderOffer } from './rules.ts';

const State = builder.enumType('OwnListingState', { values: ownStates, description: 'A draft is kept and not published.' });

const Flag = builder.objectRef<ListingFlag>('ListingFlag').implement({
  description: 'What a check noticed about a listing.',
  fields: (t) => ({ rule: t.exposeString('rule'), detail: t.exposeString('detail'), noticedAt: t.exposeString('noticedAt') }),
});
const FeedType = builder.objectRef<FeedState>('ListingFeed').implement({
  description: 'What the feed last said of a listing.',
  fields: (t) => ({
    agentId: t.exposeString('agentId'), kind: t.exposeString('kind'), uniqueId: t.exposeString('uniqueId'), modifiedAt: t.exposeString('modifiedAt', { nullable: true }),
    receivedAt: t.string({ nullable: true, resolve: ({ last }) => last?.at ?? null }), outcome: t.string({ nullable: true, resolve: ({ last }) => last?.outcome ?? null }),
    notes: t.field({ type: [LabelledText], resolve: ({ last }) => (last?.notes ?? []).map(({ code, message }) => ({ label: code, text: message })) }),
    edits: t.stringList({ description: 'What the agent has set by hand: holds until the feed says something else of it.', resolve: ({ edits }) => edits.map(({ name }) => name) }),
  }),
});

export const OwnListingType = builder.objectRef<OwnListing>('OwnListing').implement({
  description: 'A listing as its own agents see it, with what is hidden from others.',
  fields: (t) => ({
    id: t.exposeID('id'), uri: t.exposeString('uri'), state: t.expose('state', { type: State }), statusType: t.expose('statusType', { type: ListingStatusType }),
    status: t.expose('status', { type: ListingStatus }), listingType: t.expose('listingClass', { type: ListingClass }), propertyType: t.expose('propertyType', { type: PropertyTypeEnum }),
    features: t.field({ type: [PropertyFeature], description: 'Features of the vocabulary.', resolve: ({ features }) => [...features] }), published: t.exposeBoolean('published'), underOffer: t.exposeBoolean('underOffer'),
    title: t.exposeString('title'), description: t.exposeString('description'), street: t.exposeString('street'), streetVisible: t.exposeBoolean('streetVisible'),
    suburb: t.exposeString('suburb', { nullable: true }), stateCode: t.exposeString('stateCode', { nullable: true }), postcode: t.exposeString('postcode', { nullable: true }), timeZone: t.exposeString('timeZone'),
    bedrooms: t.exposeInt('bedrooms', { nullable: true }), bathrooms: t.exposeInt('bathrooms', { nullable: true }), carSpaces: t.exposeInt('carSpaces', { nullable: true }),
    searchPrice: t.exposeInt('searchPrice', { nullable: true, description: 'What searches compare; never shown by itself.' }),
    priceVisible: t.exposeBoolean('priceVisible'), priceText: t.exposeString('priceText', { nullable: true, description: 'What visitors read.' }),
    completedOn: t.exposeString('completedOn', { nullable: true }), completedPrice: t.exposeInt('completedPrice', { nullable: true }), completedPriceVisible: t.exposeBoolean('completedPriceVisible'),
    availableOn: t.exposeString('availableOn', { nullable: true }), bond: t.exposeInt('bond', { nullable: true }), auctionAt: t.exposeString('auctionAt', { nullable: true }),
    listedAt: t.exposeString('listedAt'), updatedAt: t.exposeString('updatedAt'),
    inspections: t.field({ type: [Inspection], resolve: ({ inspections }) => [...inspections] }), flags: t.field({ type: [Flag], resolve: ({ flags }) => [...flags] }),
    feed: t.expose('feed', { type: FeedType, nullable: true }),
    shown: t.field({ type: Listing, nullable: true, description: 'As everyone sees it; absent for a draft.', resolve: ({ id }, _, { listings }) => listings.listing.clear(id).load(id) }),
  }),
});

const Counts = builder.objectRef<Readonly<Record<OwnState, number>>>('OwnListingCounts').implement({
  fields: (t) => ({
    onOffer: t.exposeInt('onOffer'), underOffer: t.exposeInt('underOffer'), completed: t.exposeInt('completed'), draft: t.exposeInt('draft'), removed: t.exposeInt('removed'),
  }),
});
const Page = builder.objectRef<Awaited<ReturnType<typeof listOwn>>>('OwnListings').implement({
  fields: (t) => ({ total: t.exposeInt('total'), results: t.field({ type: [OwnListingType], resolve: ({ results }) => [...results] }), counts: t.expose('counts', { type: Counts }) }),
});

const EditInput = builder.inputType('OwnListingInput', {
  description: 'What is absent stays, null clears.',
  fields: (t) => ({
    title: t.string(), description: t.string(), searchPrice: t.int(), priceVisible: t.boolean(), priceText: t.string(), streetVisible: t.boolean(),
    auctionAt: t.string({ description: 'ISO 8601 with its offset' }), bedrooms: t.int(), bathrooms: t.int(), carSpaces: t.int(), availableOn: t.string(), bond: t.int(),
    features: t.field({ type: [PropertyFeature], description: 'All of them.' }),
  }),
});
const InspectionInput = builder.inputType('InspectionInput', { fields: (t) => ({ startsAt: t.string({ required: true }), endsAt: t.string({ required: true }) }) });
const CompletionInput = builder.inputType('CompletionInput', {
  fields: (t) => ({ completedOn: t.string({ required: true, description: 'yyyy-MM-dd' }), price: t.int({ description: 'Dollars; dollars a week when leased.' }), priceVisible: t.boolean({ defaultValue: false }) }),
});

function idOf(id: string | number): number {
  const number = numericId(id);
  if (number === undefined) throw notFound('listing of yours');
  return number;
}

builder.queryFields((t) => ({
  ownListings: t.field({
    type: Page, args: { state: t.arg({ type: State, description: 'None: all but removed ones.' }), text: t.arg.string({ defaultValue: '', description: 'Words of address, title or feed id.' }), skip: t.arg.int({ defaultValue: 0 }), take: t.arg.int({ defaultValue: 25 }) },
    description: 'The listings of the agent who calls, last changed first.',
    resolve: (_, { state, text, ...page }, { database, viewer }) => listOwn(database, viewer, state ?? undefined, (text ?? '').slice(0, 200), pageWithin(page)),
  }),
  ownListing: t.field({ type: OwnListingType, args: { id: t.arg.id({ required: true }) }, resolve: (_, { id }, { database, viewer }) => readOwn(database, viewer, idOf(id)) }),
}));

/** Does a write once for each key of the caller. */
const write = (context: GraphContext, operation: string, { idempotencyKey, ...input }: { readonly idempotencyKey?: string | null | undefined }, run: (database: GraphContext['database']) => Promise<OwnListing>): Promise<OwnListing> => (
  once(context.database, memberCaller(context.viewer), idempotencyKey ?? undefined, operation, input, run)
);

builder.mutationFields((t) => {
  const id = t.arg.id({ required: true });
  const idempotencyKey = t.arg.string({ description: 'Sent again with the same key, it is done once.' });
  const seen = t.arg.string({ description: '`updatedAt` as it was read: a listing that was changed since then is left alone (CONFLICT).' });
  return {
    editOwnListing: t.field({
      type: OwnListingType, args: { id, input: t.arg({ type: EditInput, required: true }), seen, idempotencyKey }, description: 'The price law of the state holds.',
      resolve: (_, args, context) => write(context, 'editOwnListing', args, (own) => editOwn(own, context.viewer, idOf(args.id), { ...args.input }, args.seen ?? undefined)),
    }),
    setInspections: t.field({
      type: OwnListingType, args: { id, inspections: t.arg({ type: [InspectionInput], required: true }), seen, idempotencyKey }, description: 'Sets all coming inspections.',
      resolve: (_, args, context) => write(context, 'setInspections', args, (own) => setInspections(own, context.viewer, idOf(args.id), args.inspections.map((each) => ({ ...each })), args.seen ?? undefined)),
    }),
    setUnderOffer: t.field({
      type: OwnListingType, args: { id, underOffer: t.arg.boolean({ required: true }), idempotencyKey },
      resolve: (_, args, context) => write(context, 'setUnderOffer', args, (own) => setUnderOffer(own, context.viewer, idOf(args.id), args.underOffer)),
    }),
    completeListing: t.field({
      type: OwnListingType, args: { id, input: t.arg({ type: CompletionInput, required: true }), idempotencyKey }, description: 'Marks a home as sold or leased, or corrects how.',
      resolve: (_, args, context) => write(context, 'completeListing', args, (own) => complete(own, context.viewer, idOf(args.id), { ...args.input, priceVisible: args.input.priceVisible ?? false })),
    }),
    reopenListing: t.field({
      type: OwnListingType, args: { id, idempotencyKey }, description: 'Takes a sale or lease back.', resolve: (_, args, context) => write(context, 'reopenListing', args, (own) => reopen(own, context.viewer, idOf(args.id))),
    }),
    setListingPublished: t.field({
      type: OwnListingType, args: { id, published: t.arg.boolean({ required: true }), idempotencyKey }, description: 'Publishes a draft, or takes a listing back into one.',
      resolve: (_, args, context) => write(context, 'setListingPublished', args, (own) => setPublished(own, context.viewer, idOf(args.id), args.published)),
    }),
    dismissListingFlag: t.field({
      type: OwnListingType, args: { id, rule: t.arg.string({ required: true }), idempotencyKey },
      resolve: (_, args, context) => write(context, 'dismissListingFlag', args, (own) => dismissOwnFlag(own, context.viewer, idOf(args.id), args.rule)),
    }),
  };
});
