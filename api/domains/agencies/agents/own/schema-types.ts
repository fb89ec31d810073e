import { builder, described } from '../../../../platform/graph/public.ts';
import {
  Inspection,
  LabelledText,
  Listing,
  ListingClass,
  ListingStatus,
  ListingStatusType,
  PropertyFeature,
  PropertyTypeEnum,
  withheldWords,
  type WithheldWords,
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
  values: described(ownStates, {
    completed: 'Sold or leased.',
    draft: 'Not published.',
    onOffer: 'On offer.',
    removed: 'No longer offered.',
    underOffer: 'Under offer.',
  }),
  description: 'How far a listing is, as its agents see it.',
});

const Flag = builder.objectRef<ListingFlag>('ListingFlag').implement({
  description: 'What a check noticed about a listing.',
  fields: (t) => ({
    rule: t.exposeString('rule', { description: 'Name of the check.' }),
    detail: t.exposeString('detail', { description: 'What was noticed, in words.' }),
    noticedAt: t.expose('noticedAt', { type: 'DateTime', description: 'When it was noticed.' }),
  }),
});
const FeedType = builder.objectRef<FeedState>('ListingFeed').implement({
  description: 'What the feed last said of a listing.',
  fields: (t) => ({
    agentId: t.exposeString('agentId', { description: 'Id of the office in the feed.' }),
    kind: t.exposeString('kind', { description: 'Element of the feed, such as residential or rental.' }),
    uniqueId: t.exposeString('uniqueId', { description: 'Id of the listing in the feed.' }),
    modifiedAt: t.expose('modifiedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the feed says that it was changed.',
    }),
    receivedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the feed last had it.',
      resolve: ({ last }) => last?.at ?? null,
    }),
    outcome: t.string({
      nullable: true,
      description: 'What was done with it the last time.',
      resolve: ({ last }) => last?.outcome ?? null,
    }),
    notes: t.field({
      type: [LabelledText],
      description: 'What was noticed when it was read.',
      resolve: ({ last }) => (last?.notes ?? []).map(({ code, message }) => ({ label: code, text: message })),
    }),
    edits: t.stringList({
      description: 'What the agent has set by hand: holds until the feed says something else of it.',
      resolve: ({ edits }) => edits.map(({ name }) => name),
    }),
  }),
});

const Withheld = builder.objectRef<WithheldWords & { readonly field: string }>('WithheldWords').implement({
  description: 'Prices in an agent’s words that visitors read as “contact agent”.',
  fields: (t) => ({
    field: t.exposeString('field', { description: '`title` or `description`.' }),
    words: t.stringList({ description: 'As they are in the text.', resolve: ({ words }) => [...words] }),
    reason: t.exposeString('reason', {
      description: '`hidden-price`: they reveal the hidden price; `price-law`: the state’s price law forbids them.',
    }),
  }),
});

export const OwnListingType = builder.objectRef<OwnListing>('OwnListing').implement({
  description: 'A listing as its own agents see it, with what is hidden from others.',
  fields: (t) => ({
    id: t.exposeID('id'),
    uri: t.exposeString('uri', { description: 'Name in addresses.' }),
    state: t.expose('state', { type: OwnState, description: 'How far it is: from draft to sold.' }),
    statusType: t.expose('statusType', { type: ListingStatusType, description: 'Which search finds it.' }),
    status: t.expose('status', { type: ListingStatus, description: 'Whether it is on offer.' }),
    listingType: t.expose('listingClass', { type: ListingClass, description: 'For sale or for rent.' }),
    propertyType: t.expose('propertyType', { type: PropertyTypeEnum, description: 'Kind of home.' }),
    features: t.field({
      type: [PropertyFeature],
      description: 'Features of the vocabulary.',
      resolve: ({ features }) => [...features],
    }),
    published: t.exposeBoolean('published', { description: 'Whether visitors see it.' }),
    underOffer: t.exposeBoolean('underOffer', {
      description: 'Whether an offer was accepted and the sale is not complete.',
    }),
    title: t.exposeString('title', { description: 'Headline of the advertisement.' }),
    description: t.exposeString('description', { description: 'The text of the advertisement; plain.' }),
    street: t.exposeString('street', { description: 'Unit, number and street.' }),
    streetVisible: t.exposeBoolean('streetVisible', { description: 'Whether visitors see street and number.' }),
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
    priceVisible: t.exposeBoolean('priceVisible', { description: 'Whether visitors see a price.' }),
    priceText: t.exposeString('priceText', { nullable: true, description: 'What visitors read.' }),
    completedOn: t.expose('completedOn', {
      type: 'Date',
      nullable: true,
      description: 'Day of the sale or lease; absent while it is on offer.',
    }),
    completedPrice: t.expose('completedPrice', {
      type: 'Dollars',
      nullable: true,
      description: 'What it was sold or leased for.',
    }),
    completedPriceVisible: t.exposeBoolean('completedPriceVisible', { description: 'Whether that may be shown.' }),
    availableOn: t.expose('availableOn', {
      type: 'Date',
      nullable: true,
      description: 'First day on which it can be rented; absent unless known.',
    }),
    bond: t.expose('bond', { type: 'Dollars', nullable: true, description: 'Bond of a rental.' }),
    auctionAt: t.expose('auctionAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it is auctioned; absent without an auction.',
    }),
    listedAt: t.expose('listedAt', { type: 'DateTime', description: 'When it was first published.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'When it was last changed; the version that `seen` names.',
    }),
    inspections: t.field({
      type: [Inspection],
      description: 'Coming inspections, soonest first.',
      resolve: ({ inspections }) => [...inspections],
    }),
    flags: t.field({ type: [Flag], description: 'What checks noticed about it.', resolve: ({ flags }) => [...flags] }),
    withheld: t.field({
      type: [Withheld],
      description: 'Prices in its words that visitors do not read.',
      resolve: (listing) =>
        (['title', 'description'] as const).flatMap((field) =>
          withheldWords(listing[field], { ...listing, auction: listing.auctionAt !== null }).map((each) => ({
            ...each,
            field,
          })),
        ),
    }),
    feed: t.expose('feed', {
      type: FeedType,
      nullable: true,
      description: 'What its feed says; absent for a listing that no feed sends.',
    }),
    shown: t.field({
      type: Listing,
      nullable: true,
      description: 'As everyone sees it; absent for a draft.',
      resolve: ({ id }, _, { listings }) => listings.listing.clear(id).load(id),
    }),
  }),
});

const Counts = builder.objectRef<Readonly<Record<OwnStateName, number>>>('OwnListingCounts').implement({
  description: 'Own listings by state.',
  fields: (t) => ({
    onOffer: t.exposeInt('onOffer', { description: 'Listings on offer.' }),
    underOffer: t.exposeInt('underOffer', { description: 'Listings under offer.' }),
    completed: t.exposeInt('completed', { description: 'Sold or leased.' }),
    draft: t.exposeInt('draft', { description: 'Not published.' }),
    removed: t.exposeInt('removed', { description: 'No longer offered.' }),
  }),
});
export const OwnListingPage = builder.objectRef<Awaited<ReturnType<typeof listOwn>>>('OwnListings').implement({
  description: "A page of the calling agent's listings.",
  fields: (t) => ({
    total: t.exposeInt('total'),
    results: t.field({ type: [OwnListingType], resolve: ({ results }) => [...results] }),
    counts: t.expose('counts', { type: Counts, description: 'All of them by state.' }),
  }),
});
