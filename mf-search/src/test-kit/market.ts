import type { CardListing } from '@verandah/design';
import { normaliseSearch, emptySearch, parseAddress, type ListingSearch } from '@verandah/market';
import type { Aggregations } from '../features/filters/aggregations.ts';
import type { FoundResults } from '../pages/results/data.ts';
import type { SearchedOffice } from '../features/office/office.ts';
import type { ResultsPlace } from '../pages/results/queries.ts';
import type { ResultsQuery } from '../graphql.ts';

export const richmond: ResultsPlace = {
  id: '1',
  type: 'suburb',
  slug: 'richmond-vic-3121',
  label: 'Richmond, VIC 3121',
  name: 'Richmond',
  stateCode: 'VIC',
  latLong: { latitude: -37.82, longitude: 145 },
};

export const inRichmond = (change: Partial<ListingSearch> = {}): ListingSearch =>
  normaliseSearch({ ...emptySearch('buy'), locations: [richmond.slug], ...change });

/** The search of an address. */
export function searchAt(address: string): ListingSearch {
  const parsed = parseAddress(address);
  if (parsed.kind === 'not-found') throw new Error(`${address} is no search`);
  return parsed.search;
}

export const listing = (id: number): CardListing => ({
  id: String(id),
  uri: `${id}-rose-street-richmond-vic-3121-${id}`,
  statusType: 'buy',
  tierType: 'standard',
  propertyType: 'house',
  listedAt: '2026-10-01T00:00:00Z',
  priceDetails: { shortDescription: '$900,000' },
  priceReducedOn: null,
  address: {
    street: `${id} Rose Street`,
    suburb: 'Richmond',
    stateCode: 'VIC',
    postcode: '3121',
    timeZone: 'Australia/Melbourne',
  },
  features: { bedrooms: 2, bathrooms: 1, cars: 1 },
  landFeatures: null,
  inspections: [],
  auction: null,
  saleDetails: null,
  rentalDetails: null,
  media: { photos: [{ key: `photo${id}`, colour: '#abcdef', alt: 'Front' }] },
  agents: [],
  otherOffices: [],
  office: { id: '1', name: 'Finch Estate', brandColour: null, logo: null },
});

export const aggregations: Aggregations = {
  beds: [
    { value: 2, count: 20 },
    { value: 3, count: 31 },
    { value: 5, count: 4 },
  ],
  baths: [],
  cars: [],
  propertyTypes: [{ value: 'house', count: 41 }],
  priceHistogram: [
    { min: 0, max: 500_000, count: 3 },
    { min: 500_000, max: 1_000_000, count: 12 },
    { min: 1_000_000, max: null, count: 6 },
  ],
  auctionDates: [],
  inspectionDates: [{ date: '2026-11-22', count: 5 }],
};

/** What the filters count once they are open. */
export const countedOpen = {
  ...aggregations,
  traits: [
    { value: 'reduced', count: 7 },
    { value: 'floorPlan', count: 25 },
  ],
  listedWithin: [{ days: 7, count: 9 }],
};

export const response = (
  change: Partial<ResultsQuery['listingSearch']> = {},
  locations: readonly ResultsPlace[] = [richmond],
): ResultsQuery => ({
  locations,
  listingSearch: {
    total: 60,
    exactTotal: 60,
    pagination: { currentPage: 1, totalPages: 3, skip: 0 },
    prices: { filtered: { median: 1_150_000 } },
    results: [1, 2, 3].map(listing),
    aggregations,
    ...change,
  },
  travelModes: [],
});

/** A page of results in Richmond: three of sixty homes. */
export const foundResults = (change: Partial<FoundResults> = {}): FoundResults => ({
  kind: 'results',
  unknownPlaces: [],
  office: null,
  search: inRichmond(),
  title: 'Homes for sale in Richmond VIC 3121',
  places: [richmond],
  timeZone: 'Australia/Melbourne',
  listings: [1, 2, 3].map(listing),
  excerpts: {},
  total: 60,
  exactTotal: 60,
  travelModes: [],
  pagination: { currentPage: 1, totalPages: 3, skip: 0 },
  median: 1_150_000,
  aggregations,
  leftOut: [],
  alternatives: null,
  filtersOpen: false,
  ...change,
});

export const finch: SearchedOffice = {
  slug: 'finch-estate-12',
  name: 'Finch Estate',
  phone: '03 9000 0012',
  brandColour: '#224466',
  location: { suburb: 'Richmond', stateCode: 'VIC', postcode: '3121', locationSlug: richmond.slug },
  listingCounts: { buy: 0, rent: 3, sold: 41, leased: 0 },
};
