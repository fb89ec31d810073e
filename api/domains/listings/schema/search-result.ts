import { builder, readingInput, sizeWithin, withDescriptions } from '../../../platform/graph/public.ts';
import { listedDays, traits, type PropertyTypeName, type TraitName } from '@verandah/market';
import { listingsInOrder } from '../loaders.ts';
import type { SearchFound } from '../search-listings.ts';
import { markerRows } from '../listing-row.ts';
import type { MarkerView } from '../listing-view.ts';
import { markerView } from '../view.ts';
import { facetsByType, histogramOf, type PriceBandView } from '../facet-view.ts';
import { dayText } from '../../../platform/moment.ts';
import { keywordExcerpts, type ExcerptPart as PartOf, type KeywordExcerpt as ExcerptOf } from '../keyword-excerpts.ts';
import { nearestSuburbs, type SuburbWithHomes as SuburbOf } from '../search/nearest-suburbs.ts';
import type { Relaxation as RelaxationOf, RelaxedPair as PairOf } from '../search/relaxations.ts';
import { countOnMap, readView, type MapCount as MapCountOf } from '../search/map-count.ts';
import { searchFilters } from '../search/search-filter.ts';
import type { DayCount, SearchResponse } from '../search/search-response.ts';
import { ListingTier, ListingTrait, PropertyTypeEnum } from './enums.ts';
import { Listing } from './listing.ts';

export const Pagination = builder.objectRef<SearchFound['pagination']>('Pagination').implement({
  description: 'Which page of a list this is.',
  fields: (t) => ({
    currentPage: t.exposeInt('currentPage', { description: 'Number of the page, from 1.' }),
    totalPages: t.exposeInt('totalPages', { description: 'Total number of pages.' }),
    skip: t.exposeInt('skip', { description: 'Number of entries on previous pages.' }),
    take: t.exposeInt('take', { description: 'Maximum number of entries on this page.' }),
    pageSize: t.exposeInt('pageSize', { description: 'Maximum number of entries per page.' }),
  }),
});

const PriceStatistics = builder.objectRef<Pick<SearchResponse, 'median'>>('PriceStatistics').implement({
  description: 'Statistics of prices.',
  fields: (t) => ({
    median: t.field({
      type: 'Dollars',
      nullable: true,
      description: 'Median of visible prices, in dollars.',
      resolve: ({ median }) => median,
    }),
  }),
});
const Prices = builder.objectRef<Pick<SearchResponse, 'median'>>('Prices').implement({
  description: 'Price statistics of search results.',
  fields: (t) => ({
    filtered: t.field({
      type: PriceStatistics,
      description: 'Prices of the listings that match all filters.',
      resolve: (response) => response,
    }),
  }),
});

const CountFacet = builder.objectRef<{ value: number; count: number }>('CountFacet').implement({
  description: 'Number of listings by number of rooms or spaces, 0 to 5; 5 means five or more.',
  fields: (t) => ({
    value: t.exposeInt('value', { description: 'The number of rooms or spaces.' }),
    count: t.exposeInt('count', { description: 'Number of listings with this value.' }),
  }),
});
const PropertyTypeFacet = builder.objectRef<{ value: PropertyTypeName; count: number }>('PropertyTypeFacet').implement({
  description: 'Number of listings of one property type.',
  fields: (t) => ({
    value: t.expose('value', { type: PropertyTypeEnum, description: 'The kind of home.' }),
    count: t.exposeInt('count', { description: 'Number of listings of this type.' }),
  }),
});
const PriceBand = builder.objectRef<PriceBandView>('PriceBand').implement({
  description: 'Number of listings in a price band, from min (inclusive) to max (exclusive).',
  fields: (t) => ({
    min: t.expose('min', { type: 'Dollars', description: 'Lower end, inclusive.' }),
    max: t.expose('max', {
      type: 'Dollars',
      nullable: true,
      description: 'Upper end, exclusive; absent in the last band.',
    }),
    count: t.exposeInt('count', { description: 'Number of listings in the band.' }),
  }),
});
const DateFacet = builder.objectRef<DayCount>('DateFacet').implement({
  description: 'Number of listings with an auction or inspection on a day.',
  fields: (t) => ({
    date: t.field({
      type: 'Date',
      description: 'The date in the local time of the listings.',
      resolve: ({ day }) => dayText(day),
    }),
    count: t.exposeInt('count', { description: 'Number of listings with an event on this day.' }),
  }),
});

const TraitFacet = builder.objectRef<{ value: TraitName; count: number }>('TraitFacet').implement({
  description: 'Number of listings with a trait.',
  fields: (t) => ({
    value: t.expose('value', { type: ListingTrait, description: 'The trait.' }),
    count: t.exposeInt('count', { description: 'Total if this trait is chosen too.' }),
  }),
});
const ListedFacet = builder.objectRef<{ days: number; count: number }>('ListedFacet').implement({
  description: 'Number of listings by the time since they were listed.',
  fields: (t) => ({
    days: t.exposeInt('days', { description: 'Number of days.' }),
    count: t.exposeInt('count', { description: 'Number of listings that were listed within these days.' }),
  }),
});
const ExcerptPart = builder.objectRef<PartOf>('ExcerptPart').implement({
  description: 'A piece of an excerpt.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'Plain text.' }),
    isMatch: t.exposeBoolean('isMatch', { description: 'Whether it is a word of the keywords.' }),
  }),
});
const KeywordExcerpt = builder.objectRef<ExcerptOf>('KeywordExcerpt').implement({
  description: "Where a listing's text has the keywords of the search.",
  fields: (t) => ({
    listingId: t.exposeID('listingId'),
    parts: t.field({ type: [ExcerptPart], description: 'Its pieces in order.', resolve: ({ parts }) => [...parts] }),
  }),
});

const toCounts = (list: readonly number[]) => list.map((count, value) => ({ value, count }));

const Aggregations = builder.objectRef<SearchFound>('Aggregations').implement({
  description: 'Facets of a search. Each one ignores its own filter.',
  fields: (t) => ({
    beds: t.field({
      type: [CountFacet],
      description: 'Listings by number of bedrooms; 0 counts studios.',
      resolve: ({ response }) => toCounts(response.facets.beds),
    }),
    baths: t.field({
      type: [CountFacet],
      description: 'Listings by number of bathrooms.',
      resolve: ({ response }) => toCounts(response.facets.baths),
    }),
    cars: t.field({
      type: [CountFacet],
      description: 'Listings by number of car spaces.',
      resolve: ({ response }) => toCounts(response.facets.cars),
    }),
    propertyTypes: t.field({
      type: [PropertyTypeFacet],
      description: 'Listings by property type.',
      resolve: ({ response }) => facetsByType(response.facets.types),
    }),
    priceHistogram: t.field({
      type: [PriceBand],
      description: 'Listings by price; hidden prices are not counted.',
      resolve: ({ response, request }) => histogramOf(request.statusType, response.facets.prices),
    }),
    auctionDates: t.field({
      type: [DateFacet],
      description: 'Days with auctions, and the number of listings for each.',
      resolve: ({ response }) => response.auctionDates,
    }),
    inspectionDates: t.field({
      type: [DateFacet],
      description: 'Days with inspections, and the number of listings for each.',
      resolve: ({ response }) => response.inspectionDates,
    }),
    traits: t.field({
      type: [TraitFacet],
      description: 'Listings by trait.',
      resolve: ({ response, request: { statusType: mode } }) =>
        traits.flatMap(({ name, modes }, at) =>
          modes.includes(mode) ? { value: name, count: response.traits.traits[at] ?? 0 } : [],
        ),
    }),
    listedWithin: t.field({
      type: [ListedFacet],
      description: 'Listings by the days within which they were listed.',
      resolve: ({ response }) => listedDays.map((days, at) => ({ days, count: response.traits.listed[at] ?? 0 })),
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
  description: 'Bounds of a map, in degrees.',
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
    inView: t.exposeInt('inView', { description: 'Results within the view.' }),
    withoutAddress: t.exposeInt('withoutAddress', {
      description:
        'Results without a public position, as their address is hidden or not located. Maps and searches by map or drawn area exclude them.',
    }),
  }),
});

/** Suburbs unless another number is requested. */
const usualSuburbs = 6;

const SearchFilter = builder.enumType('SearchFilter', {
  description: 'Filters of a search.',
  values: withDescriptions(searchFilters, {
    auctions: 'Days of auctions.',
    availableBy: 'Day by which a rental is available.',
    bathrooms: 'Bathrooms.',
    bedrooms: 'Bedrooms.',
    carSpaces: 'Spaces for cars.',
    features: 'Features.',
    floorArea: 'Floor area of the building.',
    frontage: 'Width at the street.',
    inspections: 'Days of inspections.',
    keywords: 'Keywords.',
    landSize: 'Size of the land.',
    listedWithin: 'Days since it was listed.',
    near: 'Distance from a point.',
    price: 'Price.',
    propertyTypes: 'Houses, apartments, land and other types of property.',
    traits: 'Traits, such as a floor plan.',
    underOffer: 'Homes under offer.',
  }),
});
const Relaxation = builder.objectRef<RelaxationOf>('Relaxation').implement({
  description: 'Number of results without one filter.',
  fields: (t) => ({
    filter: t.expose('filter', { type: SearchFilter, description: 'The removed filter.' }),
    total: t.exposeInt('total', { description: 'Number of results without that filter.' }),
  }),
});

const RelaxedPair = builder.objectRef<PairOf>('RelaxedPair').implement({
  description: 'Number of results without two filters.',
  fields: (t) => ({
    filters: t.field({
      type: [SearchFilter],
      description: 'The two removed filters.',
      resolve: ({ filters }) => [...filters],
    }),
    total: t.exposeInt('total', { description: 'Number of results without those two filters.' }),
  }),
});
const SuburbWithHomes = builder.objectRef<SuburbOf>('SuburbWithHomes').implement({
  description: 'A suburb with listings that match the filters.',
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'Name of the suburb in addresses.' }),
    label: t.exposeString('label', { description: 'Suburb, state and postcode: Richmond, VIC 3121.' }),
    total: t.exposeInt('total', { description: 'Number of its listings that match the search.' }),
  }),
});

export const ListingSearchResult = builder.objectRef<SearchFound>('ListingSearchResult').implement({
  description: 'Results of a search. Only the selected fields are computed.',
  fields: (t) => ({
    results: t.field({
      type: [Listing],
      resolve: ({ response }, _, { listings }) => listingsInOrder(listings, response.ids),
    }),
    keywordExcerpts: t.field({
      type: [KeywordExcerpt],
      description: 'For each of the results, where its text has the keywords; empty without keywords.',
      resolve: async ({ response, request }, _, { listings, database }) =>
        keywordExcerpts(database, await listingsInOrder(listings, response.ids), request.keywords),
    }),
    total: t.int({ resolve: ({ response }) => response.total }),
    exactTotal: t.int({
      description: 'How many of the total are in the named locations themselves, not in surrounding ones.',
      resolve: ({ response }) => response.exactTotal,
    }),
    pagination: t.expose('pagination', { type: Pagination, description: 'Which page this is.' }),
    prices: t.field({ type: Prices, description: 'Statistics of prices.', resolve: ({ response }) => response }),
    aggregations: t.field({
      type: Aggregations,
      description: 'Listings by rooms, property type, price and day.',
      resolve: (found) => found,
    }),
    relaxations: t.field({
      type: [Relaxation],
      description: 'For each active filter, the total without it; highest first. Only computed if selected.',
      resolve: ({ response }) => [...response.relaxations],
    }),
    relaxedPairs: t.field({
      type: [RelaxedPair],
      description:
        'Pairs of filters that exclude listings only in combination: removing either one alone would not find them. Highest total first. Only computed if selected.',
      resolve: ({ response }) => [...response.relaxedPairs],
    }),
    nearestSuburbs: t.field({
      type: [SuburbWithHomes],
      args: { take: t.arg.int({ defaultValue: usualSuburbs }) },
      description: 'Suburbs outside the search area with matching listings, nearest first.',
      resolve: ({ request }, { take }, { database, now, reads }) => {
        reads.add(['listings']);
        return nearestSuburbs(database, request, sizeWithin('take', take ?? usualSuburbs, 20), now);
      },
    }),
    nearOutline: t.floatList({
      description:
        'Outline of the area near the search point: longitude, latitude, longitude, …; empty without a point.',
      resolve: ({ request }) => request.near?.outline.points.flat() ?? [],
    }),
    mapCount: t.field({
      type: MapCount,
      args: { view: t.arg({ type: MapViewInput, required: true, description: 'Bounds of the map.' }) },
      description: 'How many of the results are visible on a map, with the same filters as the list.',
      resolve: ({ request }, { view }, { database, now }) =>
        readingInput(() => countOnMap(database, request, readView(view), now)),
    }),
    markers: t.field({
      type: [MapMarker],
      description:
        "All listings in the area with a public position, not only this page's; at most 500, highest tiers first.",
      resolve: async ({ response }, _, { database }) =>
        (await markerRows(database, response.markerIds)).map(markerView).filter((marker) => marker !== undefined),
    }),
  }),
});
