import type { SortName } from '@verandah/market';
import { sql } from 'kysely';
import { type Database } from '../../../platform/database/public.ts';
import { testDatabase } from '../../../test-kit/test-database.ts';
import { momentAt } from '../../../platform/moment.ts';
import { fillTestListings, fillTestPlaces, testNow } from '../test-market.ts';
import { medianPart, middleOf, middlePart } from './median.ts';
import { pagePart, walkedPagePart } from './page.ts';
import { filtersOf } from './conditions.ts';
import { findListings } from '../search-listings.ts';
import { readSearch } from './read-search.ts';
import { areaRelation, walkedRelation } from './relation.ts';
import type { SearchInput } from './search-input.ts';
import { wantsNothing } from './search-request.ts';
import { orderOf } from './sorts.ts';

// Markets of over 20,000 results are walked along indexes; here a small one is, beside the plain way.
let database: Database;
const now = momentAt(testNow);
const inDays = (days: number): string => new Date(testNow + days * 86_400_000).toISOString();
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await fillTestListings(
    database,
    Array.from({ length: 40 }, (_, at) => ({
      id: at + 1,
      tier: at % 4,
      search_price: 500_000 + ((at * 37) % 40) * 45_000,
      price_visible: at % 7 !== 0,
      ...(at % 3 === 0 ? { auction_at: inDays((at % 7) - 2) } : {}),
      ...(at % 2 === 0
        ? {
            inspections: [[inDays((at % 9) - 3), inDays((at % 9) - 2.9), inDays((at % 9) - 3).slice(0, 10)] as const],
          }
        : {}),
    })),
  );
});
afterAll(() => database.destroy());

const search: SearchInput = {
  statusType: 'buy',
  searchMode: 'location',
  locationSearchContext: { searchLocations: [{ slug: 'vic' }] },
};
const one = async <T>(part: ReturnType<typeof sql<T>>): Promise<T | undefined> =>
  (await sql<{ value: T }>`select ${part} as value`.execute(database)).rows[0]?.value;

test.each<SortName>(['nextInspection', 'nextAuction', 'hasVideos', 'hasAVirtualTour', 'homesForYou', 'cheapest'])(
  '[SRCH-06] pages of a large market by %s are those of the plain order',
  async (sort) => {
    const request = await readSearch(database, search);
    const filters = filtersOf(request, now);
    const order = orderOf(sort, 'buy', now);
    for (const paging of [
      { skip: 0, take: 10 },
      { skip: 25, take: 15 },
    ]) {
      const plain = await one(pagePart(areaRelation(request, filters), order, paging));
      expect(plain).toHaveLength(paging.take);
      expect(await one(walkedPagePart(walkedRelation(request, filters), order, paging))).toEqual(plain);
    }
  },
);

test('[SRCH-06] the first pages of a state have the homes, the median and the dates of the plain way', async () => {
  const wants = { ...wantsNothing, results: true, total: true, facets: true, median: true, auctionDates: true };
  const found = (more: Partial<SearchInput>) =>
    findListings(database, { ...search, ...more }, { ...wants, inspectionDates: true }, now);
  // A few of 40 are walked along an index; most of them, and those of a filter that leaves out none, are found first.
  const few = await found({ paging: { skip: 0, take: 4 } });
  const most = await found({ paging: { skip: 0, take: 40 } });
  const filtered = await found({ paging: { skip: 0, take: 4 }, isUnderOffer: false });
  expect(few.response.total).toBe(40);
  expect(few.response.ids).toEqual(most.response.ids.slice(0, 4));
  expect(few.response.median).toEqual(expect.any(Number));
  for (const same of [most, filtered]) {
    const { ids: _, ...response } = same.response;
    expect(few.response).toMatchObject(response);
  }
});

/** A band of one price: its median needs no read. */
const atOne = { min: 950_000, max: 950_000 };

test('[SRCH-07] the median of a large market, by a walk from the start of its band, is that of the plain way', async () => {
  for (const price of [undefined, { min: 700_000, max: 12_000_000 }, { min: 500_000, max: 1_300_000 }, atOne]) {
    const request = await readSearch(database, { ...search, ...(price && { price }) });
    const filters = filtersOf(request, now);
    const relation = areaRelation(request, filters);
    const bands = await one(
      sql<Record<string, number>>`(select json_object_agg(band, n) from (
        select s.price_band as band, count(*)::int as n from ${relation.from} where ${relation.where()}
          group by 1) bands)`,
    );
    const middle = middleOf(bands);
    expect(middle).toBeDefined();
    if (middle)
      expect(await one(middlePart(walkedRelation(request, filters), middle, 'buy'))).toBe(
        await one(medianPart(relation)),
      );
  }
});

test('[SRCH-55] a small part of a map shows all its homes, whether many or few', async () => {
  await fillTestListings(database, [{ id: 1000, status_type: 'rent', bedrooms: 2 }]);
  const input: SearchInput = {
    statusType: 'rent',
    searchMode: 'map',
    paging: { skip: 0, take: 3 },
    locationSearchContext: { wellKnownText: 'POLYGON((144.95 -37.85, 145.05 -37.85, 145 -37.78))' },
  };
  const wants = { ...wantsNothing, results: true, total: true, facets: true, median: true, inspectionDates: true };
  const find = async () => (await findListings(database, input, wants, now)).response;
  expect(await find()).toMatchObject({ ids: [1000], total: 1 });
  const { rows: columns } = await sql<{ names: string }>`
    select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
    where table_name = 'listing_search' and column_name <> 'id' and is_generated = 'NEVER'`.execute(database);
  const row = sql.raw(columns[0]?.names ?? '');
  await sql`insert into listing_search (id, ${row})
    select 1000 + n, ${row} from listing_search, generate_series(1, 20001) n where mode = 2 and id = 1000`.execute(
    database,
  );
  const { ids, total, facets, median } = await find();
  expect({ ids, total, twoBedrooms: facets.beds[2], median }).toEqual({
    ids: [21_001, 21_000, 20_999],
    total: 20_002,
    twoBedrooms: 20_002,
    median: expect.any(Number),
  });
});
