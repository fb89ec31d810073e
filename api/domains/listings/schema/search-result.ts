import { builder, readingInput, sizeWithin } from '../../../platform/graph/public.ts';
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
import type { DayCount, SearchAnswer } from '../search/search-request.ts';
import { ListingTier, PropertyTypeEnum } from './enums.ts';
import { Listing } from './listing.ts';

export const Pagination = builder.objectRef<SearchFound['pagination']>('Pagination').implement({
  fields: (t) => ({
    currentPage: t.exposeInt('currentPage'),
    totalPages: t.exposeInt('totalPages'),
    skip: t.exposeInt('skip'),
    take: t.exposeInt('take'),
    pageSize: t.exposeInt('pageSize'),
  }),
});

const PriceStatistics = builder.objectRef<Pick<SearchAnswer, 'median'>>('PriceStatistics').implement({
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
  fields: (t) => ({ filtered: t.field({ type: PriceStatistics, resolve: (answer) => answer }) }),
});

const CountFacet = builder.objectRef<{ value: number; count: number }>('CountFacet').implement({
  description: 'value 0 to 5; 5 counts five and more',
  fields: (t) => ({ value: t.exposeInt('value'), count: t.exposeInt('count') }),
});
const PropertyTypeFacet = builder.objectRef<{ value: PropertyTypeName; count: number }>('PropertyTypeFacet').implement({
  fields: (t) => ({ value: t.expose('value', { type: PropertyTypeEnum }), count: t.exposeInt('count') }),
});
const PriceBand = builder.objectRef<PriceBandView>('PriceBand').implement({
  description: 'min inclusive, max exclusive; max absent in the last band',
  fields: (t) => ({
    min: t.expose('min', { type: 'Dollars' }),
    max: t.expose('max', { type: 'Dollars', nullable: true }),
    count: t.exposeInt('count'),
  }),
});
const DateFacet = builder.objectRef<DayCount>('DateFacet').implement({
  fields: (t) => ({ date: t.field({ type: 'Date', resolve: ({ day }) => dayText(day) }), count: t.exposeInt('count') }),
});

const counts = (list: readonly number[]) => list.map((count, value) => ({ value, count }));

const Aggregations = builder.objectRef<SearchFound>('Aggregations').implement({
  description: 'Each facet counts as if its own filter were not set.',
  fields: (t) => ({
    beds: t.field({ type: [CountFacet], resolve: ({ answer }) => counts(answer.facets.beds) }),
    baths: t.field({ type: [CountFacet], resolve: ({ answer }) => counts(answer.facets.baths) }),
    cars: t.field({ type: [CountFacet], resolve: ({ answer }) => counts(answer.facets.cars) }),
    propertyTypes: t.field({ type: [PropertyTypeFacet], resolve: ({ answer }) => facetsByType(answer.facets.types) }),
    priceHistogram: t.field({
      type: [PriceBand],
      resolve: ({ answer, request }) => histogramOf(request.statusType, answer.facets.prices),
    }),
    auctionDates: t.field({ type: [DateFacet], resolve: ({ answer }) => answer.auctionDates }),
    inspectionDates: t.field({ type: [DateFacet], resolve: ({ answer }) => answer.inspectionDates }),
  }),
});

const MapMarker = builder.objectRef<MarkerView>('MapMarker').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    uri: t.exposeString('uri'),
    latitude: t.exposeFloat('latitude'),
    longitude: t.exposeFloat('longitude'),
    price: t.exposeString('price', {
      nullable: true,
      description: 'Compact: $1.2M, $650k, $550pw; absent when the price is hidden.',
    }),
    tier: t.expose('tier', { type: ListingTier }),
  }),
});

const MapViewInput = builder.inputType('MapViewInput', {
  description: 'The bounds of a map, degrees.',
  fields: (t) => ({
    west: t.float({ required: true }),
    south: t.float({ required: true }),
    east: t.float({ required: true }),
    north: t.float({ required: true }),
  }),
});
const MapCount = builder.objectRef<MapCountOf>('MapCount').implement({
  fields: (t) => ({
    inView: t.exposeInt('inView', { description: 'Results that lie in the view.' }),
    withoutAddress: t.exposeInt('withoutAddress', {
      description:
        'Results whose address is not public: they are on no map, and in no search of a map or a drawn area.',
    }),
  }),
});

/** Suburbs unless another number is requested. */
const usualSuburbs = 6;

const SearchFilter = builder.enumType('SearchFilter', { values: searchFilters });
const Relaxation = builder.objectRef<RelaxationOf>('Relaxation').implement({
  fields: (t) => ({
    filter: t.expose('filter', { type: SearchFilter }),
    total: t.exposeInt('total', { description: 'How many there would be without that one filter.' }),
  }),
});

const RelaxedPair = builder.objectRef<PairOf>('RelaxedPair').implement({
  fields: (t) => ({
    filters: t.field({ type: [SearchFilter], resolve: ({ filters }) => [...filters] }),
    total: t.exposeInt('total', { description: 'How many there would be without those two filters.' }),
  }),
});
const SuburbWithHomes = builder.objectRef<SuburbOf>('SuburbWithHomes').implement({
  fields: (t) => ({
    slug: t.exposeString('slug'),
    label: t.exposeString('label', { description: 'Richmond, VIC 3121' }),
    total: t.exposeInt('total', { description: 'Its homes that match the search.' }),
  }),
});

export const ListingSearchResult = builder.objectRef<SearchFound>('ListingSearchResult').implement({
  fields: (t) => ({
    results: t.field({
      type: [Listing],
      resolve: ({ answer }, _, { listings }) => listingsInOrder(listings, answer.ids),
    }),
    total: t.int({ resolve: ({ answer }) => answer.total }),
    exactTotal: t.int({
      description: 'How many of the total lie in the locations asked for themselves, not in surrounding ones.',
      resolve: ({ answer }) => answer.exactTotal,
    }),
    pagination: t.expose('pagination', { type: Pagination }),
    prices: t.field({ type: Prices, resolve: ({ answer }) => answer }),
    aggregations: t.field({ type: Aggregations, resolve: (found) => found }),
    relaxations: t.field({
      type: [Relaxation],
      description:
        'For each filter that is set, what the total would be without it; most first. Only counted when asked for.',
      resolve: ({ answer }) => [...answer.relaxations],
    }),
    relaxedPairs: t.field({
      type: [RelaxedPair],
      description:
        'Pairs of filters without which there are homes that leaving out either of the two alone would not find; most first. Only counted when asked for.',
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
      args: { view: t.arg({ type: MapViewInput, required: true }) },
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
