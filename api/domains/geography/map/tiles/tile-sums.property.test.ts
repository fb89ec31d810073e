import {
  anyCount,
  compactPrice,
  emptySearch,
  featureBits,
  normaliseSearch,
  noDates,
  tileAddress,
  toListingSearchQuery,
  wholeCountry,
  type ListingSearch,
  type Point,
} from '@verandah/market';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/public.ts';
import { databaseWithPlaces } from '../../../../test-kit/built-in-places.ts';
import { momentAt } from '../../../../platform/moment.ts';
import { refreshSearchRows } from '../../../listings/search-row.ts';
import { allOf } from '../../../listings/search/condition.ts';
import { countOnMap, readView, type MapView } from '../../../listings/search/map-count.ts';
import { searchListings } from '../../../listings/search/plan.ts';
import { readSearch } from '../../../listings/search/read-search.ts';
import { inMode } from '../../../listings/search/relation.ts';
import type { SearchWants } from '../../../listings/search/search-request.ts';
import { fillTestListings, type TestListing } from '../../../listings/test-market.ts';
import { listingTile } from './listing-tile.ts';
import { hiddenHomes, rowsOf } from './squares.ts';
import { homesOfTile, readPoints } from './test-kit.ts';
import { requestOf, searchOfTile } from './tile-search.ts';
import { extent, inTile, isInTile, type Tile } from './tile.ts';

// Random views take minutes beside other work: a busy machine is slow and not wrong.
jest.setTimeout(600_000);

/** npm test has a fifth of the cases, npm test -- --full all of them. */
const times = Number(process.env['FUZZ_TIMES'] ?? 1);

const now = new Date('2026-11-21T00:00:00Z');
const nothing: SearchWants = {
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
const world: Tile = { z: 0, x: 0, y: 0 };
let database: Database;
beforeAll(async () => {
  database = await databaseWithPlaces();
  await sql`insert into office (id, slug, name) overriding system value values (1, 'vale-1', 'Vale')`.execute(database);
  await fillTestListings(database, await scatteredHomes(1500), now.getTime());
});
afterAll(async () => {
  await database?.destroy();
});

/** A home that costs more than any other. */
const dearest = { status_type: 'buy', search_price: 9_900_000, price_visible: true, street_visible: true };

/** Homes around suburbs and towns all over the country, most of them around those of Melbourne and Sydney. */
async function scatteredHomes(count: number): Promise<TestListing[]> {
  const { rows: places } = await sql<{ id: number; latitude: number; longitude: number }>`
    (select id, latitude, longitude from locality
      where slug in ('richmond-vic-3121', 'fitzroy-vic-3065', 'brunswick-vic-3056', 'geelong-vic-3220',
        'newtown-nsw-2042', 'parramatta-nsw-2150'))
    union all (select id, latitude, longitude from locality order by md5(slug) limit 60)`.execute(database);
  const offset = fc.double({ min: -0.06, max: 0.06, noNaN: true });
  const usually = (value: boolean) => fc.constantFrom(value, value, value, !value);
  const home = fc.record({
    place: fc.oneof(fc.nat(5), fc.nat(places.length - 1)),
    east: offset,
    north: offset,
    status_type: fc.constantFrom('buy', 'buy', 'rent', 'sold', 'leased'),
    property_type: fc.constantFrom(7, 7, 4, 13, 15, 21),
    bedrooms: fc.nat(5),
    bathrooms: fc.nat(3),
    car_spaces: fc.nat(3),
    price: fc.integer({ min: 300, max: 2500 }),
    price_visible: usually(true),
    street_visible: usually(true),
    under_offer: usually(false),
    land_metres: fc.integer({ min: 90, max: 900 }),
    features: fc.constantFrom(0, Number(featureBits(['pool']))),
    inspections: fc.constantFrom([], [['2026-11-22T01:00:00Z', '2026-11-22T01:30:00Z', '2026-11-22']] as const),
  });
  return fc.sample(home, { numRuns: count, seed: 1 }).map(({ place, east, north, price, ...facts }, at) => {
    const { id = 0, latitude = 0, longitude = 0 } = places[place] ?? {};
    const rental = facts.status_type === 'rent' || facts.status_type === 'leased';
    return {
      ...facts,
      id: at + 1,
      locality_id: id,
      latitude: latitude + north,
      longitude: longitude + east,
      search_price: rental ? price : price * 1000,
      ...(at === 0 && dearest),
    };
  });
}

/** Tiles of a level that hold any position at all. */
async function tilesOf(z: number): Promise<Tile[]> {
  const { rows } = await sql<{
    longitude: number;
    latitude: number;
  }>`select position[0] as longitude, position[1] as latitude from listing_search where position is not null`.execute(
    database,
  );
  const found = new Map(
    rows.map(({ longitude, latitude }) => {
      let tile = world;
      for (let level = 0; level < z; level += 1) {
        const [x, y] = inTile(tile, longitude, latitude);
        tile = { z: level + 1, x: tile.x * 2 + (x >= extent / 2 ? 1 : 0), y: tile.y * 2 + (y >= extent / 2 ? 1 : 0) };
      }
      return [`${tile.x}/${tile.y}`, tile] as const;
    }),
  );
  return [...found.values()];
}

const filters: fc.Arbitrary<Partial<ListingSearch>> = fc.record({
  propertyTypes: fc.subarray(['house', 'apartment', 'townhouse', 'land'] as const, { maxLength: 2 }),
  bedrooms: fc.constantFrom(anyCount, { only: [2, 3] }, { only: [], min: 3 }),
  bathrooms: fc.constantFrom(anyCount, anyCount, { only: [2] }),
  carSpaces: fc.constantFrom(anyCount, anyCount, { only: [], min: 2 }),
  price: fc.constantFrom({}, {}, { max: 800_000 }, { min: 500_000, max: 1_500_000 }, { min: 512_345 }, { max: 600 }),
  landSize: fc.constantFrom({}, {}, {}, { min: 400 }),
  features: fc.constantFrom([], [], ['pool'] as const),
  inspections: fc.constantFrom(noDates, noDates, noDates, { dates: [], forthcoming: true }),
  underOffer: fc.constantFrom(true, true, false),
  near: fc.constantFrom(
    undefined,
    undefined,
    { latitude: -37.8136, longitude: 144.9631, kilometres: 20, name: 'Work' },
    { latitude: -33.8688, longitude: 151.2093, kilometres: 10, name: '' },
  ),
}) as fc.Arbitrary<Partial<ListingSearch>>;
const search = fc
  .record({ mode: fc.constantFrom('buy', 'rent', 'sold', 'leased'), more: filters })
  .map(({ mode, more }) => normaliseSearch({ ...emptySearch(mode), context: 'map', bounds: wholeCountry, ...more }));

async function countHomes(of: ListingSearch): Promise<number> {
  const request = await readSearch(database, toListingSearchQuery(of));
  const condition = rowsOf(searchOfTile(request, [-180, -85, 180, 85], momentAt(now.getTime())), world);
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from listing_search s where s.position is not null and ${condition}`.execute(database);
  return rows[0]?.n ?? 0;
}

test('[SRCH-16, SRCH-45] for any filters the homes of all tiles of a level are those of the search that have a position', async () => {
  const levels = new Map<number, Tile[]>();
  for (const z of [0, 3, 4, 6, 8, 9]) levels.set(z, await tilesOf(z));
  await fc.assert(
    fc.asyncProperty(search, fc.constantFrom(0, 3, 4, 6, 8, 9), async (wanted, z) => {
      const request = await requestOf(database, tileAddress(wanted));
      let homes = 0;
      for (const tile of levels.get(z) ?? [])
        homes += homesOfTile(readPoints(await listingTile(database, request, tile, momentAt(now.getTime()))));
      expect(homes).toBe(await countHomes(wanted));
    }),
    { numRuns: 40 * times },
  );
});

test('[MAP-07] hidden homes leave the homes, numbers and prices of all tiles, as if they were not there', async () => {
  const levels = new Map<number, Tile[]>();
  for (const z of [0, 4, 8, 15]) levels.set(z, await tilesOf(z));
  await fc.assert(
    fc.asyncProperty(
      search,
      fc.constantFrom(0, 4, 8, 15),
      fc.uniqueArray(fc.integer({ min: 1, max: 1500 }), { maxLength: 300, size: 'max' }),
      async (wanted, z, hidden) => {
        const request = await requestOf(database, tileAddress(wanted));
        const at = momentAt(now.getTime());
        const found = await hiddenHomes(database, searchOfTile(request, [-180, -90, 180, 90], at), hidden);
        let [all, left] = [0, 0];
        for (const tile of levels.get(z) ?? []) {
          const here = found.filter((home) => isInTile(tile, home.web_cell));
          const points = readPoints(await listingTile(database, request, tile, at, here));
          left += homesOfTile(points);
          if (here.length === 0) continue;
          all += here.length;
          for (const { properties } of [...points.listings, ...points.clusters]) {
            const ids = String(properties['ids'] ?? properties['id'] ?? '').split(',');
            expect(hidden.map(String).filter((id) => ids.includes(id))).toEqual([]);
          }
        }
        expect(all).toBe(found.length);
        expect(left).toBe((await countHomes(wanted)) - found.length);
      },
    ),
    { numRuns: 25 * times },
  );
});

test('[MAP-07] the prices of a cluster are of the homes that are left', async () => {
  const { rows } = await sql<{ id: number; price: number }>`
    select id, price from listing_search where mode = 1 and web_cell is not null and price is not null
      order by price desc limit 2`.execute(database);
  const request = await requestOf(
    database,
    tileAddress(normaliseSearch({ ...emptySearch('buy'), context: 'map', bounds: wholeCountry })),
  );
  const at = momentAt(now.getTime());
  const hidden = await hiddenHomes(
    database,
    searchOfTile(request, [-180, -90, 180, 90], at),
    rows.slice(0, 1).map(({ id }) => id),
  );
  const highest = async (without: typeof hidden) => {
    const { listings, clusters } = readPoints(await listingTile(database, request, world, at, without));
    return [...listings, ...clusters].map(({ properties }) => properties['high'] ?? properties['price']);
  };
  expect(await highest([])).toContain(compactPrice(rows[0]?.price ?? 0, 'buy'));
  expect(await highest(hidden)).not.toContain(compactPrice(rows[0]?.price ?? 0, 'buy'));
});

const views = fc
  .tuple(
    fc.double({ min: 113, max: 153, noNaN: true }),
    fc.double({ min: -43, max: -12, noNaN: true }),
    fc.double({ min: 0.01, max: 30, noNaN: true }),
    fc.double({ min: 0.01, max: 30, noNaN: true }),
  )
  .map(([west, south, wide, high]) => ({
    west,
    south,
    east: Math.min(170, west + wide),
    north: Math.min(-5, south + high),
  }));

/** Homes of a search within a box, compared one by one. */
async function countInside(
  of: ListingSearch,
  { west, south, east, north }: MapView,
  hidden: readonly number[],
): Promise<number> {
  const request = await readSearch(database, toListingSearchQuery(of));
  const { area, filters } = searchOfTile(request, [-180, -90, 180, 90], momentAt(now.getTime()));
  const conditions = allOf([inMode(request.statusType), area, ...filters.values()]);
  const { rows } = await sql<{ id: number; longitude: number; latitude: number }>`
    select s.id, s.position[0] as longitude, s.position[1] as latitude from listing_search s
    where s.position is not null and ${conditions}`.execute(database);
  return rows.filter(
    ({ id, longitude, latitude }) =>
      !hidden.includes(id) && longitude >= west && longitude <= east && latitude >= south && latitude <= north,
  ).length;
}

const areas: fc.Arbitrary<Partial<ListingSearch>> = fc.constantFrom(
  { context: 'map', bounds: wholeCountry },
  { context: 'location', locations: [] },
  { context: 'location', locations: ['richmond-vic-3121'], surrounding: true },
  { context: 'location', locations: ['richmond-vic-3121', 'fitzroy-vic-3065'], surrounding: false },
  { context: 'location', locations: ['vic'] },
  {
    context: 'draw',
    shape: [
      { latitude: -37.5, longitude: 144.5 },
      { latitude: -37.5, longitude: 145.5 },
      { latitude: -38.1, longitude: 145 },
    ],
  },
  {
    context: 'draw',
    shape: [
      { latitude: -37.5, longitude: 144.5 },
      { latitude: -37.5, longitude: 145.5 },
      { latitude: -38.1, longitude: 145 },
    ],
    furtherShapes: [
      [
        { latitude: -33, longitude: 150.5 },
        { latitude: -33, longitude: 151.5 },
        { latitude: -34.2, longitude: 151 },
      ],
    ],
    excludedShapes: [
      [
        { latitude: -37.7, longitude: 144.9 },
        { latitude: -37.7, longitude: 145.1 },
        { latitude: -37.9, longitude: 145 },
      ],
    ],
  },
);

test("[MAP-07] the map's number is the list's: by the same search, within the same bounds, hidden homes left out", async () => {
  await fc.assert(
    fc.asyncProperty(
      search,
      areas,
      views,
      fc.uniqueArray(fc.integer({ min: 1, max: 1500 }), { maxLength: 40 }),
      async (plain, area, view, hidden) => {
        const at = momentAt(now.getTime());
        const leaveOut = hidden.map(String);
        const { bounds: _bounds, ...filtered } = plain;
        const wanted = normaliseSearch({ ...filtered, ...area });
        const request = await readSearch(database, { ...toListingSearchQuery(wanted), leaveOut });
        const { inView } = await countOnMap(database, request, readView(view), at);
        expect(inView).toBe(await countInside(wanted, view, hidden));

        // The list has the homes on the map and those without a public address.
        const listed = await searchListings(database, request, { ...nothing, total: true }, at);
        const whole = await countOnMap(database, request, readView(wholeCountry), at);
        expect(whole.inView + whole.withoutAddress).toBe(listed.total);

        // Searching the view lists as many as the map showed.
        if (wanted.context !== 'map') return;
        const here = normaliseSearch({ ...wanted, bounds: view });
        const there = await readSearch(database, { ...toListingSearchQuery(here), leaveOut });
        const shown = await countOnMap(database, request, readView(here.bounds ?? view), at);
        expect(shown.inView).toBe((await searchListings(database, there, { ...nothing, total: true }, at)).total);
      },
    ),
    { numRuns: 60 * times },
  );
});

const spot = fc.record({
  latitude: fc.double({ min: -39, max: -36.5, noNaN: true }),
  longitude: fc.double({ min: 143.5, max: 146.5, noNaN: true }),
});
const rings = (most: number) => fc.array(fc.array(spot, { minLength: 3, maxLength: 7 }), { maxLength: most });

/** Whether a point is in a ring, by its winding number. */
function isInside(ring: readonly Point[], x: number, y: number): boolean {
  let turns = 0;
  for (const [at, { longitude: x1, latitude: y1 }] of ring.entries()) {
    const { longitude: x2, latitude: y2 } = ring[(at + 1) % ring.length] as Point;
    const left = (x2 - x1) * (y - y1) - (x - x1) * (y2 - y1);
    if (y1 <= y && y2 > y && left > 0) turns += 1;
    if (y1 > y && y2 <= y && left < 0) turns -= 1;
  }
  return turns !== 0;
}

test('[MAP-17] list, facets and map hold the homes of several drawn areas without the excluded ones, as counted one by one', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(spot, { minLength: 3, maxLength: 8 }),
      rings(4),
      rings(5),
      async (first, further, excluded) => {
        const wanted = normaliseSearch({
          ...emptySearch('buy'),
          context: 'draw',
          shape: first,
          furtherShapes: further,
          excludedShapes: excluded,
        });
        fc.pre(wanted.context === 'draw');
        const { shape = [], furtherShapes = [], excludedShapes = [] } = wanted;
        const { rows } = await sql<{ longitude: number; latitude: number }>`
        select s.position[0] as longitude, s.position[1] as latitude from listing_search s
        where s.position is not null and ${inMode('buy')}`.execute(database);
        const inside = rows.filter(
          ({ longitude, latitude }) =>
            [shape, ...furtherShapes].some((ring) => isInside(ring, longitude, latitude)) &&
            !excludedShapes.some((ring) => isInside(ring, longitude, latitude)),
        ).length;
        const at = momentAt(now.getTime());
        // By its address, as every part of the site passes a search on.
        const request = await requestOf(database, tileAddress(wanted));
        expect((await searchListings(database, request, { ...nothing, total: true }, at)).total).toBe(inside);
        expect((await searchListings(database, request, { ...nothing, total: true, facets: true }, at)).total).toBe(
          inside,
        );
        expect((await countOnMap(database, request, readView(wholeCountry), at)).inView).toBe(inside);
      },
    ),
    { numRuns: 60 * times },
  );
});

test('[MAP-07] a view without an area is rejected by name', () => {
  for (const view of [
    { west: 150, south: -38, east: 140, north: -37 },
    { west: 140, south: -37, east: 150, north: -37 },
    { west: 140, south: -100, east: 150, north: -37 },
    { west: Number.NaN, south: -38, east: 150, north: -37 },
  ])
    expect(() => readView(view)).toThrow(/view/);
});

/** What `tile_cell` should hold, counted again. */
const recount = sql`select s.mode, k.level, k.kind, k.key_cell as cell, k.key_facet as facet_key,
  k.key_band as price_band, count(*)::int as n, min(s.price) as low, max(s.price) as high,
    sum(round(s.position[0] * 100000)) as east, sum(round(s.position[1] * 100000)) as north, sum(s.id::float8) as ids
  from listing_search s cross join (values (11), (9), (7)) levels(base)
  cross join lateral tile_keys(base, (s.web_cell >> 30)::int, s.facet_key, s.price_band) k
  where s.web_cell is not null group by 1, 2, 3, 4, 5, 6`;

test('[SRCH-16] materialized cells equal a recount after every kind of write', async () => {
  const change = fc.record({
    id: fc.integer({ min: 1, max: 1500 }),
    how: fc.constantFrom(
      sql`search_price = 333000`,
      sql`price_visible = false`,
      sql`street_visible = not street_visible`,
      sql`bedrooms = 5, bathrooms = 4`,
      sql`longitude = longitude + 0.3`,
      sql`published = not published`,
      sql`status_type = 'sold', completed_price = 10, completed_price_visible = true`,
    ),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
      await database.transaction().execute(async (transaction) => {
        for (const { id, how } of changes) await sql`update listing set ${how} where id = ${id}`.execute(transaction);
        await refreshSearchRows(
          transaction,
          changes.map(({ id }) => id),
          [],
          now,
        );
      });
      const { rows } = await sql`(select * from (${recount}) wanted except select * from tile_cell) union all (select *
          from tile_cell except select * from (${recount}) wanted)`.execute(database);
      expect(rows).toEqual([]);
    }),
    { numRuns: 15 * times },
  );
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from tile_change`.execute(database);
  expect(rows[0]?.n).toBe(0);
});

test('a change that is rolled back leaves the materialized cells unchanged', async () => {
  const before = await sql<{ n: number }>`select sum(n)::int as n from tile_cell`.execute(database);
  await expect(
    database.transaction().execute(async (transaction) => {
      await sql`delete from listing_search where id < 100`.execute(transaction);
      throw new Error('taken back');
    }),
  ).rejects.toThrow('taken back');
  expect((await sql<{ n: number }>`select sum(n)::int as n from tile_cell`.execute(database)).rows).toEqual(
    before.rows,
  );
});
