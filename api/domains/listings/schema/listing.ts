import { builder, sizeWithin } from '../../../platform/graph/public.ts';
import { idsBeside, listingsInOrder, whenFound } from '../loaders.ts';
import type { ListingView } from '../listing-view.ts';
import type { OtherListing } from '../merging/other-listing.ts';
import { ListingClass, ListingStatus, ListingStatusType, ListingTier, PropertyTypeEnum } from './enums.ts';
import {
  Agent,
  Auction,
  BuildingFeatures,
  ExternalMedia,
  Inspection,
  LabelledText,
  LandFeatures,
  ListingAddress,
  ListingDocument,
  ListingFeatures,
  ListingMedia,
  ListingSeo,
  Office,
  PriceDetails,
  Registration,
  RentalDetails,
  SaleDetails,
} from './listing-parts.ts';

const mostBeside = 20;

const OtherListingType = builder.objectRef<OtherListing>('OtherListing').implement({
  description: 'An open listing of the same home by another office.',
  fields: (t) => ({
    id: t.exposeID('id'),
    uri: t.exposeString('uri', { description: 'Name in addresses: /property/{uri}.' }),
    agents: t.field({
      type: [Agent],
      description: 'Its agents, the lead agent first.',
      resolve: ({ agents }) => agents,
    }),
    office: t.field({ type: Office, description: 'The office that offers it.', resolve: ({ office }) => office }),
  }),
});

export const Listing = builder.objectRef<ListingView>('Listing');

Listing.implement({
  description: 'A home that is or was on offer.',
  fields: (t) => ({
    id: t.exposeID('id'),
    uri: t.exposeString('uri', { description: 'Name in addresses: /property/{uri}.' }),
    locationId: t.exposeID('localityId', { nullable: true, description: 'ID of its suburb.' }),
    canonicalUri: t.exposeString('canonicalUri', {
      description: "Current address of the listing's page; the successor's if the listing was removed and replaced.",
    }),
    statusType: t.expose('statusType', { type: ListingStatusType, description: 'The kind of search that finds it.' }),
    status: t.expose('status', { type: ListingStatus, description: 'Whether it is still on offer.' }),
    listingType: t.expose('listingType', {
      type: ListingClass,
      description: 'Whether it is offered for sale or for rent.',
    }),
    tierType: t.expose('tierType', { type: ListingTier, description: 'How prominently it is shown.' }),
    propertyType: t.expose('propertyType', {
      type: PropertyTypeEnum,
      description: 'House, apartment, land or another type of property.',
    }),
    isExclusiveList: t.exposeBoolean('isExclusiveList', {
      description: 'Whether it is listed exclusively on this site.',
    }),
    title: t.exposeString('title', { description: 'Headline of the advertisement.' }),
    description: t.exposeString('description', {
      description: 'What the agent says about it; plain text, a blank line begins a paragraph.',
    }),
    listedAt: t.expose('listedAt', { type: 'DateTime', description: 'When it was first published.' }),
    priceDetails: t.expose('priceDetails', { type: PriceDetails, description: 'The price, as far as it is public.' }),
    address: t.expose('address', { type: ListingAddress, description: 'The address, as far as it is public.' }),
    features: t.expose('features', { type: ListingFeatures, description: 'Rooms and other features.' }),
    landFeatures: t.expose('landFeatures', {
      type: LandFeatures,
      nullable: true,
      description: 'The land; absent if nothing is known about it.',
    }),
    buildingFeatures: t.expose('buildingFeatures', {
      type: BuildingFeatures,
      nullable: true,
      description: 'The building; absent if nothing is known about it.',
    }),
    ruralFeatures: t.field({
      type: [LabelledText],
      description: 'Fencing, water and other features of a farm.',
      resolve: ({ ruralFeatures }) => ruralFeatures,
    }),
    inspections: t.field({
      type: [Inspection],
      description: 'Upcoming inspections, soonest first.',
      resolve: ({ id, status }, _, { listings }) => (status === 'available' ? listings.inspections.load(id) : []),
    }),
    registration: t.field({
      type: Registration,
      nullable: true,
      description: 'How it takes visitors at inspections; null if they need not register and have no appointments.',
      async resolve({ id, status }, _, { listings, now }) {
        const found = status === 'available' ? await listings.whole.load(id) : null;
        if (!found) return null;
        const { takesRegistrations, isRequired, lastAppointment } = found.registration;
        const hasAppointments = lastAppointment !== null && lastAppointment > now.iso;
        return takesRegistrations || hasAppointments ? { takesRegistrations, isRequired, hasAppointments } : null;
      },
    }),
    auction: t.expose('auction', {
      type: Auction,
      nullable: true,
      description: 'Its upcoming auction; absent if there is none.',
    }),
    saleDetails: t.expose('saleDetails', {
      type: SaleDetails,
      nullable: true,
      description: 'Auction and sale; absent for a rental.',
    }),
    rentalDetails: t.expose('rentalDetails', {
      type: RentalDetails,
      nullable: true,
      description: 'Bond and dates of a rental; absent for a sale.',
    }),
    media: t.expose('media', { type: ListingMedia, description: 'Photos and floor plans.' }),
    videos: t.field({
      type: [ExternalMedia],
      description: 'Videos, tours and plans on other sites.',
      resolve: ({ videos }) => videos,
    }),
    documents: t.field({
      type: [ListingDocument],
      description: 'Documents such as contracts and statements of information.',
      resolve: ({ documents }) => documents,
    }),
    seo: t.expose('seo', { type: ListingSeo, description: 'Title and description for search engines.' }),
    agents: t.field({
      type: [Agent],
      description: 'Its agents, the lead agent first.',
      resolve: ({ id }, _, { listings }) => listings.agents.load(id),
    }),
    office: t.field({
      type: Office,
      description: 'The office that offers it.',
      resolve: ({ officeId }, _, { listings }) =>
        whenFound(listings.office.load(officeId), (office) => {
          if (!office) throw new Error(`Office ${officeId} of a listing is missing.`);
          return office;
        }),
    }),
    alsoListedBy: t.field({
      type: [OtherListingType],
      description: 'Open listings of the same home by other offices; searches find one of them for all.',
      resolve: ({ id }, _, { listings }) => listings.others.load(id),
    }),
    otherOffices: t.stringList({
      description: 'Other offices that list the same home, each with its agents: “Ben Marsh, North”.',
      resolve: async ({ id }, _, { listings }) =>
        (await listings.others.load(id)).map(({ agents, office }) =>
          [...agents, office].map(({ name }) => name).join(', '),
        ),
    }),
    similar: t.field({
      type: [Listing],
      args: { take: t.arg.int({ defaultValue: 6 }) },
      description:
        'Up to `take` other current listings in the same suburb and of the same property type, nearest in price.',
      async resolve({ id }, { take }, context) {
        context.lists.spend();
        return listingsInOrder(
          context.listings,
          await idsBeside(context.listings, { kind: 'similar', id, take: sizeWithin('take', take ?? 6, mostBeside) }),
        );
      },
    }),
    otherOfficeListings: t.field({
      type: [Listing],
      description: "The office's other current listings.",
      args: { take: t.arg.int({ defaultValue: 6 }) },
      async resolve({ id, officeId }, { take }, context) {
        context.lists.spend();
        return listingsInOrder(
          context.listings,
          await idsBeside(context.listings, {
            kind: 'same-office',
            id,
            officeId,
            take: sizeWithin('take', take ?? 6, mostBeside),
          }),
        );
      },
    }),
  }),
});
