import { propertyTypes, type ListingStatusType } from '@verandah/market';
import fc from 'fast-check';
import { sql } from 'kysely';
import { type Database } from '../../../platform/database/public.ts';
import { testDatabase } from '../../../test-kit/test-database.ts';
import { EntityCache } from '../../../platform/changes/public.ts';
import { suburbLoader } from '../../geography/locations/public.ts';
import { fillTestListings, fillTestPlaces, testNow, type TestListing } from '../test-market.ts';
import { findListings } from '../search-listings.ts';
import { facetsByType } from '../facet-view.ts';
import { momentAt } from '../../../platform/moment.ts';
import { priceBandStarts } from './price-bands.ts';
import type { SearchInput } from './search-input.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
});
afterAll(() => database.destroy());

interface Home {
  type: number;
  beds: number;
  baths: number;
  cars: number;
  price: number;
  visible: boolean;
  street: boolean;
  underOffer: boolean;
  locality: number;
  days: number;
  video: boolean;
  newlyBuilt: boolean | undefined;
  reduced: boolean;
}
const home: fc.Arbitrary<Home> = fc.record({
  type: fc.constantFrom(4, 7, 11, 15, 19, 21),
  beds: fc.nat(7),
  baths: fc.nat(6),
  cars: fc.nat(6),
  price: fc.integer({ min: 1, max: 12_500_000 }),
  visible: fc.boolean(),
  street: fc.boolean(),
  underOffer: fc.boolean(),
  locality: fc.constantFrom(1, 2, 3),
  days: fc.constantFrom(0, 2, 6, 13, 20),
  video: fc.boolean(),
  newlyBuilt: fc.constantFrom(undefined, true, false),
  reduced: fc.boolean(),
});
const traitNames = ['reduced', 'video', 'newlyBuilt', 'established'] as const;
type Trait = (typeof traitNames)[number];
const hasTrait: Readonly<Record<Trait, (each: Home) => boolean>> = {
  reduced: ({ reduced, visible }) => reduced && visible,
  video: ({ video }) => video,
  newlyBuilt: ({ newlyBuilt }) => newlyBuilt === true,
  established: ({ newlyBuilt }) => newlyBuilt === false,
};
const count = fc.option(
  fc.oneof(
    fc.record({ only: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 }) }),
    fc.record({ min: fc.integer({ min: 1, max: 5 }) }),
  ),
  { nil: undefined },
);
/** The only count that has a studio: 0. */
const bedrooms = fc.oneof(
  count,
  fc.record({ only: fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 3 }) }),
);
const filters = fc.record({
  propertyTypes: fc.option(
    fc.uniqueArray(fc.constantFrom('house', 'apartment', 'land', 'rural', 'studio'), { minLength: 1 }),
    { nil: undefined },
  ),
  bedrooms,
  bathrooms: count,
  carSpaces: count,
  price: fc.option(
    fc.record({ min: fc.integer({ min: 0, max: 5_000_000 }), max: fc.integer({ min: 5_000_000, max: 12_000_000 }) }),
    { nil: undefined },
  ),
  traits: fc.option(fc.uniqueArray(fc.constantFrom('reduced', 'video', 'newlyBuilt'), { minLength: 1, maxLength: 2 }), {
    nil: undefined,
    freq: 2,
  }),
  listedWithin: fc.option(fc.constantFrom(3, 7), { nil: undefined, freq: 2 }),
  isUnderOffer: fc.option(fc.constant(false), { nil: undefined }),
  map: fc.constantFrom(null, 'large' as const, 'small' as const),
  surrounding: fc.boolean(),
});
const shapes = {
  large: 'POLYGON((144 -38, 146 -38, 145 -37))',
  small: 'POLYGON((144.95 -37.85, 145.05 -37.85, 145 -37.78))',
};
type Filters = typeof filters extends fc.Arbitrary<infer T> ? T : never;
/** Types and bedrooms are one filter here, since a studio belongs to both. */
type Name = 'rooms' | 'bathrooms' | 'carSpaces' | 'price' | 'traits' | 'listed';

/** The same search, counted the slow and plain way. */
function naive(homes: readonly Home[], request: Filters) {
  const capped = (value: number) => Math.min(value, 5);
  const counts = (wanted: Filters['bedrooms'], value: number) =>
    wanted === undefined || ('only' in wanted ? wanted.only.includes(capped(value)) : value >= wanted.min);
  const names = request.propertyTypes ?? [];
  const numbers = request.bedrooms && 'only' in request.bedrooms ? request.bedrooms.only : [];
  // A studio is chosen as a type or as bedroom 0, and is then one of the chosen numbers of bedrooms.
  const studios = names.includes('studio') || numbers.includes(0);
  const others = names.filter((name) => name !== 'studio');
  const hasBeds =
    request.bedrooms !== undefined && (!('only' in request.bedrooms) || numbers.some((value) => value > 0));
  const ofType = (each: Home, wanted: readonly string[]) =>
    wanted.some((name) => name === propertyTypes[each.type]?.name);
  const isStudio = (each: Home) => ofType(each, ['studio']);
  const hasType = (each: Home) => others.length === 0 || ofType(each, others);
  const beds = (each: Home) => !hasBeds || (each.beds > 0 && counts(request.bedrooms, each.beds));
  const passes: Record<Exclude<Name, 'rooms'>, (each: Home) => boolean> = {
    bathrooms: ({ baths }) => counts(request.bathrooms, baths),
    carSpaces: ({ cars }) => counts(request.carSpaces, cars),
    price: ({ price, visible }) =>
      request.price === undefined || (visible && price >= request.price.min && price <= request.price.max),
    traits: (each) => (request.traits ?? []).every((name) => hasTrait[name](each)),
    listed: ({ days }) => request.listedWithin === undefined || days < request.listedWithin,
  };
  const inRooms = (each: Home) => {
    if (!studios) return hasType(each) && beds(each);
    return isStudio(each) || ((hasBeds || others.length > 0) && hasType(each) && beds(each));
  };
  const inArea = ({ street, locality }: Home) => (request.map ? street : locality === 1 || request.surrounding);
  const found = (leftOut?: Name, rooms = inRooms) =>
    homes.filter(
      (each) =>
        inArea(each) &&
        !(request.isUnderOffer === false && each.underOffer) &&
        (leftOut === 'rooms' || rooms(each)) &&
        (Object.keys(passes) as Exclude<Name, 'rooms'>[]).every((name) => name === leftOut || passes[name](each)),
    );
  const studioCount = found('rooms').filter(isStudio).length;
  const tally = (list: readonly number[]) =>
    [0, 1, 2, 3, 4, 5].map((value) => list.filter((each) => capped(each) === value).length);
  const starts = priceBandStarts('buy');
  const prices = found()
    .filter(({ visible }) => visible)
    .map(({ price }) => price)
    .toSorted((a, b) => a - b);
  const middle = prices.length / 2;
  return {
    total: found().length,
    exactTotal: request.map ? found().length : found().filter(({ locality }) => locality === 1).length,
    beds: [studioCount, ...tally(found(undefined, hasType).map((each) => each.beds)).slice(1)],
    baths: tally(found('bathrooms').map(({ baths }) => baths)),
    cars: tally(found('carSpaces').map(({ cars }) => cars)),
    types: {
      ...Object.fromEntries(
        Object.entries(Object.groupBy(found(undefined, beds), ({ type }) => propertyTypes[type]?.name ?? '')).map(
          ([name, list]) => [name, list?.length],
        ),
      ),
      ...(studioCount > 0 && { studio: studioCount }),
    },
    traits: traitNames.map((name) => {
      const other = name === 'established' ? 'newlyBuilt' : name === 'newlyBuilt' ? 'established' : undefined;
      return found('traits').filter((each) =>
        [...(request.traits ?? []).filter((chosen) => chosen !== other), name].every((chosen) =>
          hasTrait[chosen](each),
        ),
      ).length;
    }),
    listed: [1, 3, 7, 14].map((days) => found('listed').filter((each) => each.days < days).length),
    prices: starts.map(
      (start, at) =>
        found('price').filter(({ visible, price }) => visible && price >= start && price < (starts[at + 1] ?? Infinity))
          .length,
    ),
    median:
      prices.length === 0
        ? undefined
        : Math.round(((prices[Math.ceil(middle) - 1] ?? 0) + (prices[Math.floor(middle)] ?? 0)) / 2),
  };
}

const wants = {
  results: true,
  total: true,
  exactTotal: true,
  facets: true,
  auctionDates: false,
  inspectionDates: false,
  traits: true,
  median: true,
  markers: true,
  relaxations: false,
};

test('[SRCH-08, SRCH-54, SRCH-72, LIST-14] facets, total and median of any search are those of a plain count, cached or not', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(home, { minLength: 5, maxLength: 40 }), filters, async (homes, request) => {
      await sql`truncate listing, listing_search cascade`.execute(database);
      await fillTestListings(
        database,
        homes.map((each, at): TestListing => ({
          id: at + 1,
          property_type: each.type,
          bedrooms: each.beds,
          bathrooms: each.baths,
          car_spaces: each.cars,
          search_price: each.price,
          price_visible: each.visible,
          street_visible: each.street,
          under_offer: each.underOffer,
          locality_id: each.locality,
          listed_at: new Date(testNow - each.days * 86_400_000 - 60_000).toISOString(),
          document: {
            newlyBuilt: each.newlyBuilt,
            videos: each.video ? [{ type: 'Video', url: 'https://v.example/' }] : [],
          },
          priceBefore: each.reduced ? each.price + 1_000_000 : undefined,
        })),
      );
      const { map, surrounding, ...rest } = request;
      const input = {
        ...rest,
        statusType: 'buy' as ListingStatusType,
        searchMode: map ? 'map' : 'location',
        paging: { take: 100 },
        locationSearchContext: map
          ? { wellKnownText: shapes[map] }
          : { searchLocations: [{ slug: 'richmond-vic-3121' }], includeSurroundingSuburbs: surrounding },
      } as SearchInput;
      const { response } = await findListings(database, input, wants, momentAt(testNow));
      const plain = naive(homes, request);
      const { beds, baths, cars, prices, types } = response.facets;
      expect({
        total: response.total,
        exactTotal: response.exactTotal,
        beds,
        baths,
        cars,
        prices,
        traits: [0, 2, 3, 4].map((bit) => response.traits.traits[bit]),
        listed: response.traits.listed,
        types: Object.fromEntries(facetsByType(types).map(({ value, count: n }) => [value, n])),
      }).toEqual({ ...plain, median: undefined });
      // Half dollars are rounded either way.
      expect(Math.abs((response.median ?? -1) - (plain.median ?? -1))).toBeLessThanOrEqual(1);
      expect(response.ids).toHaveLength(plain.total);
      const cache = new EntityCache(database);
      for (let time = 0; time < 2; time += 1) {
        const cachedEntities = cache.begin();
        const context = { cachedEntities, suburbs: suburbLoader(database, cachedEntities) };
        const again = await findListings(database, input, wants, momentAt(testNow), undefined, context);
        expect(again.response).toEqual(response);
      }
    }),
    { numRuns: 40 },
  );
});
