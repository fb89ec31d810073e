import { featureBits, propertyTypeByName, type SortName } from '@verandah/market';
import { type Database } from '../../../platform/database/public.ts';
import { testDatabase } from '../../../test-kit/test-database.ts';
import { fillTestListings, fillTestPlaces, testNow, type TestListing } from '../test-market.ts';
import { findListings } from '../search-listings.ts';
import { momentAt } from '../../../platform/moment.ts';
import { nearestSuburbs } from './nearest-suburbs.ts';
import type { SearchInput } from './search-input.ts';

const type = (name: Parameters<typeof propertyTypeByName>[0]): number => propertyTypeByName(name).number;
const open = (day: string): NonNullable<TestListing['inspections']> => [[`${day}T01:00:00Z`, `${day}T01:30:00Z`, day]];

const listings: TestListing[] = [
  {
    id: 1,
    bedrooms: 3,
    bathrooms: 2,
    car_spaces: 1,
    search_price: 900_000,
    tier: 3,
    land_metres: 420,
    frontage_metres: 12.5,
    features: Number(featureBits(['pool', 'study'])),
    inspections: open('2026-11-22'),
    listed_at: '2026-11-10T00:00:00Z',
  },
  {
    id: 2,
    bedrooms: 5,
    bathrooms: 3,
    car_spaces: 2,
    search_price: 2_400_000,
    tier: 1,
    land_metres: 800,
    frontage_metres: 20,
    features: Number(featureBits(['pool'])),
    auction_at: '2026-11-28T00:00:00Z',
    listed_at: '2026-11-11T00:00:00Z',
  },
  {
    id: 3,
    bedrooms: 7,
    bathrooms: 6,
    car_spaces: 9,
    price_visible: false,
    search_price: 5_000_000,
    listed_at: '2026-11-12T00:00:00Z',
  },
  {
    id: 4,
    property_type: type('studio'),
    bedrooms: 0,
    bathrooms: 1,
    car_spaces: 0,
    search_price: 350_000,
    street_visible: false,
    listed_at: '2026-11-13T00:00:00Z',
  },
  {
    id: 5,
    locality_id: 2,
    property_type: type('apartment'),
    bedrooms: 2,
    bathrooms: 1,
    car_spaces: 1,
    search_price: 600_000,
    under_offer: true,
    tier: 2,
    latitude: -37.83,
    longitude: 144.99,
    inspections: [['2026-11-20T22:00:00Z', '2026-11-20T22:30:00Z', '2026-11-21'], ...open('2026-11-23')],
    listed_at: '2026-11-14T00:00:00Z',
  },
  {
    id: 6,
    locality_id: 4,
    property_type: 21,
    bedrooms: 4,
    search_price: 1_200_000,
    auction_at: '2026-11-25T05:00:00Z',
    latitude: -27.46,
    longitude: 153,
    listed_at: '2026-11-15T00:00:00Z',
    // 63 days after 22 November: the same bit in a mask of 63 days. Too far ahead for the bits of days.
    inspections: open('2027-01-24'),
  },
  {
    id: 7,
    status_type: 'rent',
    search_price: 550,
    bedrooms: 2,
    office_id: 2,
    locality_id: 5,
    latitude: -31.95,
    longitude: 115.86,
  },
  {
    id: 8,
    status_type: 'rent',
    search_price: 2500,
    bedrooms: 4,
    office_id: 2,
    locality_id: 5,
    latitude: -31.95,
    longitude: 115.86,
  },
  {
    id: 9,
    status_type: 'sold',
    status: 'completed',
    completed_on: '2026-11-01',
    completed_price: 1_000_000,
    completed_price_visible: true,
    office_id: 2,
  },
  {
    id: 10,
    status_type: 'sold',
    status: 'completed',
    completed_on: '2026-11-09',
    completed_price: 3_000_000,
    completed_price_visible: false,
    document: { videos: [{ type: 'Video', url: 'https://v.example/1' }] },
  },
  {
    id: 11,
    status_type: 'sold',
    status: 'completed',
    completed_on: '2026-10-01',
    completed_price: 2_000_000,
    completed_price_visible: true,
    document: { videos: [{ type: 'VirtualTour', url: 'https://v.example/2' }] },
  },
];

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await fillTestListings(database, listings);
});
afterAll(() => database.destroy());

const everything = {
  results: true,
  total: true,
  exactTotal: true,
  facets: true,
  auctionDates: true,
  inspectionDates: true,
  traits: false,
  median: true,
  markers: true,
  relaxations: true,
};
const inRichmond = { searchLocations: [{ slug: 'richmond-vic-3121' }], includeSurroundingSuburbs: false };
const base: SearchInput = {
  statusType: 'buy',
  searchMode: 'location',
  sortBy: 'oldest',
  locationSearchContext: { searchLocations: [] },
};

const search = async (input: Partial<SearchInput>) =>
  (await findListings(database, { ...base, ...input }, everything, momentAt(testNow))).response;
const found = async (input: Partial<SearchInput>): Promise<number[]> => {
  const { ids, total } = await search(input);
  expect(total).toBe(ids.length);
  return [...ids];
};

test('[SRCH-01] each mode finds its own listings', async () => {
  expect(await found({ statusType: 'buy' })).toEqual([1, 2, 3, 4, 5, 6]);
  expect(await found({ statusType: 'rent' })).toEqual([7, 8]);
  expect(await found({ statusType: 'sold' })).toEqual([9, 10, 11]);
  expect(await found({ statusType: 'leased' })).toEqual([]);
});

describe('[SRCH-02] where a search looks', () => {
  test('one suburb, several, and those around', async () => {
    expect(await found({ locationSearchContext: inRichmond })).toEqual([1, 2, 3, 4]);
    expect(await found({ locationSearchContext: { searchLocations: [{ slug: 'richmond-vic-3121' }] } })).toEqual([
      1, 2, 3, 4, 5,
    ]);
    expect(
      await found({
        locationSearchContext: {
          searchLocations: [{ id: '2' }, { name: 'Paddington', stateCode: 'qld' }],
          includeSurroundingSuburbs: false,
        },
      }),
    ).toEqual([5, 6]);
  });
  test('places not found are ignored beside found ones; with none found there are no results', async () => {
    const unknown = { slug: 'atlantis-vic-9999' };
    expect(
      await found({
        locationSearchContext: { ...inRichmond, searchLocations: [unknown, { slug: 'cremorne-vic-3121' }] },
      }),
    ).toEqual([5]);
    expect(await found({ locationSearchContext: { searchLocations: [unknown] } })).toEqual([]);
  });
  test('a state and a postcode include their suburbs', async () => {
    expect(await found({ locationSearchContext: { searchLocations: [{ slug: 'qld' }] } })).toEqual([6]);
    expect(
      await found({ locationSearchContext: { searchLocations: [{ slug: 'western-australia' }] }, statusType: 'rent' }),
    ).toEqual([7, 8]);
    expect(await found({ locationSearchContext: { searchLocations: [{ slug: '3121' }] } })).toEqual([1, 2, 3, 4, 5]);
    expect(await found({ locationSearchContext: { searchLocations: [{ slug: 'vic-3121' }] } })).toEqual([
      1, 2, 3, 4, 5,
    ]);
    expect(await found({ locationSearchContext: { searchLocations: [{ slug: 'nsw-3121' }] } })).toEqual([]);
  });
  test('exact-suburb results come first, in order, and are counted', async () => {
    const { ids, exactTotal, total } = await search({
      sortBy: 'newest',
      locationSearchContext: { searchLocations: [{ slug: 'richmond-vic-3121' }] },
    });
    expect([ids, exactTotal, total]).toEqual([[4, 3, 2, 1, 5], 4, 5]);
  });
  test('map bounds, a drawn ring and one that crosses itself', async () => {
    const map = (wellKnownText: string, searchMode: 'map' | 'draw' = 'map') =>
      found({ searchMode, locationSearchContext: { wellKnownText } });
    expect(await map('POLYGON((144.98 -37.84, 145.02 -37.84, 145.02 -37.80, 144.98 -37.80, 144.98 -37.84))')).toEqual([
      1, 2, 3, 5,
    ]);
    expect(await map('POLYGON((144.9 -37.9, 145.1 -37.9, 145 -37.7))', 'draw')).toEqual([1, 2, 3, 5]);
    // A bow tie: one wing holds Richmond and Cremorne, the other holds Perth.
    expect(await map('POLYGON((115 -31, 146 -38.5, 146 -37, 115 -33))', 'draw')).toEqual([1, 2, 3, 5]);
    expect(
      (
        await search({
          statusType: 'rent',
          searchMode: 'draw',
          locationSearchContext: { wellKnownText: 'POLYGON((115 -31, 146 -38.5, 146 -37, 115 -33))' },
        })
      ).total,
    ).toBe(2);
  });
  test('one office', async () => {
    expect(await found({ searchMode: 'office', locationSearchContext: { officeId: '1' } })).toEqual([1, 2, 3, 4, 5, 6]);
    expect(
      await found({ searchMode: 'office', statusType: 'sold', locationSearchContext: { officeId: 'north-perth-2' } }),
    ).toEqual([9]);
  });
});

test('[SRCH-02] odd areas are read sensibly: bounds of the whole world, names without end, an uninhabited shape', async () => {
  const map = (wellKnownText: string) => found({ searchMode: 'map', locationSearchContext: { wellKnownText } });
  expect(await map('POLYGON((-180 -90, 180 -90, 180 90, -180 90, -180 -90))')).toEqual([1, 2, 3, 5, 6]);
  expect(await map('POLYGON((-180 -90, -100 -90, -100 90, -180 90, -180 -90))')).toEqual([]);
  expect(
    await found({
      locationSearchContext: {
        ...inRichmond,
        searchLocations: [{ slug: 'a'.repeat(1_000_000) }, { slug: 'cremorne-vic-3121' }],
      },
    }),
  ).toEqual([5]);
  expect(
    await found({ searchMode: 'draw', locationSearchContext: { wellKnownText: 'POLYGON((0 0, 1 0, 1 1))' } }),
  ).toEqual([]);
});

test('[SRCH-25] hidden listings leave results, totals, facets, median and markers, wherever one looks', async () => {
  const areas: Partial<SearchInput>[] = [
    {},
    { locationSearchContext: inRichmond },
    { locationSearchContext: { searchLocations: [{ slug: 'vic' }] } },
    {
      searchMode: 'map',
      locationSearchContext: { wellKnownText: 'POLYGON((110 -45, 155 -45, 155 -10, 110 -10, 110 -45))' },
    },
    { searchMode: 'draw', locationSearchContext: { wellKnownText: 'POLYGON((144.9 -37.9, 145.1 -37.9, 145 -37.7))' } },
  ];
  for (const area of areas) {
    const before = await search(area);
    const after = await search({ ...area, leaveOut: ['2', '999', 'nonsense', '-1', ''] });
    expect(after.ids).toEqual(before.ids.filter((id) => id !== 2));
    expect([after.total, after.exactTotal]).toEqual([before.total - 1, before.exactTotal - 1]);
    expect(after.markerIds).toEqual(before.markerIds.filter((id) => id !== 2));
    expect(after.facets.beds).toEqual(before.facets.beds.map((n, beds) => (beds === 5 ? n - 1 : n)));
    expect(after.auctionDates).toEqual(
      before.auctionDates.filter(({ day }) => day !== Date.parse('2026-11-28') / 86_400_000),
    );
    expect(after.median).not.toBe(before.median);
  }
});

test('[SRCH-27] returns for each filter the total without it, highest first', async () => {
  const strict: Partial<SearchInput> = {
    propertyTypes: ['house'],
    bedrooms: { only: [5] },
    price: { max: 1_000_000 },
    propertyFeatures: ['pool'],
    auction: { forthcoming: true },
  };
  for (const locationSearchContext of [inRichmond, { searchLocations: [] }]) {
    const { total, relaxations } = await search({ ...strict, locationSearchContext });
    expect(total).toBe(0);
    // The auction with a pool is excluded by its price alone.
    expect(relaxations).toEqual([
      { filter: 'price', total: 1 },
      { filter: 'propertyTypes', total: 0 },
      { filter: 'bedrooms', total: 0 },
      { filter: 'features', total: 0 },
      { filter: 'auctions', total: 0 },
    ]);
  }
  const some = await search({ bedrooms: { min: 3 }, isUnderOffer: false, inspection: { forthcoming: true } });
  expect([some.total, some.relaxations]).toEqual([
    2,
    [
      { filter: 'inspections', total: 4 },
      { filter: 'bedrooms', total: 2 },
      { filter: 'underOffer', total: 2 },
    ],
  ]);
  expect((await search({})).relaxations).toEqual([]);
});

test('[SRCH-40] pairs of filters are returned with the total without both, if neither alone finds as many', async () => {
  const { total, relaxations, relaxedPairs } = await search({
    propertyTypes: ['house'],
    bedrooms: { only: [4] },
    price: { max: 1_000_000 },
    propertyFeatures: ['pool'],
  });
  expect(total).toBe(0);
  // 1 misses its bedrooms alone; 2 its bedrooms and its price.
  expect(relaxations[0]).toEqual({ filter: 'bedrooms', total: 1 });
  expect(relaxedPairs).toEqual([{ filters: ['bedrooms', 'price'], total: 2 }]);
  expect((await search({})).relaxedPairs).toEqual([]);
});

test('[SRCH-41] the nearest suburbs that have homes with the same filters, without the searched and without hidden homes', async () => {
  const nearest = async (more: Partial<SearchInput>) => {
    const { request } = await findListings(database, { ...base, ...more }, everything, momentAt(testNow));
    return nearestSuburbs(database, request, 6, momentAt(testNow));
  };
  const studio = { locationSearchContext: inRichmond, propertyTypes: ['apartment'] } as const;
  const [near] = await nearest(studio);
  expect(near).toMatchObject({ slug: expect.stringMatching(/^cremorne-vic-/), total: 1 });
  expect(await nearest({ ...studio, leaveOut: ['5'] })).toEqual([]);
  expect(await nearest({ ...studio, bedrooms: { only: [5] } })).toEqual([]);
  expect((await nearest({ locationSearchContext: inRichmond })).map(({ slug }) => slug)).not.toContain(
    'richmond-vic-3121',
  );
  expect(await nearest({ locationSearchContext: { searchLocations: [] } })).toEqual([]);
});

describe('[SRCH-03] filters', () => {
  test('counts: exact numbers, a minimum, and 5 as five and more', async () => {
    expect(await found({ bedrooms: { only: [2, 3] } })).toEqual([1, 5]);
    expect(await found({ bedrooms: { only: [5] } })).toEqual([2, 3]);
    expect(await found({ bedrooms: { min: 4 } })).toEqual([2, 3, 6]);
    expect(await found({ bathrooms: { min: 3 } })).toEqual([2, 3]);
    expect(await found({ carSpaces: { only: [1] } })).toEqual([1, 5]);
    expect(await found({ bedrooms: { only: [9] } })).toEqual([2, 3]);
  });
  test('types with their subtypes, features together', async () => {
    expect(await found({ propertyTypes: ['rural', 'studio'] })).toEqual([4, 6]);
    expect(await found({ propertyFeatures: ['pool'] })).toEqual([1, 2]);
    expect(await found({ propertyFeatures: ['pool', 'study'] })).toEqual([1]);
  });
  test('ranges count both ends; a missing value is in none', async () => {
    expect(await found({ price: { min: 600_000, max: 900_000 } })).toEqual([1, 5]);
    expect(await found({ landSize: { min: 420 } })).toEqual([1, 2]);
    expect(await found({ landSize: { max: 420 } })).toEqual([1]);
    expect(await found({ frontageSize: { min: 12, max: 12 } })).toEqual([1]);
  });
  test('under offer', async () => {
    expect(await found({ isUnderOffer: false })).toEqual([1, 2, 3, 4, 6]);
    expect(await found({ isUnderOffer: true })).toEqual([1, 2, 3, 4, 5, 6]);
  });
  test('inspections and auctions: any coming one, or given days, never ones that are over', async () => {
    expect(await found({ inspection: { forthcoming: true } })).toEqual([1, 5, 6]);
    expect(await found({ inspection: { dates: ['2026-11-22'] } })).toEqual([1]);
    expect(await found({ inspection: { dates: ['2026-11-21'] } })).toEqual([]);
    expect(await found({ inspection: { dates: ['2026-11-22', '2026-11-23'] } })).toEqual([1, 5]);
    expect(await found({ inspection: { dates: ['2027-01-24'] } })).toEqual([6]);
    expect(await found({ inspection: { dates: [''] } })).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await found({ auction: { forthcoming: true } })).toEqual([2, 6]);
    expect(await found({ auction: { dates: ['2026-11-25'] } })).toEqual([6]);
    const later = await findListings(
      database,
      { ...base, auction: { forthcoming: true } },
      everything,
      momentAt(Date.parse('2026-11-26T00:00:00Z')),
    );
    expect(later.response.ids).toEqual([2]);
  });
  test('filters add up', async () => {
    expect(
      await found({
        bedrooms: { min: 3 },
        propertyFeatures: ['pool'],
        price: { max: 1_000_000 },
        inspection: { forthcoming: true },
        locationSearchContext: inRichmond,
      }),
    ).toEqual([1]);
  });
});

describe('[SRCH-45] near a point', () => {
  // Of house 5; houses 1 to 3 are 1.4 km away, 4 hides its address and 6 is in Brisbane.
  const near = (kilometres: number) => ({ latitude: -37.83, longitude: 144.99, kilometres });
  const areas: readonly (readonly [string, Partial<SearchInput>])[] = [
    ['the whole country', {}],
    ['a state', { locationSearchContext: { searchLocations: [{ slug: 'vic' }] } }],
    ['a suburb and those around', { locationSearchContext: { ...inRichmond, includeSurroundingSuburbs: true } }],
    [
      'a map',
      {
        searchMode: 'map',
        locationSearchContext: { wellKnownText: 'POLYGON((110 -45, 155 -45, 155 -10, 110 -10, 110 -45))' },
      },
    ],
    [
      'a drawing',
      {
        searchMode: 'draw',
        locationSearchContext: { wellKnownText: 'POLYGON((144.9 -37.9, 145.1 -37.9, 145 -37.7))' },
      },
    ],
    ['an office', { searchMode: 'office', locationSearchContext: { officeId: '1' } }],
  ];
  test.each(areas)('narrows %s: results, numbers, facets and markers', async (_, area) => {
    expect(await found({ ...area, near: near(1) })).toEqual([5]);
    expect(await found({ ...area, near: near(2) })).toEqual([1, 2, 3, 5]);
    const { total, facets, markerIds } = await search({ ...area, near: near(2) });
    expect([total, facets.beds.reduce((sum, n) => sum + n, 0)]).toEqual([4, 4]);
    expect(markerIds.toSorted()).toEqual([1, 2, 3, 5]);
    expect(await found({ ...area, near: near(2), bedrooms: { min: 3 } })).toEqual([1, 2, 3]);
  });
  test.each(areas)('within %s it can be left out where it finds nothing', async (_, area) => {
    const { total, relaxations } = await search({
      ...area,
      near: { ...near(1), latitude: -30 },
      bedrooms: { only: [2] },
    });
    expect(total).toBe(0);
    expect(relaxations[0]).toEqual({ filter: 'near', total: 1 });
  });
  test.each([near(3), { ...near(2), latitude: 51.5, longitude: 0 }, { ...near(2), latitude: Number.NaN }])(
    'rejects an unsupported distance, and a point elsewhere: %j',
    async (wrong) => {
      await expect(search({ near: wrong })).rejects.toThrow(/^near: must be a point in Australia/);
    },
  );
});

test('[SRCH-04] bedroom 0 finds studios, alone or beside other numbers', async () => {
  expect(await found({ bedrooms: { only: [0] } })).toEqual([4]);
  expect(await found({ bedrooms: { only: [0, 2] } })).toEqual([4, 5]);
  expect(await found({ bedrooms: { only: [0, 2] }, propertyTypes: ['apartment'] })).toEqual([4, 5]);
  expect(await found({ bedrooms: { only: [0, 2] }, propertyTypes: ['house'] })).toEqual([4]);
});

test.each(['price', 'landSize', 'frontageSize'] as const)('[SRCH-03] an end of 0 of %s is open', async (field) => {
  const all = await found({});
  for (const range of [{ min: 0 }, { max: 0 }, { min: 0, max: 0 }])
    expect([range, await found({ [field]: range })]).toEqual([range, all]);
  expect(await found({ [field]: { min: 1, max: 0 } })).toEqual(await found({ [field]: { min: 1 } }));
});

test.each(['bedrooms', 'bathrooms', 'carSpaces'] as const)('[SRCH-03] a least number of 0 %s is any', async (field) => {
  expect(await found({ [field]: { min: 0 } })).toEqual(await found({}));
  expect(await found({ [field]: { only: [3], min: 0 } })).toEqual(await found({ [field]: { only: [3] } }));
});

test('[SRCH-04] the type studio beside bedroom numbers is one of the numbers, however it was chosen', async () => {
  const studio = { propertyTypes: ['studio'] } as const;
  expect(await found({ ...studio, bedrooms: { only: [2] } })).toEqual([4, 5]);
  expect(await found({ ...studio, bedrooms: { min: 5 } })).toEqual([2, 3, 4]);
  expect(await found({ ...studio, bedrooms: { only: [0, 2] } })).toEqual([4, 5]);
  expect(await found({ propertyTypes: ['studio', 'apartment'], bedrooms: { only: [2] } })).toEqual([4, 5]);
  expect(await found({ propertyTypes: ['studio', 'house'], bedrooms: { only: [2] } })).toEqual([4]);
  expect(await found({ propertyTypes: ['studio', 'house'] })).toEqual([1, 2, 3, 4]);
});

describe('[SRCH-49] nearest first', () => {
  const point = { latitude: -37.829, longitude: 144.9905, kilometres: 2 };
  const ids = async (input: Partial<SearchInput>) => [...(await search({ ...input, sortBy: 'nearest' })).ids];
  test('sorts by the distance to the point, whatever suburb was requested, and pages continue where they ended', async () => {
    const all = await ids({ near: point });
    expect(all[0]).toBe(5);
    expect(all.toSorted()).toEqual([1, 2, 3, 5]);
    const around = { locationSearchContext: { ...inRichmond, includeSurroundingSuburbs: true }, near: point };
    expect(await ids(around)).toEqual(all);
    expect(await ids({ ...around, paging: { skip: 0, take: 2 } })).toEqual(all.slice(0, 2));
    expect(await ids({ ...around, paging: { skip: 2, take: 2 } })).toEqual(all.slice(2));
  });
  test('needs a point', async () => {
    await expect(ids({})).rejects.toThrow('sortBy: is nearest, which needs near: a point.');
  });
});

describe('[SRCH-06] sorts', () => {
  const order = async (sortBy: SortName, input: Partial<SearchInput> = {}) => [
    ...(await search({ ...input, sortBy })).ids,
  ];
  test.each<[SortName, number[]]>([
    ['expensive', [2, 1, 5, 4, 6, 3]],
    ['cheapest', [4, 5, 1, 2, 3, 6]],
    ['oldest', [1, 2, 3, 4, 5, 6]],
    ['newest', [6, 5, 4, 3, 2, 1]],
    ['homesForYou', [1, 5, 2, 6, 4, 3]],
    ['nextInspection', [1, 5, 6, 2, 4, 3]],
    ['nextAuction', [6, 2, 1, 5, 4, 3]],
  ])('buy by %s', async (sortBy, ids) => {
    expect(await order(sortBy)).toEqual(ids);
  });
  test.each<[SortName, number[]]>([
    ['recentlySoldOrLeased', [10, 9, 11]],
    ['soldHomesForYou', [10, 9, 11]],
    ['highestSoldPrice', [11, 9, 10]],
    ['lowestSoldPrice', [9, 11, 10]],
    ['hasVideos', [10, 11, 9]],
    ['hasAVirtualTour', [11, 10, 9]],
  ])('sold by %s', async (sortBy, ids) => {
    expect(await order(sortBy, { statusType: 'sold' })).toEqual(ids);
  });
  test("without a sort the mode's default applies", async () => {
    const byDefault = await findListings(
      database,
      { statusType: 'sold', searchMode: 'location', locationSearchContext: {} },
      everything,
      momentAt(testNow),
    );
    expect(byDefault.request.sort).toBe('recentlySoldOrLeased');
  });
  test('the next inspection replaces one that has ended', async () => {
    const later = await findListings(
      database,
      { ...base, sortBy: 'nextInspection' },
      everything,
      momentAt(Date.parse('2026-11-22T02:00:00Z')),
    );
    expect(later.response.ids.slice(0, 3)).toEqual([5, 6, 1]);
  });
});

test('[SRCH-07] total, median and pages of 25', async () => {
  const { response, pagination } = await findListings(
    database,
    { ...base, paging: { skip: 2, take: 2 } },
    everything,
    momentAt(testNow),
  );
  expect([response.total, response.ids, response.median]).toEqual([6, [3, 4], 750_000]);
  expect(pagination).toEqual({ currentPage: 2, totalPages: 3, skip: 2, take: 2, pageSize: 2 });
  const first = await findListings(database, base, everything, momentAt(testNow));
  expect(first.pagination).toEqual({ currentPage: 1, totalPages: 1, skip: 0, take: 25, pageSize: 25 });
});

test.each<[Partial<SearchInput>, RegExp]>([
  [{ paging: { take: 101 } }, /paging\.take: 101 must be between 0 and 100/],
  [{ paging: { skip: 50_001 } }, /paging\.skip: 50001 .* narrow the search/],
  [{ price: { min: 5, max: 4 } }, /price: min \(5\) must not be above max \(4\)/],
  [{ bedrooms: { only: [-1] } }, /bedrooms\.only: -1 must be 0 or more/],
  [{ inspection: { dates: ['tomorrow'] } }, /inspection\.dates: "tomorrow" is not a day/],
  [{ auction: { dates: ['2026-02-31x'] } }, /auction\.dates/],
  [{ searchMode: 'map' }, /wellKnownText: is needed by a map search/],
  [{ searchMode: 'office' }, /officeId: is needed by an office search/],
  [{ searchMode: 'draw', locationSearchContext: { wellKnownText: 'POLYGON((1 2, 3))' } }, /"3" is not a longitude/],
  [{ searchMode: 'draw', locationSearchContext: { wellKnownText: 'POLYGON((1 1, 2 2, 3 3))' } }, /encloses no area/],
  [
    {
      searchMode: 'draw',
      locationSearchContext: {
        wellKnownText: `POLYGON((${Array.from({ length: 600 }, (_, at) => `${at / 10} 1`).join()}))`,
      },
    },
    /600 points/,
  ],
  [
    { searchMode: 'draw', locationSearchContext: { wellKnownText: 'x'.repeat(1_000_000) } },
    /wellKnownText: has 1000000 characters/,
  ],
  [
    { searchMode: 'draw', locationSearchContext: { wellKnownText: 'POLYGON((170 -40, -170 -40, -170 -30, 175 -20))' } },
    /crosses the date line/,
  ],
  [
    {
      searchMode: 'draw',
      locationSearchContext: {
        wellKnownText: `MULTIPOLYGON(${Array.from({ length: 31 }, () => '((1 1, 2 1, 2 2))').join()})`,
      },
    },
    /has 31 rings; give at most 30/,
  ],
  [
    {
      searchMode: 'draw',
      locationSearchContext: { wellKnownText: 'MULTIPOLYGON(((1 1, 2 1, 2 2)), ((1 1, 2 2, 3 3)))' },
    },
    /encloses no area/,
  ],
  [
    { searchMode: 'draw', locationSearchContext: { wellKnownText: 'MULTIPOLYGON((1 1, 2 1, 2 2))' } },
    /must be POLYGON\(.*or MULTIPOLYGON/,
  ],
  // A scribble up and down the whole country: every cell would have to be checked.
  [
    {
      searchMode: 'draw',
      locationSearchContext: {
        wellKnownText: `POLYGON((${Array.from({ length: 400 }, (_, at) => `${113 + at / 10} ${at % 2 === 0 ? -43 : -11}`).join()}))`,
      },
    },
    /outline \d+ degrees long; draw a simpler shape/,
  ],
  [
    { leaveOut: Array.from({ length: 501 }, (_, at) => String(at + 1)) },
    /leaveOut: names 501 listings; exclude at most 500/,
  ],
  [{ landSize: { min: 9, max: 3 } }, /landSize: min \(9\) must not be above max \(3\)/],
])('[SRCH-03] refuses a search that it can not read, naming the field: case %#', async (input, message) => {
  await expect(findListings(database, { ...base, ...input }, everything, momentAt(testNow))).rejects.toThrow(message);
});

test('[SRCH-08] facets count as if their own filter were not set', async () => {
  const { facets, auctionDates, inspectionDates } = await search({
    propertyTypes: ['house'],
    bedrooms: { min: 5 },
    price: { max: 2_000_000 },
    auction: { forthcoming: true },
    locationSearchContext: inRichmond,
  });
  // Without the price filter but with all others: the auction of 2.4 million.
  expect(facets.prices.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(facets.beds).toEqual([0, 0, 0, 0, 0, 0]);
  expect([auctionDates, inspectionDates]).toEqual([[], []]);
  const house = await search({
    propertyTypes: ['house'],
    auction: { dates: ['2026-12-24'] },
    inspection: { forthcoming: true },
  });
  expect(house.auctionDates).toEqual([]);
  const all = await search({ propertyTypes: ['house'] });
  expect([...all.facets.types]).toEqual(
    expect.arrayContaining([
      [7, 3],
      [4, 1],
      [11, 1],
      [2, 1],
    ]),
  );
  // The first number of bedrooms is the studio, which no type of home excludes.
  expect([all.facets.beds, all.facets.baths, all.facets.cars]).toEqual([
    [1, 0, 0, 1, 0, 2],
    [0, 0, 1, 1, 0, 1],
    [0, 1, 1, 0, 0, 1],
  ]);
  const day = (text: string) => Date.parse(text) / 86_400_000;
  const dates = await search({ auction: { dates: ['2026-11-25'] }, inspection: { dates: ['2026-11-22'] } });
  expect(dates.auctionDates).toEqual([]);
  expect(dates.inspectionDates).toEqual([{ day: day('2027-01-24'), count: 1 }]);
  expect((await search({})).auctionDates).toEqual([
    { day: day('2026-11-25'), count: 1 },
    { day: day('2026-11-28'), count: 1 },
  ]);
});

test('[LIST-14] a hidden price matches no price filter, sorts last and stays out of histogram and median', async () => {
  expect(await found({ price: { min: 1 } })).not.toContain(3);
  expect(await found({ price: { max: 11_000_000 } })).not.toContain(3);
  for (const sortBy of ['expensive', 'cheapest'] as const) {
    expect((await search({ sortBy, locationSearchContext: inRichmond })).ids.at(-1)).toBe(3);
  }
  const { facets, median, total } = await search({ locationSearchContext: inRichmond });
  expect([facets.prices.reduce((sum, count) => sum + count, 0), median, total]).toEqual([3, 900_000, 4]);
});

test('[LIST-14] a hidden address is found by suburb and office, never by map or drawing, and has no marker', async () => {
  const wellKnownText = 'POLYGON((110 -45, 155 -45, 155 -10, 110 -10, 110 -45))';
  for (const searchMode of ['map', 'draw'] as const)
    expect(await found({ searchMode, locationSearchContext: { wellKnownText } })).toEqual([1, 2, 3, 5, 6]);
  const suburb = await search({ locationSearchContext: inRichmond });
  expect(suburb.ids).toContain(4);
  expect(suburb.markerIds).toEqual([1, 2, 3]);
});

test('[SRCH-07] only selected parts are computed', async () => {
  const nothing = {
    results: false,
    total: false,
    exactTotal: false,
    facets: false,
    auctionDates: false,
    inspectionDates: false,
    traits: false,
    median: false,
    markers: false,
    relaxations: false,
  };
  const { response } = await findListings(database, base, { ...nothing, total: true }, momentAt(testNow));
  expect(response).toEqual({
    ids: [],
    total: 6,
    exactTotal: 6,
    median: undefined,
    markerIds: [],
    relaxations: [],
    relaxedPairs: [],
    auctionDates: [],
    inspectionDates: [],
    traits: { traits: [], listed: [] },
    facets: {
      beds: [0, 0, 0, 0, 0, 0],
      baths: [0, 0, 0, 0, 0, 0],
      cars: [0, 0, 0, 0, 0, 0],
      types: new Map(),
      prices: expect.arrayContaining([0]),
    },
  });
});
