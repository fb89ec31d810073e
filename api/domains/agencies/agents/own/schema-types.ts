import { builder, withDescriptions } from '../../../../platform/graph/public.ts';
import {
  AuctionResultType,
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
  values: withDescriptions(ownStates, {
    completed: 'Sold or leased.',
    draft: 'Not published.',
    onOffer: 'On offer.',
    removed: 'No longer offered.',
    underOffer: 'Under offer.',
  }),
  description: 'State of a listing, as its agents see it.',
});

const Flag = builder.objectRef<ListingFlag>('ListingFlag').implement({
  description: 'A problem that an automatic check found in a listing.',
  fields: (t) => ({
    rule: t.exposeString('rule', { description: 'Name of the check.' }),
    detail: t.exposeString('detail', { description: 'Description of the problem.' }),
    noticedAt: t.expose('noticedAt', { type: 'DateTime', description: 'When the problem was found.' }),
  }),
});
const FeedType = builder.objectRef<FeedState>('ListingFeed').implement({
  description: 'Last state of a listing in its feed.',
  fields: (t) => ({
    agentId: t.exposeString('agentId', { description: 'ID of the office in the feed.' }),
    kind: t.exposeString('kind', { description: 'Element of the feed, such as residential or rental.' }),
    uniqueId: t.exposeString('uniqueId', { description: 'ID of the listing in the feed.' }),
    modifiedAt: t.expose('modifiedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the listing was changed, according to the feed.',
    }),
    receivedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the feed last contained it.',
      resolve: ({ last }) => last?.at ?? null,
    }),
    outcome: t.string({
      nullable: true,
      description: 'Outcome of the last import.',
      resolve: ({ last }) => last?.outcome ?? null,
    }),
    notes: t.field({
      type: [LabelledText],
      description: 'Problems found in the feed.',
      resolve: ({ last }) => (last?.notes ?? []).map(({ code, message }) => ({ label: code, text: message })),
    }),
    edits: t.stringList({
      description: 'Fields edited by the agent. An edit holds until the feed sends a different value.',
      resolve: ({ edits }) => edits.map(({ name }) => name),
    }),
  }),
});

const Withheld = builder.objectRef<WithheldWords & { readonly field: string }>('WithheldWords').implement({
  description: 'Prices in an agent’s text that visitors read as “contact agent”.',
  fields: (t) => ({
    field: t.exposeString('field', { description: '`title` or `description`.' }),
    words: t.stringList({
      description: 'The withheld words, as they are in the text.',
      resolve: ({ words }) => [...words],
    }),
    reason: t.exposeString('reason', {
      description: '`hidden-price`: they reveal the hidden price; `price-law`: the state’s price law forbids them.',
    }),
  }),
});

export const OwnListingType = builder.objectRef<OwnListing>('OwnListing').implement({
  description: 'A listing as its own agents see it, including hidden details.',
  fields: (t) => ({
    id: t.exposeID('id'),
    uri: t.exposeString('uri', { description: 'Name in addresses.' }),
    state: t.expose('state', { type: OwnState, description: 'State of the listing, from draft to sold.' }),
    statusType: t.expose('statusType', { type: ListingStatusType, description: 'The kind of search that finds it.' }),
    status: t.expose('status', { type: ListingStatus, description: 'Whether it is on offer.' }),
    listingType: t.expose('listingClass', { type: ListingClass, description: 'For sale or for rent.' }),
    propertyType: t.expose('propertyType', {
      type: PropertyTypeEnum,
      description: 'House, apartment, land or another type of property.',
    }),
    features: t.field({
      type: [PropertyFeature],
      description: 'Standard features, for filters.',
      resolve: ({ features }) => [...features],
    }),
    published: t.exposeBoolean('published', { description: 'Whether visitors see it.' }),
    underOffer: t.exposeBoolean('underOffer', {
      description: 'Whether an offer was accepted and the sale is not complete.',
    }),
    title: t.exposeString('title', { description: 'Headline of the advertisement.' }),
    description: t.exposeString('description', { description: 'The text of the advertisement; plain text.' }),
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
      description: 'Price used by searches; never shown.',
    }),
    priceVisible: t.exposeBoolean('priceVisible', { description: 'Whether visitors see a price.' }),
    priceText: t.exposeString('priceText', { nullable: true, description: 'The price as visitors read it.' }),
    completedOn: t.expose('completedOn', {
      type: 'Date',
      nullable: true,
      description: 'Day of the sale or lease; absent while it is on offer.',
    }),
    completedPrice: t.expose('completedPrice', {
      type: 'Dollars',
      nullable: true,
      description: 'Price that it was sold or leased for.',
    }),
    completedPriceVisible: t.exposeBoolean('completedPriceVisible', { description: 'Whether the price is public.' }),
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
    auctionResult: t.field({
      type: AuctionResultType,
      nullable: true,
      description: 'How its auction ended; absent unless known.',
      resolve: ({ outcome }) => outcome?.result ?? null,
    }),
    auctionedOn: t.field({
      type: 'Date',
      nullable: true,
      description: 'Day of that auction; absent unless known.',
      resolve: ({ outcome }) => outcome?.day ?? null,
    }),
    auctionResultByFeed: t.boolean({
      description: 'Whether its feed states how the auction ended, so that only the feed can change it.',
      resolve: ({ outcome }) => outcome !== null && outcome?.own !== true,
    }),
    listedAt: t.expose('listedAt', { type: 'DateTime', description: 'When it was first published.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'When it was last changed; the version to send as `seen`.',
    }),
    inspections: t.field({
      type: [Inspection],
      description: 'Upcoming inspections, soonest first.',
      resolve: ({ inspections }) => [...inspections],
    }),
    flags: t.field({
      type: [Flag],
      description: 'Problems found by automatic checks.',
      resolve: ({ flags }) => [...flags],
    }),
    withheld: t.field({
      type: [Withheld],
      description: 'Prices in its texts that are withheld from visitors.',
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
      description: 'State of the listing in its feed; absent if it does not come from a feed.',
    }),
    shown: t.field({
      type: Listing,
      nullable: true,
      description: 'The public listing; absent for a draft.',
      resolve: ({ id }, _, { listings }) => listings.reread(id),
    }),
    preview: t.field({
      type: Listing,
      nullable: true,
      description: 'The listing as visitors see it, or would if it were published.',
      resolve: ({ id }, _, { listings }) => listings.preview.clear(id).load(id),
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
    counts: t.expose('counts', { type: Counts, description: 'Number of listings by state.' }),
  }),
});
