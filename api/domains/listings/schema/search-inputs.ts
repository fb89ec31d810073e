import { listedDays, longestKeyword, mostKeywords, nearBands, travelMinutes } from '@verandah/market';
import { builder } from '../../../platform/graph/public.ts';
import {
  ListingSort,
  ListingStatusType,
  ListingTrait,
  PropertyFeature,
  PropertyTypeEnum,
  SearchMode,
  TravelModeEnum,
} from './enums.ts';

const PagingInput = builder.inputType('PagingInput', {
  description: 'Part of a list.',
  fields: (t) => ({ skip: t.int({ defaultValue: 0 }), take: t.int({ defaultValue: 25 }) }),
});
export const CountInput = builder.inputType('CountInput', {
  description:
    'Numbers from 1; 5 means five or more. For bedrooms, 0 adds studios to the other numbers, like the property type studio.',
  fields: (t) => ({
    only: t.intList({ description: 'Exactly one of these.' }),
    min: t.int({ description: 'At least this many.' }),
  }),
});
export const RangeInput = builder.inputType('RangeInput', {
  description: 'A range; both ends are included. An end that is 0 or omitted is open.',
  fields: (t) => ({ min: t.int({ description: 'At least this.' }), max: t.int({ description: 'At most this.' }) }),
});
const DatesInput = builder.inputType('DatesInput', {
  description: 'Dates of the auction or inspection, yyyy-MM-dd, in the time zone of the home.',
  fields: (t) => ({
    dates: t.stringList({ description: 'The dates; blank entries are ignored.' }),
    forthcoming: t.boolean({ description: 'Any upcoming date.' }),
  }),
});
export const NearInput = builder.inputType('NearInput', {
  description:
    'A point in Australia, in degrees, with a distance or minutes of travel. Excludes listings without a public position.',
  fields: (t) => ({
    latitude: t.float({ required: true }),
    longitude: t.float({ required: true }),
    kilometres: t.int({ description: `Kilometres in a straight line: ${nearBands.join(', ')}.` }),
    minutes: t.int({ description: `Minutes of travel by a mode from travelModes: ${travelMinutes.join(', ')}.` }),
    by: t.field({ type: TravelModeEnum, description: 'Mode of travel, for minutes.' }),
    name: t.string({ description: "The visitor's name for the point, for the address of an alert." }),
  }),
});
const SearchLocationInput = builder.inputType('SearchLocationInput', {
  description:
    'A location by ID, or by slug if the ID is unknown: a suburb, region, state (vic) or postcode (vic-3121).',
  fields: (t) => ({
    id: t.id({ description: 'ID of the place, as `location` returns it.' }),
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
      description: 'Up to 50 locations; an empty list means the whole country.',
    }),
    includeSurroundingSuburbs: t.boolean({
      defaultValue: true,
      description: 'Whether surrounding suburbs are searched too.',
    }),
    officeId: t.id({ description: 'ID of the office whose listings are searched.' }),
    wellKnownText: t.string({
      description:
        'Map or drawn area as well-known text: POLYGON((lng lat, …)) of at most 500 points, or MULTIPOLYGON. Rings after the first one are holes.',
    }),
  }),
});

export const ListingSearchQuery = builder.inputType('ListingSearchQuery', {
  description: 'A search for listings. Omitted fields do not restrict it.',
  fields: (t) => ({
    statusType: t.field({
      type: ListingStatusType,
      required: true,
      description: 'Homes for sale, for rent, sold or leased.',
    }),
    searchMode: t.field({ type: SearchMode, required: true, description: 'How the location was chosen.' }),
    sortBy: t.field({
      type: ListingSort,
      description:
        'Order of the results. By default `homesForYou`; `newest` for an office, `recentlySoldOrLeased` for sold or leased listings.',
    }),
    paging: t.field({
      type: PagingInput,
      description: 'Page of the results: `take` at most 100, `skip` at most 50,000.',
    }),
    propertyTypes: t.field({ type: [PropertyTypeEnum], description: 'Only these property types.' }),
    propertyFeatures: t.field({ type: [PropertyFeature], description: 'Only homes that have all of these.' }),
    locationSearchContext: t.field({ type: LocationSearchContext, required: true, description: 'Where to search.' }),
    bedrooms: t.field({ type: CountInput, description: 'Bedrooms that homes must have.' }),
    bathrooms: t.field({ type: CountInput, description: 'Bathrooms that homes must have.' }),
    carSpaces: t.field({ type: CountInput, description: 'Spaces for cars that homes must have.' }),
    landSize: t.field({ type: RangeInput, description: 'Area of the land in square metres.' }),
    frontageSize: t.field({ type: RangeInput, description: 'Width at the street in metres.' }),
    floorArea: t.field({ type: RangeInput, description: 'Floor area of the building in square metres.' }),
    traits: t.field({ type: [ListingTrait], description: 'Only listings that have all of these.' }),
    keywords: t.stringList({
      description:
        `Up to ${mostKeywords} keywords of at most ${longestKeyword} characters. Each one's words must be next to ` +
        'each other in the title, description or features, in any of their forms.',
    }),
    listedWithin: t.int({
      description: `Only homes on offer that were listed within these days: ${listedDays.join(', ')}.`,
    }),
    availableBy: t.string({ description: 'Only rentals that are available on this day, yyyy-MM-dd.' }),
    price: t.field({ type: RangeInput, description: 'Dollars; dollars a week for rentals.' }),
    auction: t.field({ type: DatesInput, description: 'Only homes with an auction on one of these days.' }),
    inspection: t.field({ type: DatesInput, description: 'Only homes with an inspection on one of these days.' }),
    near: t.field({ type: NearInput, description: 'Only homes near a point.' }),
    isUnderOffer: t.boolean({ description: 'Whether to include listings under offer; false excludes them.' }),
    leaveOut: t.idList({
      description:
        'IDs of listings that the visitor has hidden, at most 500. They are excluded from results, counts and markers.',
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
    stateCode: t.string({ description: 'Only listings in this state or territory.' }),
    take: t.int({ defaultValue: 12, description: 'Maximum number of listings to return, up to 100.' }),
  }),
});
