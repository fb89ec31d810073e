import { builder } from '../../../platform/graph/public.ts';
import type { InspectionView } from '../inspection-store.ts';
import type { AddressView, ListingView, PhotoView } from '../listing-view.ts';
import type { AgentView, OfficeView } from '../people-store.ts';
import { ExternalMediaType, PropertyFeature } from './enums.ts';

type Part<Name extends keyof ListingView> = NonNullable<ListingView[Name]>;

export const PriceDetails = builder.objectRef<Part<'priceDetails'>>('PriceDetails').implement({
  description: 'What may be shown: a hidden price has its text only (Contact agent), never a number.',
  fields: (t) => ({
    shortDescription: t.exposeString('shortDescription'),
    longDescription: t.exposeString('longDescription'),
    isHidden: t.exposeBoolean('isHidden'),
  }),
});

export const ListingAddress = builder.objectRef<AddressView>('ListingAddress').implement({
  fields: (t) => ({
    street: t.exposeString('street', { description: "Street line, or 'Address available on request' when hidden." }),
    isHidden: t.exposeBoolean('isHidden'),
    suburb: t.exposeString('suburb'),
    stateCode: t.exposeString('stateCode'),
    postcode: t.exposeString('postcode', { nullable: true }),
    locationSlug: t.exposeString('locationSlug', { nullable: true }),
    latitude: t.exposeFloat('latitude', { nullable: true, description: 'Absent when hidden.' }),
    longitude: t.exposeFloat('longitude', { nullable: true }),
    isApproximate: t.exposeBoolean('isApproximate', {
      description: 'The position is only the middle of the street or suburb.',
    }),
    timeZone: t.exposeString('timeZone', { description: 'IANA name; all times of the listing are shown in it.' }),
  }),
});

export const ListingFeatures = builder.objectRef<Part<'features'>>('ListingFeatures').implement({
  fields: (t) => ({
    bedrooms: t.exposeInt('bedrooms', { nullable: true }),
    bathrooms: t.exposeInt('bathrooms', { nullable: true }),
    cars: t.exposeInt('cars', { nullable: true }),
    tags: t.field({ type: [PropertyFeature], description: 'Features of the vocabulary.', resolve: ({ tags }) => tags }),
    extraFeatures: t.field({
      type: ['String'],
      description: "The agent's own words for other features.",
      resolve: ({ extraFeatures }) => extraFeatures,
    }),
  }),
});

export const LandFeatures = builder.objectRef<Part<'landFeatures'>>('LandFeatures').implement({
  description: 'm2 and metres',
  fields: (t) => ({
    area: t.exposeFloat('area', { nullable: true }),
    frontage: t.exposeFloat('frontage', { nullable: true }),
    depth: t.exposeFloat('depth', { nullable: true }),
    crossOver: t.exposeString('crossOver', { nullable: true }),
  }),
});

export const BuildingFeatures = builder.objectRef<Part<'buildingFeatures'>>('BuildingFeatures').implement({
  fields: (t) => ({
    area: t.exposeFloat('area', { nullable: true }),
    isNewlyBuilt: t.exposeBoolean('isNewlyBuilt', { nullable: true }),
    energyRating: t.exposeFloat('energyRating', { nullable: true }),
  }),
});

export const LabelledText = builder
  .objectRef<{ readonly label: string; readonly text: string }>('LabelledText')
  .implement({
    fields: (t) => ({ label: t.exposeString('label'), text: t.exposeString('text') }),
  });

export const Inspection = builder.objectRef<InspectionView>('Inspection').implement({
  description: 'ISO 8601, UTC',
  fields: (t) => ({
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', { type: 'DateTime' }),
  }),
});

export const Auction = builder.objectRef<Part<'auction'>>('Auction').implement({
  fields: (t) => ({ startsAt: t.expose('startsAt', { type: 'DateTime', description: 'ISO 8601, UTC' }) }),
});

export const SaleDetails = builder.objectRef<Part<'saleDetails'>>('SaleDetails').implement({
  description: 'dates yyyy-MM-dd; soldPrice in dollars, absent when hidden',
  fields: (t) => ({
    auctionOn: t.expose('auctionOn', { type: 'Date', nullable: true }),
    isUnderOffer: t.exposeBoolean('isUnderOffer'),
    soldOn: t.expose('soldOn', { type: 'Date', nullable: true }),
    soldPrice: t.expose('soldPrice', { type: 'Dollars', nullable: true }),
    loanPrice: t.expose('loanPrice', {
      type: 'Dollars',
      nullable: true,
      description: 'What a loan calculator begins with: the shown price.',
    }),
  }),
});

export const RentalDetails = builder.objectRef<Part<'rentalDetails'>>('RentalDetails').implement({
  description: 'bond in dollars; dates yyyy-MM-dd',
  fields: (t) => ({
    bond: t.expose('bond', { type: 'Dollars', nullable: true }),
    availableOn: t.expose('availableOn', { type: 'Date', nullable: true }),
    leasedOn: t.expose('leasedOn', { type: 'Date', nullable: true }),
  }),
});

export const ListingSeo = builder.objectRef<Part<'seo'>>('ListingSeo').implement({
  description: 'What a search engine and a shared link show.',
  fields: (t) => ({ title: t.exposeString('title'), description: t.exposeString('description') }),
});

export const Photo = builder.objectRef<PhotoView>('Photo').implement({
  description: 'Addresses are /media/{key}/{width}.{avif|webp|jpg}; key absent until the picture has been fetched.',
  fields: (t) => ({
    key: t.exposeString('key', { nullable: true }),
    width: t.exposeInt('width'),
    height: t.exposeInt('height'),
    colour: t.exposeString('colour'),
    alt: t.exposeString('alt'),
  }),
});

export const ListingMedia = builder.objectRef<Part<'media'>>('ListingMedia').implement({
  fields: (t) => ({
    photos: t.field({
      type: [Photo],
      resolve: ({ photos }, _, { noPlaceholderImages }) => fetched(photos, noPlaceholderImages),
    }),
    floorPlans: t.field({
      type: [Photo],
      resolve: ({ floorPlans }, _, { noPlaceholderImages }) => fetched(floorPlans, noPlaceholderImages),
    }),
  }),
});

const fetched = (photos: readonly PhotoView[], only: boolean): readonly PhotoView[] =>
  only ? photos.filter(({ key }) => key !== null) : photos;

export const ExternalMedia = builder.objectRef<ListingView['videos'][number]>('ExternalMedia').implement({
  fields: (t) => ({ type: t.expose('type', { type: ExternalMediaType }), url: t.exposeString('url') }),
});

export const ListingDocument = builder.objectRef<ListingView['documents'][number]>('ListingDocument').implement({
  fields: (t) => ({ title: t.exposeString('title'), url: t.exposeString('url') }),
});

export const Agent = builder.objectRef<AgentView>('Agent').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    username: t.exposeString('username'),
    name: t.exposeString('name'),
    title: t.exposeString('title', { nullable: true }),
    phone: t.exposeString('phone', { nullable: true }),
    portrait: t.exposeString('portrait', { nullable: true }),
  }),
});

export const Office = builder.objectRef<OfficeView>('Office').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    slug: t.exposeString('slug'),
    name: t.exposeString('name'),
    phone: t.exposeString('phone', { nullable: true }),
    brandColour: t.exposeString('brandColour', { nullable: true }),
  }),
});
