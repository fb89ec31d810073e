import fc from 'fast-check';
import { sql } from 'kysely';
import { type Database } from '../../../platform/database/public.ts';
import { testDatabase } from '../../../test-kit/test-database.ts';
import { findListings } from '../search-listings.ts';
import { refreshSearchRows } from '../search-row.ts';
import { fillTestListings, fillTestPlaces, testNow, type TestListing } from '../test-market.ts';
import { momentAt } from '../../../platform/moment.ts';
import { settleCounts } from './settle-counts.ts';
import type { SearchInput } from './search-input.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
});
afterAll(() => database.destroy());

const home = fc.record({
  id: fc.integer({ min: 1, max: 12 }),
  status_type: fc.constantFrom('buy', 'rent'),
  property_type: fc.constantFrom(4, 7, 21),
  bedrooms: fc.nat(7),
  search_price: fc.oneof(fc.constantFrom(50_000, 500_000, 550, 600), fc.integer({ min: 1, max: 90_000_000 })),
  price_visible: fc.boolean(),
  street_visible: fc.boolean(),
  under_offer: fc.boolean(),
  locality_id: fc.constantFrom(1, 2, 4, 5),
  latitude: fc.double({ min: -44, max: -10, noNaN: true }),
  longitude: fc.double({ min: 112, max: 154, noNaN: true }),
  auction_at: fc.constantFrom(null, '2026-11-25T05:00:00Z', '2026-11-28T05:00:00Z'),
  inspections: fc.constantFrom(
    [],
    [['2026-11-22T01:00:00Z', '2026-11-22T01:30:00Z', '2026-11-22']],
    [['2027-02-01T01:00:00Z', '2027-02-01T01:30:00Z', '2027-02-01']],
  ),
});
const change = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('write' as const),
      homes: fc.uniqueArray(home, { minLength: 1, maxLength: 6, selector: ({ id }) => id }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('remove' as const),
      ids: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 4 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('delete' as const),
      ids: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 4 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('settle' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('roll back' as const), ids: fc.constant([1, 2, 3]) }) },
);
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

async function apply(each: Change): Promise<void> {
  switch (each.kind) {
    case 'write': {
      const ids = each.homes.map(({ id }) => id);
      // As a feed does it: the listing changes, its search row is derived again.
      await sql`delete from inspection where listing_id = any(${ids}::int[])`.execute(database);
      await sql`delete from listing where id = any(${ids}::int[])`.execute(database);
      return fillTestListings(database, each.homes as unknown as TestListing[]);
    }
    case 'remove':
      await sql`update listing set status = 'removed' where id = any(${each.ids}::int[])`.execute(database);
      return refreshSearchRows(database, each.ids, [], new Date(testNow));
    case 'delete':
      await sql`delete from listing_search where id = any(${each.ids}::int[])`.execute(database);
      return;
    case 'settle':
      return settleCounts(database);
    case 'roll back':
      await database
        .transaction()
        .execute(async (transaction) => {
          await sql`delete from listing_search where id = any(${each.ids}::int[])`.execute(transaction);
          throw new Error('changed my mind');
        })
        .catch(() => undefined);
  }
}

/** What the counts must be: the rows counted again. */
const recount = sql`select r.mode, k.kind, a.area, k.key, count(*)::int as n
  from listing_search r cross join lateral unnest(count_areas(r.cell, r.state_code)) a(area)
  cross join lateral (values (1, r.facet_key::bigint * 8192 + r.price_band * 2 + r.under_offer::int),
    (2, nullif(r.inspection_days, 0)), (3, r.auction_day::bigint),
    (4, r.under_offer::int::bigint)) k(kind, key)
  where a.area is not null and k.key is not null group by 1, 2, 3, 4 order by 1, 2, 3, 4`;
const rollup = sql`select mode, kind, area, key, sum(n)::int as n from (select * from listing_count union all select *
  from listing_count_change) c
  group by 1, 2, 3, 4 having sum(n) <> 0 order by 1, 2, 3, 4`;

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
const country: SearchInput = {
  statusType: 'buy',
  searchMode: 'location',
  locationSearchContext: { searchLocations: [] },
};
const australia = 'POLYGON((110 -45, 155 -45, 155 -9, 110 -9, 110 -45))';

test('[SRCH-08] materialized counts equal a recount after any writes, and give the same results as the rows', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { minLength: 1, maxLength: 8 }),
      fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 3 }),
      async (changes, hidden) => {
        await sql`truncate listing, listing_search cascade`.execute(database);
        for (const each of changes) await apply(each);
        expect((await rollup.execute(database)).rows).toEqual((await recount.execute(database)).rows);

        const leaveOut = hidden.map(String);
        const ask = async (input: SearchInput) =>
          (await findListings(database, { ...input, leaveOut }, everything, momentAt(testNow))).response;
        // Beside a suburb, states are found by their rows: both ways must agree.
        const [counted, byRows] = [
          await ask(country),
          await ask({
            ...country,
            locationSearchContext: {
              searchLocations: ['vic', 'qld', 'wa'].map((slug) => ({ slug })).concat({ slug: 'richmond-vic-3121' }),
              includeSurroundingSuburbs: false,
            },
          }),
        ];
        expect(counted).toEqual(byRows);
        const onMap = await ask({ ...country, searchMode: 'map', locationSearchContext: { wellKnownText: australia } });
        const { rows } = await sql<{
          n: number;
        }>`select count(*)::int as n from listing_search where mode = 1 and position is not null
          and id <> all(${hidden}::int[])`.execute(database);
        expect([onMap.total, onMap.facets.baths.reduce((sum, n) => sum + n, 0)]).toEqual([rows[0]?.n, rows[0]?.n]);
      },
    ),
    { numRuns: 40 },
  );
});
