import { builder, sizeWithin } from '../../../platform/graph/public.ts';
import { idsBeside, listingsInOrder } from '../loaders.ts';
import type { ListingView } from '../listing-view.ts';
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
  RentalDetails,
  SaleDetails,
} from './listing-parts.ts';

const mostBeside = 20;

export const Listing = builder.objectRef<ListingView>('Listing');

Listing.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    uri: t.exposeString('uri'),
    canonicalUri: t.exposeString('canonicalUri', {
      description: "Where the listing's page lies now; that of its successor once it was removed and replaced.",
    }),
    statusType: t.expose('statusType', { type: ListingStatusType }),
    status: t.expose('status', { type: ListingStatus }),
    listingType: t.expose('listingType', { type: ListingClass }),
    tierType: t.expose('tierType', { type: ListingTier }),
    propertyType: t.expose('propertyType', { type: PropertyTypeEnum }),
    isExclusiveList: t.exposeBoolean('isExclusiveList'),
    title: t.exposeString('title'),
    description: t.exposeString('description'),
    listedAt: t.expose('listedAt', { type: 'DateTime', description: 'ISO 8601, UTC' }),
    priceDetails: t.expose('priceDetails', { type: PriceDetails }),
    address: t.expose('address', { type: ListingAddress }),
    features: t.expose('features', { type: ListingFeatures }),
    landFeatures: t.expose('landFeatures', { type: LandFeatures, nullable: true }),
    buildingFeatures: t.expose('buildingFeatures', { type: BuildingFeatures, nullable: true }),
    ruralFeatures: t.field({ type: [LabelledText], resolve: ({ ruralFeatures }) => ruralFeatures }),
    inspections: t.field({
      type: [Inspection],
      description: 'Coming ones, soonest first.',
      resolve: ({ id, status }, _, { listings }) => (status === 'available' ? listings.inspections.load(id) : []),
    }),
    auction: t.expose('auction', { type: Auction, nullable: true }),
    saleDetails: t.expose('saleDetails', { type: SaleDetails, nullable: true }),
    rentalDetails: t.expose('rentalDetails', { type: RentalDetails, nullable: true }),
    media: t.expose('media', { type: ListingMedia }),
    videos: t.field({ type: [ExternalMedia], resolve: ({ videos }) => videos }),
    documents: t.field({ type: [ListingDocument], resolve: ({ documents }) => documents }),
    seo: t.expose('seo', { type: ListingSeo }),
    agents: t.field({ type: [Agent], resolve: ({ id }, _, { listings }) => listings.agents.load(id) }),
    office: t.field({
      type: Office,
      async resolve({ officeId }, _, { listings }) {
        const office = await listings.office.load(officeId);
        if (!office) throw new Error(`Office ${officeId} of a listing is missing.`);
        return office;
      },
    }),
    similar: t.field({
      type: [Listing],
      args: { take: t.arg.int({ defaultValue: 6 }) },
      description: 'Up to `take` others that are for sale or rent beside it: same suburb and kind, nearest in price.',
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
