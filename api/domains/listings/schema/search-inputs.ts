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
  fields: (t) => ({ skip: t.int({ defaultValue: 0 }), take: t.int({ defaultValue: 25 }) }),
});
export const CountInput = builder.inputType('CountInput', {
  description: 'Numbers from 1, 5 meaning five and more; bedroom 0 is a studio.',
  fields: (t) => ({ only: t.intList(), min: t.int() }),
});
export const RangeInput = builder.inputType('RangeInput', {
  description: 'Both ends count.',
  fields: (t) => ({ min: t.int(), max: t.int() }),
});
const DatesInput = builder.inputType('DatesInput', {
  description: "Dates are yyyy-MM-dd in the property's own time zone; forthcoming means any coming date.",
  fields: (t) => ({ dates: t.stringList(), forthcoming: t.boolean() }),
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
    'By id, or by slug when the id is not known. The slug may also be a state (vic) or a postcode (vic-3121).',
  fields: (t) => ({ id: t.id(), slug: t.string(), name: t.string(), stateCode: t.string() }),
});
const LocationSearchContext = builder.inputType('LocationSearchContext', {
  fields: (t) => ({
    searchLocations: t.field({
      type: [SearchLocationInput],
      description: 'Up to 50; none at all means the whole country.',
    }),
    includeSurroundingSuburbs: t.boolean({ defaultValue: true }),
    officeId: t.id(),
    wellKnownText: t.string({
      description:
        'Map or drawn area as well-known text: POLYGON((lng lat, …)) of at most 500 points, or MULTIPOLYGON; rings after the first one are cut out.',
    }),
  }),
});

export const ListingSearchQuery = builder.inputType('ListingSearchQuery', {
  fields: (t) => ({
    statusType: t.field({ type: ListingStatusType, required: true }),
    searchMode: t.field({ type: SearchMode, required: true }),
    sortBy: t.field({ type: ListingSort }),
    paging: t.field({ type: PagingInput, description: 'take at most 100, skip at most 50,000' }),
    propertyTypes: t.field({ type: [PropertyTypeEnum] }),
    propertyFeatures: t.field({ type: [PropertyFeature] }),
    locationSearchContext: t.field({ type: LocationSearchContext, required: true }),
    bedrooms: t.field({ type: CountInput }),
    bathrooms: t.field({ type: CountInput }),
    carSpaces: t.field({ type: CountInput }),
    landSize: t.field({ type: RangeInput, description: 'm2' }),
    frontageSize: t.field({ type: RangeInput, description: 'metres' }),
    price: t.field({ type: RangeInput, description: 'dollars; dollars per week for rent and leased' }),
    auction: t.field({ type: DatesInput }),
    inspection: t.field({ type: DatesInput }),
    near: t.field({ type: NearInput }),
    isUnderOffer: t.boolean({ description: 'false leaves listings under offer out' }),
    leaveOut: t.idList({
      description: 'Listings that the visitor has hidden, at most 500: in no result, count or marker.',
    }),
  }),
});

export const ListingsHomepageQuery = builder.inputType('ListingsHomepageQuery', {
  fields: (t) => ({
    statusType: t.field({ type: ListingStatusType, defaultValue: 'buy' }),
    stateCode: t.string(),
    take: t.int({ defaultValue: 12 }),
  }),
});
