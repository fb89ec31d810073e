import { builder, readingInput, sizeWithin, described } from '../../../platform/graph/public.ts';
import type { PropertyTypeName } from '@verandah/market';
import { listingsInOrder } from '../loaders.ts';
import type { SearchFound } from '../search-listings.ts';
import { markerRows } from '../listing-row.ts';
import type { MarkerView } from '../listing-view.ts';
import { markerView } from '../view.ts';
import { facetsByType, histogramOf, type PriceBandView } from '../facet-view.ts';
import { dayText } from '../../../platform/moment.ts';
import { nearestSuburbs, type SuburbWithHomes as SuburbOf } from '../search/nearest-suburbs.ts';
import type { Relaxation as RelaxationOf, RelaxedPair as PairOf } from '../search/relaxations.ts';
import { countOnMap, readView, type MapCount as MapCountOf } from '../search/map-count.ts';
import { searchFilters } from '../search/search-filter.ts';
import type { DayCount, SearchAnswer } from '../search/search-answer.ts';
import { ListingTier, PropertyTypeEnum } from './enums.ts';
import { Listing } from './listing.ts';

export const Pagination = builder.objectRef<SearchFound['pagination']>('Pagination').implement({
  description: 'Which page of a list this is.',
  fields: (t) => ({
    currentPage: t.exposeInt('currentPage', { description: 'Its number, from 1.' }),
    totalPages: t.exposeInt('totalPages', { description: 'Pages in all.' }),
    skip: t.exposeInt('skip', { description: 'Entries of the pages before it.' }),
    take: t.exposeInt('take', { description: 'The most entries of this page.' }),
    pageSize: t.exposeInt('pageSize', { description: 'The most entries of a page.' }),
  }),
});

const PriceStatistics = builder.objectRef<Pick<SearchAnswer, 'median'>>('PriceStatistics').implement({
  description: 'Statistics of prices.',
  fields: (t) => ({
    median: t.field({
      type: 'Dollars',
      nullable: true,
      description: 'Of visible prices; dollars.',
      resolve: ({ median }) => median,
    }),
  }),
});
const Prices = builder.objectRef<Pick<SearchAnswer, 'median'>>('Prices').implement({
  description: 'Prices of what a search found.',
  fields: (t) => ({
    filtered: t.field({
      type: PriceStatistics,
      description: 'Of the homes that match all filters.',
      resolve: (answer) => answer,
    }),
  }),
});

const CountFacet = builder.objectRef<{ value: number; count: number }>('CountFacet').implement({
  description: 'value 0 to 5; 5 counts five and more',
  fields: (t) => ({
    value: t.exposeInt('value', { description: 'The number of rooms or spaces.' }),
    count: t.exposeInt('count', { description: 'Homes that have it.' }),
  }),
});
const PropertyTypeFacet = builder.objectRef<{ value: PropertyTypeName; count: number }>('PropertyTypeFacet').implement({
  description: 'Homes of one kind.',
  fields: (t) => ({
    value: t.expose('value', { type: PropertyTypeEnum, description: 'The kind of home.' }),
    count: t.exposeInt('count', { description: 'Homes of it.' }),
  }),
});
const PriceBand = builder.objectRef<PriceBandView>('PriceBand').implement({
  description: 'min inclusive, max exclusive; max absent in the last band',
  fields: (t) => ({
    min: t.expose('min', { type: 'Dollars', description: 'Lower end, itself included.' }),
    max: t.expose('max', {
      type: 'Dollars',
      nullable: true,
      description: 'Upper end, itself not included; absent in the last band.',
    }),
    count: t.exposeInt('count', { description: 'Homes in it.' }),
  }),
});
const DateFacet = builder.objectRef<DayCount>('DateFacet').implement({
  description: 'Homes with an auction or inspection on a day.',
  fields: (t) => ({
    date: t.field({ type: 'Date', description: 'The day where the homes are.', resolve: ({ day }) => dayText(day) }),
    count: t.exposeInt('count', { description: 'Homes that have one.' }),
  }),
});

const counts = (list: readonly number[]) => list.map((count, value) => ({ value, count }));

const Aggregations = builder.objectRef<SearchFound>('Aggregations').implement({
  description: 'Each facet counts as if its own filter were not set.',
  fields: (t) => ({
    beds: t.field({
      type: [CountFacet],
      description: 'Homes by number of bedrooms; 0 counts studios.',
      resolve: ({ answer }) => counts(answer.facets.beds),
    }),
    baths: t.field({
      type: [CountFacet],
      description: 'Homes by number of bathrooms.',
      resolve: ({ answer }) => counts(answer.facets.baths),
    }),
    cars: t.field({
      type: [CountFacet],
      description: 'Homes by number of car spaces.',
      resolve: ({ answer }) => counts(answer.facets.cars),
    }),
    propertyTypes: t.field({
      type: [PropertyTypeFacet],
      description: 'Homes by kind.',
      resolve: ({ answer }) => facetsByType(answer.facets.types),
    }),
    priceHistogram: t.field({
      type: [PriceBand],
      description: 'Homes by price; hidden prices are not counted.',
      resolve: ({ answer, request }) => histogramOf(request.statusType, answer.facets.prices),
    }),
    auctionDates: t.field({
      type: [DateFacet],
      description: 'Days with auctions, and how many homes each has.',
      resolve: ({ answer }) => answer.auctionDates,
    }),
    inspectionDates: t.field({
      type: [DateFacet],
      description: 'Days with inspections, and how many homes each has.',
      resolve: ({ answer }) => answer.inspectionDates,
    }),
  }),
});

const MapMarker = builder.objectRef<MarkerView>('MapMarker').implement({
  description: 'A home on a map.',
  fields: (t) => ({
    id: t.exposeID('id'),
    uri: t.exposeString('uri', { description: 'Name of the listing in addresses.' }),
    latitude: t.exposeFloat('latitude'),
    longitude: t.exposeFloat('longitude'),
    price: t.exposeString('price', {
      nullable: true,
      description: 'Compact: $1.2M, $650k, $550pw; absent when the price is hidden.',
    }),
    tier: t.expose('tier', { type: ListingTier, description: 'How prominently it is shown.' }),
  }),
});

const MapViewInput = builder.inputType('MapViewInput', {
  description: 'The bounds of a map, degrees.',
  fields: (t) => ({
    west: t.float({ required: true, description: 'Western edge, degrees of longitude.' }),
    south: t.float({ required: true, description: 'Southern edge, degrees of latitude.' }),
    east: t.float({ required: true, description: 'Eastern edge, degrees of longitude.' }),
    north: t.float({ required: true, description: 'Northern edge, degrees of latitude.' }),
  }),
});
const MapCount = builder.objectRef<MapCountOf>('MapCount').implement({
  description: 'Results on a map.',
  fields: (t) => ({
    inView: t.exposeInt('inView', { description: 'Results that lie in the view.' }),
    withoutAddress: t.exposeInt('withoutAddress', {
      description:
        'Results without a position: their address is hidden or not located. They are on no map, and in no search of a map or a drawn area.',
    }),
  }),
});

/** Suburbs unless another number is requested. */
const usualSuburbs = 6;

const SearchFilter = builder.enumType('SearchFilter', {
  description: 'Filters of a search.',
  values: described(searchFilters, {
    auctions: 'Days of auctions.',
    bathrooms: 'Bathrooms.',
    bedrooms: 'Bedrooms.',
    carSpaces: 'Spaces for cars.',
    features: 'Features.',
    frontage: 'Width at the street.',
    inspections: 'Days of inspections.',
    landSize: 'Size of the land.',
    near: 'Distance from a point.',
    price: 'Price.',
    propertyTypes: 'Kinds of homes.',
    underOffer: 'Homes under offer.',
  }),
});
const Relaxation = builder.objectRef<RelaxationOf>('Relaxation').implement({
  description: 'What a search would find without one filter.',
  fields: (t) => ({
    filter: t.expose('filter', { type: SearchFilter, description: 'The filter that is left out.' }),
    total: t.exposeInt('total', { description: 'How many there would be without that one filter.' }),
  }),
});

const RelaxedPair = builder.objectRef<PairOf>('RelaxedPair').implement({
  description: 'What a search would find without two filters.',
  fields: (t) => ({
    filters: t.field({
      type: [SearchFilter],
      description: 'The two filters that are left out.',
      resolve: ({ filters }) => [...filters],
    }),
    total: t.exposeInt('total', { description: 'How many there would be without those two filters.' }),
  }),
});
const SuburbWithHomes = builder.objectRef<SuburbOf>('SuburbWithHomes').implement({
  description: 'A suburb that has homes with the same filters.',
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'Name of the suburb in addresses.' }),
    label: t.exposeString('label', { description: 'Richmond, VIC 3121' }),
    total: t.exposeInt('total', { description: 'Its homes that match the search.' }),
  }),
});

export const ListingSearchResult = builder.objectRef<SearchFound>('ListingSearchResult').implement({
  description: 'What a search found; only the selected fields are computed.',
  fields: (t) => ({
    results: t.field({
      type: [Listing],
      resolve: ({ answer }, _, { listings }) => listingsInOrder(listings, answer.ids),
    }),
    total: t.int({ resolve: ({ answer }) => answer.total }),
    exactTotal: t.int({
      description: 'How many of the total lie in the named locations themselves, not in surrounding ones.',
      resolve: ({ answer }) => answer.exactTotal,
    }),
    pagination: t.expose('pagination', { type: Pagination, description: 'Which page this is.' }),
    prices: t.field({ type: Prices, description: 'Statistics of prices.', resolve: ({ answer }) => answer }),
    aggregations: t.field({
      type: Aggregations,
      description: 'Homes by rooms, kind, price and day.',
      resolve: (found) => found,
    }),
    relaxations: t.field({
      type: [Relaxation],
      description:
        'For each filter that is set, what the total would be without it; most first. Only counted when it is selected.',
      resolve: ({ answer }) => [...answer.relaxations],
    }),
    relaxedPairs: t.field({
      type: [RelaxedPair],
      description:
        'Pairs of filters without which there are homes that leaving out either of the two alone would not find; most first. Only counted when it is selected.',
      resolve: ({ answer }) => [...answer.relaxedPairs],
    }),
    nearestSuburbs: t.field({
      type: [SuburbWithHomes],
      args: { take: t.arg.int({ defaultValue: usualSuburbs }) },
      description: 'Suburbs outside the searched ones that have homes with the same filters, nearest first.',
      resolve: ({ request }, { take }, { database, now, reads }) => {
        reads.add(['listings']);
        return nearestSuburbs(database, request, sizeWithin('take', take ?? usualSuburbs, 20), now);
      },
    }),
    nearOutline: t.floatList({
      description:
        'The outline that homes near the point of the search lie in: longitude, latitude, longitude, …; empty without a point.',
      resolve: ({ request }) => request.near?.outline.points.flat() ?? [],
    }),
    mapCount: t.field({
      type: MapCount,
      args: { view: t.arg({ type: MapViewInput, required: true, description: 'Bounds of the map.' }) },
      description: 'How many of the results a map shows, by the same conditions as the list.',
      resolve: ({ request }, { view }, { database, now }) =>
        readingInput(() => countOnMap(database, request, readView(view), now)),
    }),
    markers: t.field({
      type: [MapMarker],
      description:
        "Every listing of the area that may be shown on a map (at most 500, best tiers first), not only this page's.",
      resolve: async ({ answer }, _, { database }) =>
        (await markerRows(database, answer.markerIds)).map(markerView).filter((marker) => marker !== undefined),
    }),
  }),
});
