import { sql, type RawBuilder } from 'kysely';
import { listingSubscribers, listingUri, refreshRankings, refreshSearchRows, type Database } from '@verandah/api';
import { databaseWithPlaces, priceLawBreach } from '@verandah/api/test-kit';
import { fillSample } from '@verandah/sample';
import { copyListings } from './copies.ts';

let database: Database;
let [before, after]: string[][] = [];
const now = new Date('2026-11-21T01:00:00Z');
const [sampled, first, current, all] = [1_300, 300, 1_600, 3_300];

beforeAll(async () => {
  database = await databaseWithPlaces();
  await fillSample(database, { listings: sampled, seed: 7, now });
  before = await dependents();
  await copyListings(database, { missing: first, mostCurrent: current, say: () => undefined });
  await copyListings(database, { missing: all - sampled - first, mostCurrent: current, say: () => undefined });
  after = await dependents();
}, 300_000);
afterAll(() => database.destroy());

const rowsOf = async <Row>(query: RawBuilder<Row>): Promise<Row[]> => (await query.execute(database)).rows;
const linesOf = async (query: RawBuilder<unknown>): Promise<string[]> =>
  (await rowsOf(query as RawBuilder<{ line: string }>)).map(({ line }) => line);

/** Indexes, constraints and triggers. */
const dependents = (): Promise<string[]> =>
  linesOf(sql`
    select indexdef as line from pg_indexes where schemaname = 'public'
    union all select concat(conrelid::regclass, ' ', conname, ' ', pg_get_constraintdef(oid), convalidated)
      from pg_constraint
    union all select concat(tgrelid::regclass, ' ', tgname, ' ', tgenabled) from pg_trigger where not tgisinternal
    order by 1`);

/** Rows that the product derives from listings, without ids of their own. */
async function derived(): Promise<Record<string, readonly string[]>> {
  const rows: Record<string, readonly string[]> = {};
  for (const [table, less] of Object.entries({
    listing_search: [],
    listing_words: [],
    listing_street: [],
    merged_listing: [],
    auction_result: [],
    past_sale: ['id'],
    suggestion: [],
    suggestion_key: [],
    tile_cell: [],
    agent: [],
    office: [],
  }))
    rows[table] = await linesOf(
      sql`select (to_jsonb(t) - ${less}::text[])::text as line from ${sql.table(table)} t order by 1`,
    );
  return {
    ...rows,
    listing_count: await linesOf(sql`select concat_ws(' ', mode, kind, area, key, sum(n)) as line
      from (table listing_count union all table listing_count_change) c group by mode, kind, area, key
      having sum(n) <> 0 order by 1`),
  };
}

test('a database has the wanted number of listings, those beyond a limit sold or leased in earlier years', async () => {
  const [counted] = await rowsOf(sql<Record<string, number>>`
    select count(*)::int as listings, count(distinct uri)::int as uris,
      count(*) filter (where status = 'available')::int as offered,
      count(*) filter (where completed_on < ${now.toISOString()}::date - 400)::int > 300 as old,
      count(*) filter (where completed_on > ${now.toISOString()}::date)::int as future,
      count(*) filter (where completed_on < listed_at::date - 1)::int as backwards,
      max(id) = last_value as numbered from listing, listing_id_seq group by last_value`);
  const { offered, ...rest } = counted ?? {};
  // Three in four of the sample and of its first copies.
  expect(Number(offered) / (sampled + first)).toBeCloseTo(0.76, 1);
  expect(rest).toEqual({
    listings: all,
    uris: all,
    old: true,
    future: 0,
    backwards: 0,
    numbered: true,
  });
});

test('indexes, constraints and triggers are those of before', () => {
  expect(after).toEqual(before);
});

test('the product derives the same rows from copies as they have, and every roll-up is the sum of its rows', async () => {
  const copied = await derived();
  const ids = (await rowsOf(sql<{ id: number }>`select id from listing order by id`)).map(({ id }) => id);
  for (let from = 0; from < ids.length; from += 500)
    await refreshSearchRows(database, ids.slice(from, from + 500), listingSubscribers, now);
  await refreshRankings(database, 'all');
  const again = await derived();
  for (const [table, rows] of Object.entries(copied)) expect([table, again[table]]).toEqual([table, rows]);

  // What triggers count, from nothing.
  await sql`create temporary table written as table listing_search`.execute(database);
  await sql`truncate listing_search`.execute(database);
  const columns = sql.raw(
    (
      await linesOf(sql`select string_agg(attname, ', ') as line from pg_attribute
        where attrelid = 'listing_search'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`)
    ).join(),
  );
  await sql`insert into listing_search (${columns}) select ${columns} from written`.execute(database);
  const recounted = await derived();
  for (const table of ['listing_count', 'tile_cell']) expect([table, recounted[table]]).toEqual([table, copied[table]]);
});

test('copies have addresses of their own, lawful prices, agents of their office, and inspections before auctions', async () => {
  const listings = await rowsOf(sql<{
    id: number;
    uri: string;
    streetVisible: boolean;
    unit: string | null;
    streetNumber: string | null;
    street: string | null;
    suburb: string;
    stateCode: string;
    postcode: string | null;
    propertyType: number;
    text: string | null;
    rental: boolean;
    auction: boolean;
  }>`select l.id, l.uri, l.street_visible as "streetVisible", l.unit, l.street_number as "streetNumber", l.street,
      o.name as suburb, o.state_code as "stateCode", o.postcode, l.property_type as "propertyType",
      l.price_text as text, l.listing_class = 'rental' as rental, l.auction_at is not null as auction
    from listing l join locality o on o.id = l.locality_id`);
  expect(listings.filter((listing) => listing.uri !== listingUri(listing))).toEqual([]);
  expect(listings.filter(({ text, ...offer }) => priceLawBreach(text ?? '', offer) !== undefined)).toEqual([]);
  const wrong: Record<string, RawBuilder<unknown>> = {
    'a figure of a hidden price': sql`select from listing where not price_visible and price_text ~ '\\d'`,
    'a home on offer twice': sql`select from listing where status = 'available'
      group by locality_id, unit, street_number, street having count(*) > 1`,
    'no agent': sql`select from listing l where not exists (select from listing_agent a where a.listing_id = l.id)`,
    'an agent of another office': sql`select from listing l join listing_agent a on a.listing_id = l.id
      join agent g on g.id = a.agent_id where g.office_id <> l.office_id`,
    'an inspection after the auction': sql`select from inspection i join listing l on l.id = i.listing_id
      where i.starts_at > l.auction_at`,
    'an inspection of a sold home': sql`select from inspection i join listing l on l.id = i.listing_id
      where l.status = 'completed'`,
    'an agent in two places': sql`select from inspection i join listing_agent a using (listing_id)
      join (inspection o join listing_agent b using (listing_id)) on b.agent_id = a.agent_id
        and o.listing_id <> i.listing_id and o.starts_at < i.ends_at and o.ends_at > i.starts_at`,
    'a price that was replaced before the home was listed': sql`select from listing_price p
      join listing l on l.id = p.listing_id where p.until < l.listed_at`,
    'two offices or agents of one name': sql`select from agent group by username having count(*) > 1
      union all select from office group by slug having count(*) > 1`,
  };
  for (const [name, query] of Object.entries(wrong))
    expect([name, (await rowsOf(sql`select 1 as n from (${query}) w`)).length]).toEqual([name, 0]);
});
