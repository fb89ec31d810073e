import { nearBands, travelMinutes } from '@verandah/market';
import { builder } from '../../../platform/graph/public.ts';
import {
  ListingSort,
  ListingStatusType,
  PropertyFeature,
  PropertyTypeEnum,
  SearchMode,
  TravelModeEnum,
} from './enums.ts';

const PagingInput = builder.inputType('PagingInput', {
  description: 'Which part of a list.',
  fields: (t) => ({ skip: t.int({ defaultValue: 0 }), take: t.int({ defaultValue: 25 }) }),
});
export const CountInput = builder.inputType('CountInput', {
  description:
    'Numbers from 1, 5 meaning five and more. Bedroom 0, like the property type studio, adds studios to the other numbers.',
  fields: (t) => ({
    only: t.intList({ description: 'Exactly one of these.' }),
    min: t.int({ description: 'At least this many.' }),
  }),
});
export const RangeInput = builder.inputType('RangeInput', {
  description: 'Both ends are included; an end of 0 is open, as is one that is absent.',
  fields: (t) => ({ min: t.int({ description: 'At least this.' }), max: t.int({ description: 'At most this.' }) }),
});
const DatesInput = builder.inputType('DatesInput', {
  description: 'Days of the auction or inspection, yyyy-MM-dd, in the time zone of the home.',
  fields: (t) => ({
    dates: t.stringList({ description: 'The days; blank entries are passed over.' }),
    forthcoming: t.boolean({ description: 'Whether any coming day will do.' }),
  }),
});
const NearInput = builder.inputType('NearInput', {
  description:
    'A point in Australia, degrees, with a distance, or with minutes of travel. Listings without a public position are near no point.',
  fields: (t) => ({
    latitude: t.float({ required: true }),
    longitude: t.float({ required: true }),
    kilometres: t.int({ description: `As the crow flies: ${nearBands.join(', ')}.` }),
    minutes: t.int({ description: `Where travelModes offers a mode: ${travelMinutes.join(', ')}.` }),
    by: t.field({ type: TravelModeEnum, description: 'The way to travel, with minutes.' }),
    name: t.string({ description: 'What the visitor calls the point, for the address of an alert.' }),
  }),
});
const SearchLocationInput = builder.inputType('SearchLocationInput', {
  description:
    'By id, or by slug when the id is not known: of a suburb, a region, a state (vic) or a postcode (vic-3121).',
  fields: (t) => ({
    id: t.id({ description: 'Id of the place, as `location` returns it.' }),
    slug: t.string({ description: 'Name of the place in addresses: richmond-vic-3121.' }),
    name: t.string({ description: 'Name of the place, for the address of the search.' }),
    stateCode: t.string(),
  }),
});
const LocationSearchContext = builder.inputType('LocationSearchContext', {
  description: 'Where to search for listings.',
  fields: (t) => ({
    searchLocations: t.field({
      type: [SearchLocationInput],
      description: 'Up to 50; none at all means the whole country.',
    }),
    includeSurroundingSuburbs: t.boolean({
      defaultValue: true,
      description: 'Whether surrounding suburbs are searched, too.',
    }),
    officeId: t.id({ description: 'Id of the office whose listings are searched.' }),
    wellKnownText: t.string({
      description:
        'Map or drawn area as well-known text: POLYGON((lng lat, …)) of at most 500 points, or MULTIPOLYGON; rings after the first one are cut out.',
    }),
  }),
});

export const ListingSearchQuery = builder.inputType('ListingSearchQuery', {
  description: 'A search for listings; absent fields do not narrow it.',
  fields: (t) => ({
    statusType: t.field({
      type: ListingStatusType,
      required: true,
      description: 'Homes for sale, for rent, sold or leased.',
    }),
    searchMode: t.field({ type: SearchMode, required: true, description: 'How the place was chosen.' }),
    sortBy: t.field({
      type: ListingSort,
      description:
        'Order of the results. By default `homesForYou`; `newest` for an office, `recentlySoldOrLeased` for what is sold or leased.',
    }),
    paging: t.field({
      type: PagingInput,
      description: 'Page of the results: `take` at most 100, `skip` at most 50,000.',
    }),
    propertyTypes: t.field({ type: [PropertyTypeEnum], description: 'Only these kinds of homes.' }),
    propertyFeatures: t.field({ type: [PropertyFeature], description: 'Only homes that have all of these.' }),
    locationSearchContext: t.field({ type: LocationSearchContext, required: true, description: 'Where to search.' }),
    bedrooms: t.field({ type: CountInput, description: 'Bedrooms that homes must have.' }),
    bathrooms: t.field({ type: CountInput, description: 'Bathrooms that homes must have.' }),
    carSpaces: t.field({ type: CountInput, description: 'Spaces for cars that homes must have.' }),
    landSize: t.field({ type: RangeInput, description: 'Area of the land in square metres.' }),
    frontageSize: t.field({ type: RangeInput, description: 'Width at the street in metres.' }),
    price: t.field({ type: RangeInput, description: 'Dollars; dollars a week for rentals.' }),
    auction: t.field({ type: DatesInput, description: 'Only homes with an auction on one of these days.' }),
    inspection: t.field({ type: DatesInput, description: 'Only homes with an inspection on one of these days.' }),
    near: t.field({ type: NearInput, description: 'Only homes near a point.' }),
    isUnderOffer: t.boolean({ description: 'false leaves out listings under offer.' }),
    leaveOut: t.idList({
      description: 'Listings that the visitor has hidden, at most 500: in no result, count or marker.',
    }),
  }),
});

export const ListingsHomepageQuery = builder.inputType('ListingsHomepageQuery', {
  description: 'Which listings the home page shows.',
  fields: (t) => ({
    statusType: t.field({
      type: ListingStatusType,
      defaultValue: 'buy',
      description: 'Homes for sale, for rent, sold or leased.',
    }),
    stateCode: t.string({ description: 'Only homes of this state or territory.' }),
    take: t.int({ defaultValue: 12, description: 'The most homes to return, up to 100.' }),
  }),
});
