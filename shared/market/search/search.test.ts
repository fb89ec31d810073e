import fc from 'fast-check';
import { statusTypes } from '../vocabulary/modes.ts';
import { activeFilters } from './active-filters.ts';
import { anySearch } from './any-search.ts';
import { countFilter, countValues } from './count-filter.ts';
import { datesEntries, datesFromEntries } from './dates-filter.ts';
import { emptySearch } from './empty-search.ts';
import type { ListingSearch } from './listing-search.ts';
import { normaliseSearch } from './normalise-search.ts';
import { pagePositionCode } from './page-position.ts';
import { pageSize, paginate } from './pagination.ts';
import { resultCount, resultCountText } from './result-count.ts';
import { switchMode } from './switch-mode.ts';

const buy = emptySearch('buy');

test('[SRCH-01] another mode has the same location and whatever still applies', () => {
  const search = normaliseSearch({
    ...buy,
    locations: ['richmond-vic-3121', 'carlton-vic-3053'],
    surrounding: false,
    propertyTypes: ['house'],
    bedrooms: { only: [2, 3] },
    price: { max: 900_000 },
    features: ['pool'],
    inspections: { dates: [], forthcoming: true },
    auctions: { dates: ['2026-11-28'], forthcoming: false },
    underOffer: false,
    page: 4,
  });
  const unchanged = {
    locations: search.locations,
    surrounding: false,
    propertyTypes: ['house'],
    bedrooms: { only: [2, 3] },
    features: ['pool'],
    page: 1,
  };
  expect(switchMode(search, 'rent')).toMatchObject({
    ...unchanged,
    mode: 'rent',
    inspections: { forthcoming: true },
    auctions: { dates: [], forthcoming: false },
    sort: 'homesForYou',
  });
  expect(switchMode(search, 'sold')).toMatchObject({
    ...unchanged,
    mode: 'sold',
    price: { max: 900_000 },
    inspections: { dates: [], forthcoming: false },
    underOffer: true,
    sort: 'recentlySoldOrLeased',
  });
  expect(switchMode({ ...search, sort: 'hasVideos' }, 'leased')).toMatchObject({
    ...unchanged,
    mode: 'leased',
    sort: 'hasVideos',
  });
  expect(switchMode({ ...search, sort: 'nextAuction' }, 'rent').sort).toBe('homesForYou');
  expect([switchMode(search, 'rent').price, switchMode(search, 'leased').price]).toEqual([{}, {}]);
  expect(switchMode(search, 'buy')).toEqual(search);
});

test('[SRCH-01] switching returns a normal search, whatever it starts from', () => {
  fc.assert(
    fc.property(anySearch, fc.constantFrom(...statusTypes.map(({ name }) => name)), (search, mode) => {
      const switched = switchMode(search, mode);
      expect(switched.mode).toBe(mode);
      expect(normaliseSearch(switched)).toEqual(switched);
      expect([switched.context, switched.locations, switched.propertyTypes, switched.bedrooms]).toEqual([
        search.context,
        search.locations,
        search.propertyTypes,
        search.bedrooms,
      ]);
    }),
  );
});

test('[SRCH-02] each context has only what it uses', () => {
  const all: ListingSearch = {
    ...buy,
    locations: ['richmond-vic-3121'],
    surrounding: false,
    bounds: { south: -37.8, west: 145, north: -37.9, east: 144 },
    office: 'harbour-and-vale-12',
    zoom: 12,
    centre: { latitude: -37.81361234, longitude: 144.9 },
    shape: [
      { latitude: -37, longitude: 144 },
      { latitude: -38, longitude: 144 },
      { latitude: -38, longitude: 145 },
      { latitude: -37, longitude: 144 },
    ],
  };
  expect(normaliseSearch(all)).toEqual({ ...buy, locations: ['richmond-vic-3121'], surrounding: false });
  expect(normaliseSearch({ ...all, context: 'map' })).toEqual({
    ...buy,
    context: 'map',
    locations: [],
    bounds: { south: -37.9, west: 144, north: -37.8, east: 145 },
    centre: { latitude: -37.81361, longitude: 144.9 },
    zoom: 12,
  });
  const drawn = normaliseSearch({ ...all, context: 'draw' });
  expect(drawn.shape).toHaveLength(3);
  expect(drawn.bounds).toBeUndefined();
  expect(normaliseSearch({ ...all, context: 'office' })).toEqual({
    ...buy,
    context: 'office',
    locations: [],
    office: 'harbour-and-vale-12',
  });
  expect(normaliseSearch({ ...all, context: 'office', office: 'No Slug' }).context).toBe('location');
});

test('[SRCH-02] a very fine drawing is thinned, not rejected', () => {
  const shape = Array.from({ length: 2000 }, (_, step) => ({
    latitude: -37 + Math.sin(step / 318) / 10,
    longitude: 145 + Math.cos(step / 318) / 10,
  }));
  const search = normaliseSearch({ ...buy, context: 'draw', shape });
  expect(search.shape).toHaveLength(500);
  expect(normaliseSearch(search)).toEqual(search);
});

test('[SRCH-03] buckets are 1 to 5 and more; a run up to 5 is a minimum', () => {
  expect(countFilter([3, 2, 2])).toEqual({ only: [2, 3] });
  expect(countFilter([3, 4, 5])).toEqual({ only: [], min: 3 });
  expect(countFilter([2, 5])).toEqual({ only: [2, 5] });
  expect(countFilter([])).toEqual({ only: [] });
  expect(countValues({ only: [1], min: 4 })).toEqual([1, 4, 5]);
  fc.assert(
    fc.property(fc.subarray([1, 2, 3, 4, 5]), (values) => expect(countValues(countFilter(values))).toEqual(values)),
  );
});

test('[SRCH-03] ranges have their ends in order and no end at 0', () => {
  expect(
    normaliseSearch({
      ...buy,
      price: { min: 900, max: 500 },
      landSize: { min: 0, max: 300.7 },
      frontage: { min: -1, max: Number.NaN },
    }),
  ).toEqual({ ...buy, price: { min: 500, max: 900 }, landSize: { max: 300 } });
});

test('[SRCH-04] a studio beside a number of bedrooms is a chip of its own, which removes only itself', () => {
  const small = { ...buy, propertyTypes: ['studio' as const], bedrooms: { only: [1] } };
  const chips = activeFilters(small);
  expect(chips.map(({ key, label }) => [key, label])).toEqual([
    ['bedrooms:studio', 'Studio Apartments'],
    ['bedrooms', '1 bed'],
  ]);
  expect(chips.map(({ without }) => [without.propertyTypes, without.bedrooms])).toEqual([
    [[], { only: [1] }],
    [['studio'], { only: [] }],
  ]);
});

test('[SRCH-07] twenty-five results a page', () => {
  expect(pageSize).toBe(25);
  expect(paginate(51, 2)).toEqual({ currentPage: 2, totalPages: 3, skip: 25, take: 25, pageSize: 25 });
  expect(paginate(50, 1)).toEqual({ currentPage: 1, totalPages: 2, skip: 0, take: 25, pageSize: 25 });
  expect(paginate(0, 1)).toMatchObject({ currentPage: 1, totalPages: 0 });
  expect(paginate(-1, 0)).toMatchObject({ currentPage: 1, totalPages: 0, skip: 0 });
});

test('[SRCH-09] the count is capped, and shows when the search failed or found nothing', () => {
  expect([resultCount(50_000), resultCount(50_001), resultCount(1234)]).toEqual(['50,000', '50,000+', '1,234']);
  expect(resultCountText(50_001)).toBe('50,000+ homes');
  expect(resultCountText(1)).toBe('1 home');
  expect(resultCountText(-1)).toBe("Sorry, we're having a problem searching. Please try again");
  expect(resultCountText(0)).toBe('0 homes found, change your filters or zoom out.');
});

test('[SRCH-15] forthcoming dates are one blank entry; an empty list without one is null', () => {
  expect(datesEntries({ forthcoming: true })).toEqual(['']);
  expect(datesEntries({ dates: [], forthcoming: true })).toEqual(['']);
  expect(datesEntries({ dates: ['2026-11-21'], forthcoming: false })).toEqual(['2026-11-21']);
  expect(datesFromEntries([])).toBeNull();
  expect(datesFromEntries(['2026-02-30', 'soon'])).toBeNull();
  expect(datesFromEntries([''])).toEqual({ dates: [], forthcoming: true });
  expect(datesFromEntries(['any', '2026-11-21'])).toEqual({ dates: [], forthcoming: true });
  expect(datesFromEntries(['2026-11-22', '2026-11-21', '2026-11-22'])).toEqual({
    dates: ['2026-11-21', '2026-11-22'],
    forthcoming: false,
  });
});

test('[SRCH-03, SRCH-10] each active filter has a label and a search without it', () => {
  const search = normaliseSearch({
    ...buy,
    propertyTypes: ['house', 'land'],
    bedrooms: { only: [], min: 5 },
    bathrooms: { only: [1] },
    carSpaces: { only: [2, 5] },
    price: { max: 900_000 },
    landSize: { min: 1200 },
    frontage: { min: 10, max: 20 },
    features: ['pool'],
    inspections: { dates: ['2026-11-21', '2026-11-22'], forthcoming: false },
    auctions: { dates: [], forthcoming: true },
    underOffer: false,
    surrounding: false,
    page: 3,
  });
  const filters = activeFilters(search);
  expect(filters.map(({ label }) => label)).toEqual([
    'Houses',
    'Blocks of Land',
    '5+ beds',
    '1 bath',
    '2, 5+ car spaces',
    'Under $900k',
    'Over 1,200 m² land',
    '10–20 m frontage',
    'Pool',
    'Open for inspection: Sat 21 Nov, Sun 22 Nov',
    'Auction: any time',
    'Not under offer',
    'No surrounding suburbs',
  ]);
  for (const { key, without } of filters) {
    expect(without.page).toBe(1);
    expect(activeFilters(without).map((other) => other.key)).toEqual(
      filters.map((other) => other.key).filter((other) => other !== key),
    );
  }
  expect(activeFilters(buy)).toEqual([]);
});

test('[URL-20] page-position codes', () => {
  const house = { ...buy, propertyTypes: ['house' as const] };
  expect(pagePositionCode({ ...emptySearch('sold'), page: 3 })).toBe(-2);
  expect(pagePositionCode({ ...house, page: 2 })).toBe(-1);
  expect(pagePositionCode({ ...house, surrounding: false })).toBe(-1);
  expect(pagePositionCode({ ...house, context: 'office', office: 'harbour-and-vale-12' })).toBe(-1);
  expect(pagePositionCode(house, false)).toBe(-1);
  expect(pagePositionCode(house)).toBe(4);
  expect(pagePositionCode(buy)).toBe(3);
});
