import { featureBits, nearBands, states, wellKnownTextOfShapes, type ListingStatusType } from '@verandah/market';
import fc from 'fast-check';
import { type Database } from '../../../platform/database/public.ts';
import { testDatabase } from '../../../test-kit/test-database.ts';
import { momentAt } from '../../../platform/moment.ts';
import type { SearchInput } from '../../listings/search/search-input.ts';
import { findListings } from '../../listings/search-listings.ts';
import { fillTestListings, fillTestPlaces, testNow, type TestListing } from '../../listings/test-market.ts';
import { fillTestMembers } from '../../../test-kit/test-members.ts';
import { deriveAlert } from './derive.ts';
import { matchingAlerts } from './match.ts';
import { storedSearch, readAlertSearch } from './read-search.ts';
import { insertAlert } from './store.ts';
import { emptyTables } from '../../../test-kit/empty-tables.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await fillTestMembers(database);
});
afterAll(() => database.destroy());

const now = momentAt(testNow);
const modes = ['buy', 'rent', 'sold', 'leased'] as const satisfies readonly ListingStatusType[];
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
const seldom = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
// Few values, so that homes and searches meet, and corners and lines too.
const degrees = (from: number) => fc.nat(6).map((step) => Math.round((from + step * 0.01) * 100) / 100);
const days = ['2026-11-21', '2026-11-22', '2026-11-28', '2027-01-23', '2027-03-01'];

const home = fc.record({
  status_type: fc.constantFrom('buy' as const, 'buy' as const, ...modes),
  property_type: fc.constantFrom(4, 7, 11, 15, 19, 21),
  bedrooms: fc.nat(7),
  bathrooms: fc.nat(6),
  car_spaces: maybe(fc.nat(6)),
  search_price: fc.integer({ min: 1, max: 20 }).map((step) => step * 100_000),
  price_visible: fc.boolean(),
  completed_price_visible: fc.boolean(),
  street_visible: fc.boolean(),
  under_offer: fc.boolean(),
  locality_id: maybe(fc.integer({ min: 1, max: 5 })),
  office_id: fc.integer({ min: 1, max: 2 }),
  // Sometimes the same home of both offices.
  street_number: fc.integer({ min: 1, max: 12 }).map(String),
  latitude: degrees(-37.85),
  longitude: degrees(144.97),
  land_metres: maybe(fc.constantFrom(200, 400.5, 800)),
  building_metres: maybe(fc.constantFrom(80, 150.5, 220)),
  description: fc.constantFrom(
    '',
    'North-facing garden',
    'A garden facing north',
    'Gardens, and a granny flat',
    'Café opposite',
  ),
  listed_at: fc.constantFrom('2026-11-01T00:00:00Z', '2026-11-14T00:00:00Z', '2026-11-20T00:00:01Z'),
  available_on: maybe(fc.constantFrom('2026-11-01', '2026-12-01', '2026-12-20')),
  exclusive: fc.boolean(),
  document: fc.constantFrom({}, { newlyBuilt: true }, { newlyBuilt: false, floorPlans: [{}] }),
  priceBefore: maybe(fc.constantFrom(100_000, 3_000_000)),
  frontage_metres: maybe(fc.constantFrom(10, 12.5, 20)),
  features: fc.constantFrom(0, Number(featureBits(['pool'])), Number(featureBits(['pool', 'study', 'solarPanels']))),
  auction_at: maybe(fc.constantFrom(...days).map((day) => `${day}T02:00:00Z`)),
  open: fc.uniqueArray(fc.constantFrom(...days), { maxLength: 2 }),
});

const count = seldom(
  fc.oneof(
    fc.record({ only: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 3 }) }),
    fc.record({ min: fc.integer({ min: 1, max: 5 }) }),
  ),
);
const range = (step: number) =>
  seldom(
    fc.oneof(
      fc.record({ min: fc.integer({ min: 1, max: 12 }).map((n) => n * step) }),
      fc.record({ max: fc.integer({ min: 1, max: 20 }).map((n) => n * step) }),
    ),
  );
const dates = seldom(
  fc.oneof(
    fc.constant({ forthcoming: true }),
    fc.record({ dates: fc.uniqueArray(fc.constantFrom(...days), { minLength: 1, maxLength: 2 }) }),
  ),
);
const corner = fc.tuple(degrees(144.97), degrees(-37.85));
const rectangle = fc
  .tuple(corner, corner)
  .filter(([[a, b], [c, d]]) => a !== c && b !== d)
  .map(([[a, b], [c, d]]) => `POLYGON((${a} ${b}, ${c} ${b}, ${c} ${d}, ${a} ${d}, ${a} ${b}))`);
const drawing = fc
  .uniqueArray(corner, { minLength: 3, maxLength: 6, selector: String })
  .map((points) => `POLYGON((${[...points, points[0]].map((point) => point?.join(' ')).join(', ')}))`);
const severalDrawn = fc
  .tuple(
    fc.array(fc.uniqueArray(corner, { minLength: 3, maxLength: 5, selector: String }), { minLength: 1, maxLength: 3 }),
    fc.array(fc.uniqueArray(corner, { minLength: 3, maxLength: 5, selector: String }), { maxLength: 2 }),
  )
  .map((shapes) => {
    const [areas, excluded] = shapes.map((rings) =>
      rings.map((ring) => ring.map(([longitude, latitude]) => ({ longitude, latitude }))),
    );
    return wellKnownTextOfShapes(areas ?? [], excluded);
  });
const places = [
  'richmond-vic-3121',
  'cremorne-vic-3121',
  'paddington-qld-4064',
  'vic',
  'wa',
  '3121',
  'vic-3121',
  'nowhere-vic-9999',
];
const area: fc.Arbitrary<Pick<SearchInput, 'searchMode' | 'locationSearchContext'>> = fc.oneof(
  fc.record({
    searchMode: fc.constant('location' as const),
    locationSearchContext: fc.record({
      searchLocations: fc.uniqueArray(
        fc.constantFrom(...places).map((slug) => ({ slug })),
        { maxLength: 3, selector: ({ slug }) => slug },
      ),
      includeSurroundingSuburbs: fc.boolean(),
    }),
  }),
  fc.record({
    searchMode: fc.constantFrom('map' as const, 'draw' as const),
    locationSearchContext: fc.record({ wellKnownText: fc.oneof(rectangle, drawing, severalDrawn) }),
  }),
  fc.record({
    searchMode: fc.constant('office' as const),
    locationSearchContext: fc.record({ officeId: fc.constantFrom('1', '2') }),
  }),
);
/** Filters of which a search has one here: together they find hardly any home. */
const more: fc.Arbitrary<Partial<SearchInput>> = fc.oneof(
  fc.record({ floorArea: fc.constantFrom({ min: 100 }, { max: 150 }) }),
  fc.record({
    keywords: fc.uniqueArray(fc.constantFrom('north facing', 'gardens', 'cafe', 'granny flat'), {
      minLength: 1,
      maxLength: 2,
    }),
  }),
  fc.record({
    traits: fc.uniqueArray(fc.constantFrom('reduced' as const, 'floorPlan' as const, 'newlyBuilt' as const), {
      minLength: 1,
      maxLength: 2,
    }),
  }),
  fc.record({ listedWithin: fc.constantFrom(1, 7, 14) }),
  fc.record({ availableBy: fc.constantFrom('2026-11-30', '2026-12-20') }),
);
const search: fc.Arbitrary<SearchInput> = fc
  .record({
    statusType: fc.constantFrom('buy' as const, 'buy' as const, ...modes),
    area,
    bedrooms: count,
    bathrooms: count,
    carSpaces: count,
    price: range(100_000),
    landSize: range(100),
    frontageSize: range(2),
    more: seldom(more),
    propertyTypes: seldom(
      fc.uniqueArray(
        fc.constantFrom('house' as const, 'apartment' as const, 'land' as const, 'rural' as const, 'studio' as const),
        { minLength: 1, maxLength: 3 },
      ),
    ),
    propertyFeatures: seldom(fc.uniqueArray(fc.constantFrom('pool' as const, 'study' as const), { minLength: 1 })),
    auction: dates,
    inspection: dates,
    isUnderOffer: seldom(fc.constant(false)),
    studios: seldom(
      fc.record({
        propertyTypes: fc.constantFrom(['studio' as const], ['studio' as const, 'house' as const]),
        bedrooms: fc.constantFrom({ only: [1, 2] }, { only: [0, 3] }, { min: 3 }),
      }),
    ),
    // Half of them: a circle with other filters finds few homes, which are the interesting cases.
    near: maybe(
      fc.record({
        latitude: fc.double({ min: -37.87, max: -37.77, noNaN: true }),
        longitude: fc.double({ min: 144.95, max: 145.05, noNaN: true }),
        kilometres: fc.constantFrom(...nearBands),
        name: fc.constantFrom('', 'Work'),
      }),
    ),
  })
  .map(({ area: where, studios, more: others, ...rest }) => ({ ...rest, ...studios, ...others, ...where }));

const wants = {
  results: true,
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

test('[ALRT-06, ALRT-16, MAP-17, SRCH-04, SRCH-45] a home matches an alert exactly when the search of the alert finds it', async () => {
  let [parsed, met, several, near] = [0, 0, 0, 0];
  await fc.assert(
    fc.asyncProperty(
      fc.array(home, { minLength: 20, maxLength: 40 }),
      fc.array(search, { minLength: 10, maxLength: 30 }),
      async (homes, searches) => {
        await emptyTables(database, ['listing', 'listing_search', 'alert']);
        await fillTestListings(
          database,
          homes.map(({ open, status_type, search_price, ...each }, at): TestListing => ({
            ...each,
            id: at + 1,
            status_type,
            search_price,
            completed_price: search_price,
            status: status_type === 'sold' || status_type === 'leased' ? 'completed' : 'available',
            inspections: open.map((day) => [`${day}T01:00:00Z`, `${day}T01:30:00Z`, day] as const),
          })),
        );
        const found = new Map<number, { readonly requested: SearchInput; readonly ids: Set<number> }>();
        for (const input of searches) {
          const read = await readAlertSearch(database, { searchParams: input }).catch(() => undefined);
          if (read === undefined) continue;
          const id = await insertAlert(database, {
            memberId: 1,
            name: 'Any',
            description: '',
            address: read.address,
            position: null,
          });
          await deriveAlert(database, id, storedSearch(read.address));
          const { response } = await findListings(database, { ...plainly(input), paging: { take: 100 } }, wants, now);
          found.set(id, { requested: input, ids: new Set(response.ids) });
          parsed += 1;
          if (read.search.furtherShapes ?? read.search.excludedShapes) several += 1;
          met += response.ids.length;
          if (read.search.near) near += response.ids.length;
        }
        for (const at of homes.keys()) {
          const matched = await matchingAlerts(database, at + 1, now);
          const differing = [...found]
            .filter(([id, { ids }]) => matched.includes(id) !== ids.has(at + 1))
            .map(([, { requested }]) => requested);
          expect({ home: homes[at], differing }).toEqual({ home: homes[at], differing: [] });
        }
      },
    ),
    { numRuns: 20, endOnFailure: true },
  );
  // It has really been tried. A run meets between 90 and 400 homes.
  expect(parsed).toBeGreaterThan(100);
  expect(met).toBeGreaterThan(30);
  expect(several).toBeGreaterThan(10);
  expect(near).toBeGreaterThan(0);
});

/**
 * The requested filters, not the stored ones: the address must contain all of them. The whole country is all its
 * states, and modes know no filter that makes no sense in them: rented homes
 * have no auctions, sold ones neither inspections nor offers.
 */
function plainly({
  auction,
  inspection,
  isUnderOffer,
  listedWithin,
  availableBy,
  locationSearchContext,
  ...input
}: SearchInput): SearchInput {
  const all = input.searchMode === 'location' && locationSearchContext.searchLocations?.length === 0;
  return {
    ...input,
    ...(input.statusType === 'buy' ? { auction } : {}),
    ...(input.statusType === 'buy' || input.statusType === 'rent' ? { inspection, isUnderOffer, listedWithin } : {}),
    ...(input.statusType === 'rent' ? { availableBy } : {}),
    locationSearchContext: all
      ? {
          ...locationSearchContext,
          searchLocations: states.map(({ stateCode }) => ({ slug: stateCode.toLowerCase() })),
        }
      : locationSearchContext,
  };
}
