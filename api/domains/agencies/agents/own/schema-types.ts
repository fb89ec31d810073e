import { builder } from '../../../../platform/graph/public.ts';
import {
  Inspection,
  LabelledText,
  Listing,
  ListingClass,
  ListingStatus,
  ListingStatusType,
  PropertyFeature,
  PropertyTypeEnum,
} from '../../../listings/public.ts';
import {
  ownStates,
  type FeedState,
  type ListingFlag,
  type OwnListing,
  type OwnState as OwnStateName,
} from './own-listing.ts';
import type { listOwn } from './rules.ts';
export const OwnState = builder.enumType('OwnListingState', {
  values: ownStates,
  description: 'A draft is kept and not published.',
});

const Flag = builder.objectRef<ListingFlag>('ListingFlag').implement({
  description: 'What a check noticed about a listing.',
  fields: (t) => ({
    rule: t.exposeString('rule'),
    detail: t.exposeString('detail'),
    noticedAt: t.expose('noticedAt', { type: 'DateTime' }),
  }),
});
const FeedType = builder.objectRef<FeedState>('ListingFeed').implement({
  description: 'What the feed last said of a listing.',
  fields: (t) => ({
    agentId: t.exposeString('agentId'),
    kind: t.exposeString('kind'),
    uniqueId: t.exposeString('uniqueId'),
    modifiedAt: t.expose('modifiedAt', { type: 'DateTime', nullable: true }),
    receivedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ last }) => last?.at ?? null }),
    outcome: t.string({ nullable: true, resolve: ({ last }) => last?.outcome ?? null }),
    notes: t.field({
      type: [LabelledText],
      resolve: ({ last }) => (last?.notes ?? []).map(({ code, message }) => ({ label: code, text: message })),
    }),
    edits: t.stringList({
      description: 'What the agent has set by hand: holds until the feed says something else of it.',
      resolve: ({ edits }) => edits.map(({ name }) => name),
    }),
  }),
});

export const OwnListingType = builder.objectRef<OwnListing>('OwnListing').implement({
  description: 'A listing as its own agents see it, with what is hidden from others.',
  fields: (t) => ({
    id: t.exposeID('id'),
    uri: t.exposeString('uri'),
    state: t.expose('state', { type: OwnState }),
    statusType: t.expose('statusType', { type: ListingStatusType }),
    status: t.expose('status', { type: ListingStatus }),
    listingType: t.expose('listingClass', { type: ListingClass }),
    propertyType: t.expose('propertyType', { type: PropertyTypeEnum }),
    features: t.field({
      type: [PropertyFeature],
      description: 'Features of the vocabulary.',
      resolve: ({ features }) => [...features],
    }),
    published: t.exposeBoolean('published'),
    underOffer: t.exposeBoolean('underOffer'),
    title: t.exposeString('title'),
    description: t.exposeString('description'),
    street: t.exposeString('street'),
    streetVisible: t.exposeBoolean('streetVisible'),
    suburb: t.exposeString('suburb', { nullable: true }),
    stateCode: t.exposeString('stateCode', { nullable: true }),
    postcode: t.exposeString('postcode', { nullable: true }),
    timeZone: t.exposeString('timeZone'),
    bedrooms: t.exposeInt('bedrooms', { nullable: true }),
    bathrooms: t.exposeInt('bathrooms', { nullable: true }),
    carSpaces: t.exposeInt('carSpaces', { nullable: true }),
    searchPrice: t.expose('searchPrice', {
      type: 'Dollars',
      nullable: true,
      description: 'What searches compare; never shown by itself.',
    }),
    priceVisible: t.exposeBoolean('priceVisible'),
    priceText: t.exposeString('priceText', { nullable: true, description: 'What visitors read.' }),
    completedOn: t.expose('completedOn', { type: 'Date', nullable: true }),
    completedPrice: t.expose('completedPrice', { type: 'Dollars', nullable: true }),
    completedPriceVisible: t.exposeBoolean('completedPriceVisible'),
    availableOn: t.expose('availableOn', { type: 'Date', nullable: true }),
    bond: t.expose('bond', { type: 'Dollars', nullable: true }),
    auctionAt: t.expose('auctionAt', { type: 'DateTime', nullable: true }),
    listedAt: t.expose('listedAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    inspections: t.field({ type: [Inspection], resolve: ({ inspections }) => [...inspections] }),
    flags: t.field({ type: [Flag], resolve: ({ flags }) => [...flags] }),
    feed: t.expose('feed', { type: FeedType, nullable: true }),
    shown: t.field({
      type: Listing,
      nullable: true,
      description: 'As everyone sees it; absent for a draft.',
      resolve: ({ id }, _, { listings }) => listings.listing.clear(id).load(id),
    }),
  }),
});

const Counts = builder.objectRef<Readonly<Record<OwnStateName, number>>>('OwnListingCounts').implement({
  fields: (t) => ({
    onOffer: t.exposeInt('onOffer'),
    underOffer: t.exposeInt('underOffer'),
    completed: t.exposeInt('completed'),
    draft: t.exposeInt('draft'),
    removed: t.exposeInt('removed'),
  }),
});
export const OwnListingPage = builder.objectRef<Awaited<ReturnType<typeof listOwn>>>('OwnListings').implement({
  fields: (t) => ({
    total: t.exposeInt('total'),
    results: t.field({ type: [OwnListingType], resolve: ({ results }) => [...results] }),
    counts: t.expose('counts', { type: Counts }),
  }),
});
