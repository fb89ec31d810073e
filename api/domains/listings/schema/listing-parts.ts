import { builder } from '../../../platform/graph/public.ts';
import type { AddressView, AgentView, InspectionView, ListingView, OfficeView, PhotoView } from '../listing-view.ts';
import { AuctionResultType, ExternalMediaType, PropertyFeature } from './enums.ts';

type Part<Name extends keyof ListingView> = NonNullable<ListingView[Name]>;

export const PriceDetails = builder.objectRef<Part<'priceDetails'>>('PriceDetails').implement({
  description: 'The price, as far as it is public. A hidden price has only a text (Contact agent), never a number.',
  fields: (t) => ({
    shortDescription: t.exposeString('shortDescription', { description: 'The price as cards show it.' }),
    longDescription: t.exposeString('longDescription', { description: "The price as the listing's page shows it." }),
    isHidden: t.exposeBoolean('isHidden', { description: 'Whether the price is hidden.' }),
  }),
});

export const ListingAddress = builder.objectRef<AddressView>('ListingAddress').implement({
  description: 'The address of a listing, as far as it is public.',
  fields: (t) => ({
    street: t.exposeString('street', { description: "Street line, or 'Address available on request' if hidden." }),
    isHidden: t.exposeBoolean('isHidden', { description: 'Whether street and number are hidden.' }),
    suburb: t.exposeString('suburb'),
    stateCode: t.exposeString('stateCode'),
    postcode: t.exposeString('postcode', { nullable: true }),
    locationSlug: t.exposeString('locationSlug', { nullable: true }),
    latitude: t.exposeFloat('latitude', { nullable: true, description: 'Absent if the address is hidden.' }),
    longitude: t.exposeFloat('longitude', { nullable: true }),
    isApproximate: t.exposeBoolean('isApproximate', {
      description: 'Whether the position is only the centre of the street or suburb.',
    }),
    timeZone: t.exposeString('timeZone', {
      description: 'IANA time zone of the property, in which all times are shown.',
    }),
  }),
});

export const ListingFeatures = builder.objectRef<Part<'features'>>('ListingFeatures').implement({
  description: 'Rooms and other features of a home.',
  fields: (t) => ({
    bedrooms: t.exposeInt('bedrooms', { nullable: true }),
    bathrooms: t.exposeInt('bathrooms', { nullable: true }),
    cars: t.exposeInt('cars', { nullable: true, description: 'Spaces for cars, under cover and in the open.' }),
    tags: t.field({
      type: [PropertyFeature],
      description: 'Standard features, for filters.',
      resolve: ({ tags }) => tags,
    }),
    extraFeatures: t.field({
      type: ['String'],
      description: "The agent's own words for other features.",
      resolve: ({ extraFeatures }) => extraFeatures,
    }),
  }),
});

export const LandFeatures = builder.objectRef<Part<'landFeatures'>>('LandFeatures').implement({
  description: 'Areas in square metres, the frontage in metres.',
  fields: (t) => ({
    area: t.exposeFloat('area', { nullable: true, description: 'Area in square metres.' }),
    frontage: t.exposeFloat('frontage', { nullable: true, description: 'Width at the street in metres.' }),
    depth: t.exposeFloat('depth', { nullable: true, description: 'Depth in metres.' }),
    crossOver: t.exposeString('crossOver', {
      nullable: true,
      description: 'Position of the driveway: left, right or centre.',
    }),
  }),
});

export const BuildingFeatures = builder.objectRef<Part<'buildingFeatures'>>('BuildingFeatures').implement({
  description: 'The building on a property.',
  fields: (t) => ({
    area: t.exposeFloat('area', { nullable: true, description: 'Floor area in square metres.' }),
    isNewlyBuilt: t.exposeBoolean('isNewlyBuilt', {
      nullable: true,
      description: 'Whether the building is new and has not been lived in.',
    }),
    energyRating: t.exposeFloat('energyRating', {
      nullable: true,
      description: 'Stars of the energy rating, 0 to 10.',
    }),
    yearBuilt: t.exposeInt('yearBuilt', { nullable: true, description: 'Year in which it was built.' }),
    yearRenovated: t.exposeInt('yearRenovated', {
      nullable: true,
      description: 'Year in which it was last renovated.',
    }),
  }),
});

export const LabelledText = builder
  .objectRef<{ readonly label: string; readonly text: string }>('LabelledText')
  .implement({
    description: 'A text with its label.',
    fields: (t) => ({
      label: t.exposeString('label', { description: 'Label of the text; for a note, its code.' }),
      text: t.exposeString('text', { description: 'The text; plain text.' }),
    }),
  });

export const Inspection = builder.objectRef<InspectionView>('Inspection').implement({
  description: 'An inspection of a home.',
  fields: (t) => ({
    startsAt: t.expose('startsAt', { type: 'DateTime', description: 'When it begins.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'When it ends.' }),
  }),
});

/** How visitors register at a moment. */
interface RegistrationNow {
  readonly takesRegistrations: boolean;
  readonly isRequired: boolean;
  readonly hasAppointments: boolean;
}

export const Registration = builder.objectRef<RegistrationNow>('ListingRegistration').implement({
  description: 'How a home takes visitors at inspections.',
  fields: (t) => ({
    takesRegistrations: t.exposeBoolean('takesRegistrations', {
      description: 'Visitors can register for its open inspections.',
    }),
    isRequired: t.exposeBoolean('isRequired', { description: 'Nobody may come without a registration.' }),
    hasAppointments: t.exposeBoolean('hasAppointments', { description: 'The agent offers appointments.' }),
  }),
});

export const Auction = builder.objectRef<Part<'auction'>>('Auction').implement({
  description: 'Auction of a home.',
  fields: (t) => ({ startsAt: t.expose('startsAt', { type: 'DateTime', description: 'When the auction begins.' }) }),
});

export const SaleDetails = builder.objectRef<Part<'saleDetails'>>('SaleDetails').implement({
  description: 'Auction and sale of a home.',
  fields: (t) => ({
    auctionOn: t.expose('auctionOn', {
      type: 'Date',
      nullable: true,
      description: 'Day of the auction; absent without one.',
    }),
    isUnderOffer: t.exposeBoolean('isUnderOffer', {
      description: 'Whether an offer was accepted and the sale is not complete.',
    }),
    setSaleOn: t.expose('setSaleOn', {
      type: 'Date',
      nullable: true,
      description: 'Day until which offers are taken; absent unless it is sold by a set date.',
    }),
    setSaleAt: t.expose('setSaleAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When offers close; absent unless the time is known.',
    }),
    auctionResult: t.expose('auctionResult', {
      type: AuctionResultType,
      nullable: true,
      description: 'How the auction ended; absent unless known.',
    }),
    auctionedOn: t.expose('auctionedOn', {
      type: 'Date',
      nullable: true,
      description: 'Day of that auction; absent unless known.',
    }),
    soldOn: t.expose('soldOn', {
      type: 'Date',
      nullable: true,
      description: 'Day of the sale; absent while it is on offer.',
    }),
    soldPrice: t.expose('soldPrice', {
      type: 'Dollars',
      nullable: true,
      description: 'Sold price; absent if it is hidden.',
    }),
    loanPrice: t.expose('loanPrice', {
      type: 'Dollars',
      nullable: true,
      description: 'Initial value for a loan calculator: the public price.',
    }),
  }),
});

export const RentalDetails = builder.objectRef<Part<'rentalDetails'>>('RentalDetails').implement({
  description: 'Bond and dates of a rental.',
  fields: (t) => ({
    bond: t.expose('bond', {
      type: 'Dollars',
      nullable: true,
      description: 'Bond; absent when it is hidden or not known.',
    }),
    availableOn: t.expose('availableOn', {
      type: 'Date',
      nullable: true,
      description: 'First day on which it can be rented; absent unless known.',
    }),
    leasedOn: t.expose('leasedOn', {
      type: 'Date',
      nullable: true,
      description: 'Day on which it was leased; absent while it is on offer.',
    }),
    isDepositTaken: t.exposeBoolean('isDepositTaken', {
      description: 'Whether a deposit was taken, so that a tenant is all but certain.',
    }),
    isPetFriendly: t.exposeBoolean('isPetFriendly', {
      description: 'Whether its agent states that pets are allowed.',
    }),
  }),
});

export const ListingSeo = builder.objectRef<Part<'seo'>>('ListingSeo').implement({
  description: 'Title and description for search engines and link previews.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Title of the page.' }),
    description: t.exposeString('description', { description: 'Description for search engines; plain text.' }),
  }),
});

export const Photo = builder.objectRef<PhotoView>('Photo').implement({
  description:
    'A picture. Its addresses are /media/{key}/{width}.{avif|webp|jpg}; key is absent until it has been fetched.',
  fields: (t) => ({
    key: t.exposeString('key', { nullable: true, description: 'Name in the addresses of its sizes.' }),
    width: t.exposeInt('width', { description: 'Width in pixels.' }),
    height: t.exposeInt('height', { description: 'Height in pixels.' }),
    colour: t.exposeString('colour', { description: 'Main colour, such as #889; shown until the picture has loaded.' }),
    alt: t.exposeString('alt', { description: 'Text alternative of the picture.' }),
  }),
});

export const ListingMedia = builder.objectRef<Part<'media'>>('ListingMedia').implement({
  description: 'Pictures of a listing.',
  fields: (t) => ({
    photos: t.field({
      type: [Photo],
      description: 'Photos in their order, the main one first.',
      resolve: ({ photos }, _, { noPlaceholderImages }) => fetchedPhotos(photos, noPlaceholderImages),
    }),
    floorPlans: t.field({
      type: [Photo],
      description: 'Floor plans in their order.',
      resolve: ({ floorPlans }, _, { noPlaceholderImages }) => fetchedPhotos(floorPlans, noPlaceholderImages),
    }),
  }),
});

const fetchedPhotos = (photos: readonly PhotoView[], only: boolean): readonly PhotoView[] =>
  only ? photos.filter(({ key }) => key !== null) : photos;

export const ExternalMedia = builder.objectRef<ListingView['videos'][number]>('ExternalMedia').implement({
  description: 'A video, tour or plan on another site.',
  fields: (t) => ({
    type: t.expose('type', { type: ExternalMediaType, description: 'What it is.' }),
    url: t.exposeString('url', { description: 'Its https URL.' }),
  }),
});

export const ListingDocument = builder.objectRef<ListingView['documents'][number]>('ListingDocument').implement({
  description: 'A document of a listing.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'What it is.' }),
    url: t.exposeString('url', { description: 'Its URL.' }),
  }),
});

export const Agent = builder.objectRef<AgentView>('Agent').implement({
  description: "An agent's public profile.",
  fields: (t) => ({
    id: t.exposeID('id'),
    username: t.exposeString('username'),
    name: t.exposeString('name', { description: 'First and last name.' }),
    title: t.exposeString('title', { nullable: true, description: 'Job title, such as “Senior sales agent”.' }),
    phone: t.exposeString('phone', { nullable: true, description: 'Mobile or direct number.' }),
    portrait: t.exposeString('portrait', {
      nullable: true,
      description: 'Root-relative address of the portrait; absent without one.',
    }),
  }),
});

export const Office = builder.objectRef<OfficeView>('Office').implement({
  description: 'An office of agents.',
  fields: (t) => ({
    id: t.exposeID('id'),
    slug: t.exposeString('slug'),
    name: t.exposeString('name', { description: 'Name of the office.' }),
    phone: t.exposeString('phone', { nullable: true, description: 'Phone number.' }),
    brandColour: t.exposeString('brandColour', {
      nullable: true,
      description: 'Colour of its brand, such as #004d40.',
    }),
    logo: t.exposeString('logo', { nullable: true, description: 'Root-relative address of a picture.' }),
  }),
});
