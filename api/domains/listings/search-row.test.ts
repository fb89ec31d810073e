import { sql } from 'kysely';
import { testDatabase } from '../../test-kit/test-database.ts';
import type { Database } from '../../platform/database/public.ts';
import type { ListingChange, ListingSubscriber } from './listing-change.ts';
import { refreshPassedSearchRows, refreshSearchRows } from './search-row.ts';
import { everyListing } from './test-market.ts';
import { emptyTables } from '../../test-kit/empty-tables.ts';

let database: Database;
const now = new Date('2026-11-21T00:00:00Z');

beforeAll(async () => {
  database = await testDatabase();
  await sql`insert into locality (id, slug, name, state_code, postcode, latitude, longitude, setting, time_zone) values
    (1, 'richmond-vic-3121', 'Richmond', 'VIC', '3121', -37.82, 145, 'metropolitan', 'Australia/Melbourne'),
    (2, 'paddington-qld-4064', 'Paddington', 'QLD', '4064', -27.46, 153, 'metropolitan', 'Australia/Brisbane')`.execute(
    database,
  );
  await sql`insert into office (id, slug, name) values (1, 'vale-1', 'Vale')`.execute(database);
});
afterAll(() => database.destroy());
afterEach(() => emptyTables(database, ['listing', 'listing_search']));

async function list(listing: Record<string, unknown>): Promise<void> {
  const full = {
    id: 1,
    uri: `listing-${String(listing['id'] ?? 1)}`,
    status_type: 'buy',
    status: 'available',
    listing_class: 'sale',
    property_type: 7,
    office_id: 1,
    locality_id: 1,
    search_price: 1_000_000,
    price_visible: true,
    street_visible: true,
    latitude: -37.82,
    longitude: 145,
    ...listing,
  };
  const columns = sql.join(Object.keys(full).map((name) => sql.ref(name)));
  await sql`insert into listing (${columns}) values (${sql.join(Object.values(full))})`.execute(database);
}

async function found(): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`select * from listing_search order by id`.execute(database);
  return rows;
}

test('[LIST-14] a hidden price is not there to be found: no price and no band', async () => {
  await list({ id: 1 });
  await list({ id: 2, price_visible: false });
  await list({
    id: 3,
    status_type: 'sold',
    status: 'completed',
    completed_price: 900_000,
    completed_price_visible: false,
  });
  await list({
    id: 4,
    status_type: 'sold',
    status: 'completed',
    completed_price: 900_000,
    completed_price_visible: true,
  });
  await list({ id: 5, locality_id: 2, auction_at: '2026-12-05T01:00:00Z' });
  await refreshSearchRows(database, await everyListing(database), [], now);
  expect((await found()).map(({ id, price, price_band }) => [id, price, price_band])).toEqual([
    [1, 1_000_000, 41],
    [2, null, 0],
    [3, null, 0],
    [4, 900_000, 37],
    [5, null, 0],
  ]);
});

test('[LIST-14] a hidden street has no position; suburb and office still find it', async () => {
  await list({ id: 1, street_visible: false });
  await list({ id: 2 });
  await refreshSearchRows(database, [1, 2], [], now);
  expect((await found()).map(({ locality_id, office_id, position }) => [locality_id, office_id, position])).toEqual([
    [1, 1, null],
    [1, 1, { x: 145, y: -37.82 }],
  ]);
});

test('[LIST-14] only published listings that are not removed are found, each in its present mode', async () => {
  await list({ id: 1 });
  await list({ id: 2, published: false });
  await list({ id: 3, status: 'removed' });
  await refreshSearchRows(database, await everyListing(database), [], now);
  expect((await found()).map(({ id, mode }) => [id, mode])).toEqual([[1, 1]]);
  await sql`update listing set status_type = 'sold', status = 'completed', completed_on = '2026-11-20'
    where id = 1`.execute(database);
  await refreshSearchRows(database, [1], [], now);
  expect((await found()).map(({ id, mode, completed }) => [id, mode, completed])).toEqual([[1, 3, 20_777]]);
  await sql`update listing set status = 'removed' where id = 1`.execute(database);
  await refreshSearchRows(database, [1], [], now);
  expect(await found()).toEqual([]);
});

test('[SRCH-20] rural subtypes are found as Rural, kinds of land as Land', async () => {
  for (const [id, type] of [7, 19, 20, 21, 30].entries())
    await list({ id: id + 1, property_type: type, bedrooms: 9, bathrooms: 2, car_spaces: null });
  await refreshSearchRows(database, await everyListing(database), [], now);
  expect((await found()).map(({ facet_key }) => Math.floor(Number(facet_key) / 512))).toEqual([7, 15, 15, 2, 2]);
  expect((await found()).map(({ facet_key }) => Number(facet_key) % 512)).toEqual(
    Array.from({ length: 5 }, () => 7 * 64 + 2 * 8),
  );
});

test('[SRCH-15] only coming inspections and auctions count, on the day of the property', async () => {
  await list({ id: 1, auction_at: '2026-11-27T22:30:00Z' });
  await sql`insert into inspection (listing_id, starts_at, ends_at, local_date) values
    (1, '2026-11-14T00:00:00Z', '2026-11-14T00:30:00Z', '2026-11-14'),
    (1, '2026-11-22T00:00:00Z', '2026-11-22T00:30:00Z', '2026-11-22'),
    (1, '2026-11-25T23:00:00Z', '2026-11-25T23:30:00Z', '2026-11-26')`.execute(database);
  await refreshSearchRows(database, await everyListing(database), [], now);
  const day = (text: string) => Date.parse(text) / 86_400_000;
  const [row] = await found();
  expect(row?.['inspection_days']).toBe(
    (1n << BigInt(day('2026-11-22') % 63)) | (1n << BigInt(day('2026-11-26') % 63)),
  );
  expect(row?.['auction_day']).toBe(day('2026-11-28'));
  expect(row?.['next_inspection']).toBe(Date.parse('2026-11-22T00:00:00Z') / 60_000);

  expect(await refreshPassedSearchRows(database, [], now)).toBe(0);
  const later = new Date('2026-12-01T00:00:00Z');
  expect(await refreshPassedSearchRows(database, [], later)).toBe(1);
  expect(await found()).toMatchObject([
    { inspection_days: 0n, auction_day: null, next_inspection: null, next_auction: null },
  ]);
});

test('many that pass at once are renewed some at a time, so that nobody who changes one of them waits for all', async () => {
  for (const id of [1, 2, 3, 4, 5]) {
    await list({ id, auction_at: '2026-12-05T01:00:00Z' });
    await refreshSearchRows(database, [id], [], now);
  }
  expect(await refreshPassedSearchRows(database, [], new Date('2026-12-06T00:00:00Z'), 2)).toBe(5);
  const { rows } = await sql<{
    homes: number;
  }>`select count(*)::int as homes from listing_search where next_auction is null
    group by xmin::text order by 1`.execute(database);
  expect(rows.map(({ homes }) => homes)).toEqual([1, 2, 2]);
});

test('[SRCH-06] videos and tours are distinguished', async () => {
  const videos = (...types: string[]) => ({ videos: types.map((type) => ({ type, url: 'https://video.example/1' })) });
  await list({ id: 1, document: videos() });
  await list({ id: 2, document: videos('Video') });
  await list({ id: 3, document: videos('Others', 'VirtualTour', 'Video'), features: 5n });
  await refreshSearchRows(database, await everyListing(database), [], now);
  expect((await found()).map(({ media_kinds, features }) => [media_kinds, features])).toEqual([
    [0, 0n],
    [1, 0n],
    [3, 5n],
  ]);
});

test('subscribers get what changed about each listing, one after the other, in the transaction that changed it', async () => {
  let changes: readonly ListingChange[] = [];
  const order: string[] = [];
  const inTransaction = async (...statements: readonly string[]) => {
    changes = [];
    order.length = 0;
    await database.transaction().execute(async (transaction) => {
      for (const statement of statements) await sql.raw(statement).execute(transaction);
      const subscriber =
        (name: string): ListingSubscriber =>
        async (own, reported) => {
          order.push(name);
          expect(own).toBe(transaction);
          changes = reported;
        };
      await refreshSearchRows(transaction, [1, 2], [subscriber('first'), subscriber('second')], now);
    });
    return changes.map(({ formerRow, ...change }) => ({ ...change, had: formerRow !== null }));
  };
  const change = (from: string | null, to: string | null, rest: Partial<ListingChange> = {}) => ({
    id: 1,
    officeId: 1,
    from,
    to,
    had: from !== null,
    isRowChanged: true,
    hasNewPrice: false,
    hasNewInspection: false,
    isWritten: false,
    ...rest,
  });
  await list({ id: 1, updated_at: '2026-11-01' });
  expect(await inTransaction()).toEqual([change(null, 'buy')]);
  expect(order).toEqual(['first', 'second']);
  expect(await inTransaction()).toEqual([]);
  expect(order).toEqual([]);
  expect(await inTransaction('update listing set bond = 1, updated_at = now()')).toEqual([
    change('buy', 'buy', { isRowChanged: false, isWritten: true }),
  ]);
  // Keywords find its words.
  expect(await inTransaction("update listing set title = 'Granny flat'")).toEqual([change('buy', 'buy')]);
  expect(changes[0]?.formerRow).toMatchObject({ id: 1, words: '' });
  expect(await inTransaction('update listing set search_price = 900000')).toEqual([
    change('buy', 'buy', { hasNewPrice: true }),
  ]);
  expect(changes[0]?.formerRow).toMatchObject({
    id: 1,
    mode: 1,
    price: 1_000_000,
    features: '0',
    inspection_days: '0',
  });
  expect(await inTransaction('update listing set price_visible = false')).toEqual([change('buy', 'buy')]);
  const visit =
    "insert into inspection (listing_id, starts_at, ends_at, local_date) values (1, '2026-11-22', '2026-11-22 01:00', '2026-11-22')";
  expect(await inTransaction(visit)).toEqual([change('buy', 'buy', { hasNewInspection: true })]);
  const later = "update inspection set starts_at = '2026-11-22 02:00', ends_at = '2026-11-22 03:00'";
  expect(await inTransaction(later)).toEqual([change('buy', 'buy', { hasNewInspection: true })]);
  expect(await inTransaction('delete from inspection')).toEqual([change('buy', 'buy')]);
  expect(await inTransaction("update listing set status_type = 'sold', status = 'completed'")).toEqual([
    change('buy', 'sold'),
  ]);
  expect(await inTransaction('update listing set published = false, updated_at = now()')).toEqual([
    change('sold', null),
  ]);
  expect(await inTransaction('update listing set updated_at = now()')).toEqual([]);
});
