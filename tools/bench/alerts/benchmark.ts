import { deriveAlert, findListings, matchingAlerts, momentAt, type Database } from '@verandah/api';
import { buildAddress, parseAddress, toListingSearchQuery } from '@verandah/market';
import { sql } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { percentile, table, type Benchmark } from '../benchmark.ts';
import { fillTo, openMarket } from '../search/market.ts';
import { chance, storedSearches, type Place } from './searches.ts';

const alerts = 100_000;
/** Distinct searches; each is saved by several members. */
const different = 10_000;
const [homes, naive] = [300, 20];

/**
 * One new listing against 100,000 saved searches, beside the same query without indexes and beside running every
 * search again.
 */
export const benchmark: Benchmark = async ({ listings = 20_000, say }) => {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-bench-'));
  const market = await openMarket(folder, listings);
  const { database } = market;
  try {
    await fillTo(database, listings, say);
    await fillAlerts(database, say);
    const now = momentAt(Date.now());
    const { rows } = await sql<{
      id: number;
    }>`select id from listing_search where mode in (1, 2, 3) order by md5(id::text) limit ${homes}`.execute(database);
    say('matching …');
    for (const { id } of rows.slice(0, 50)) await matchingAlerts(database, id, now);
    const [indexed, found] = await timed(rows, (id) => matchingAlerts(database, id, now));
    say('without indexes …');
    const [plain] = await database.transaction().execute(async (transaction) => {
      for (const way of ['indexscan', 'indexonlyscan', 'bitmapscan'])
        await sql`select set_config(${`enable_${way}`}, 'off', true)`.execute(transaction);
      return timed(rows.slice(0, naive), async (id) => matchingAlerts(transaction, id, now));
    });
    say('every search again …');
    const { rows: saved } = await sql<{
      id: number;
      address: string;
    }>`select id, address from alert order by md5(id::text) limit 200`.execute(database);
    const wants = {
      results: false,
      total: true,
      exactTotal: false,
      facets: false,
      auctionDates: false,
      inspectionDates: false,
      traits: false,
      median: false,
      markers: false,
      relaxations: false,
    };
    const [again] = await timed(saved, async (_, { address }) => {
      const read = parseAddress(address);
      if (read.kind === 'search') await findListings(database, toListingSearchQuery(read.search), wants, now);
      return [];
    });
    const {
      rows: [bytes],
    } = await sql<{
      bytes: number;
    }>`select (pg_total_relation_size('alert') + pg_total_relation_size('alert_locality'))::float8 as bytes`.execute(
      database,
    );
    const all = (again.reduce((sum, each) => sum + each, 0) / again.length) * alerts;
    const [p50, p95, plain50, plain95] = [
      percentile(indexed, 0.5),
      percentile(indexed, 0.95),
      percentile(plain, 0.5),
      percentile(plain, 0.95),
    ];
    const average = found / rows.length;
    return {
      title: `One listing against ${alerts} stored searches on ${market.where}, ms`,
      cases: [
        { name: 'match', p50, p95, average },
        { name: 'without indexes', p50: plain50, p95: plain95 },
        { name: 'every search again, scaled', p50: all },
      ],
      table: table(
        ['way', 'p50', 'p95', 'ratio'],
        [
          ['our match', p50.toFixed(1), p95.toFixed(1), ''],
          ['the same without indexes', plain50.toFixed(0), plain95.toFixed(0), (p50 / plain50).toFixed(4)],
          ['every search run again', all.toFixed(0), '', (p50 / all).toFixed(6)],
        ],
      ),
      verdict: `A listing matched ${average.toFixed(0)} alerts on average. Goal: p95 below 10 ms. The last row is measured on ${saved.length} searches and scaled.`,
      figures: { alerts, matchMs: p50, alertBytes: (bytes?.bytes ?? 0) / alerts },
    };
  } finally {
    await market.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Milliseconds of each call, and the total number of matches. */
async function timed<Row extends { readonly id: number }>(
  rows: readonly Row[],
  run: (id: number, row: Row) => Promise<readonly unknown[]>,
): Promise<[number[], number]> {
  const times: number[] = [];
  let found = 0;
  for (const row of rows) {
    const start = performance.now();
    found += (await run(row.id, row)).length;
    times.push(performance.now() - start);
  }
  return [times, found];
}

async function fillAlerts(database: Database, say: (line: string) => void): Promise<void> {
  const { rows: places } = await sql<Place>`
    select l.id, l.slug, l.latitude, l.longitude, count(*)::int as homes,
      array(select n.slug from locality_near d join locality n on n.id = d.near_id
        where d.locality_id = l.id order by d.distance_metres limit 3) as near,
      (select o.slug from office o where o.id = min(s.office_id)) as office
    from locality l join listing_search s on s.locality_id = l.id and s.mode in (1, 2) group by l.id`.execute(database);
  await sql`insert into member (username, name, email, email_verified_at)
    select 'keeper' || n, 'CollectionsSync', 'keeper' || n || '@example.com', now()
    from generate_series(1, 2000) n`.execute(database);
  const {
    rows: [first],
  } = await sql<{ id: number }>`select min(id) as id from member where username like 'keeper%'`.execute(database);
  say(`storing ${different} searches …`);
  const searches = storedSearches(places, different, chance(11));
  const workers = Array.from({ length: 4 }, async () => {
    for (let search = searches.pop(); search !== undefined; search = searches.pop()) {
      const own = search;
      await database.transaction().execute(async (transaction) => {
        const {
          rows: [made],
        } = await sql<{
          id: number;
        }>`insert into alert (member_id, name, address, mode)
          values (${first?.id ?? 0}, 'Stored', ${buildAddress(own)}, 1) returning id`.execute(transaction);
        await deriveAlert(transaction, made?.id ?? 0, own);
      });
    }
  });
  await Promise.all(workers);
  say(`${alerts} members' alerts …`);
  const columns = sql.raw(
    'name, address, mode, types, beds, baths, cars, features, price_min, price_max, land_min, land_max, frontage_min, frontage_max, floor_min, floor_max, traits, keywords, listed_within, available_by, inspections, auctions, leave_out_under_offer, office_id, area, outlines, cut_out, near, rectangular, state_codes',
  );
  await sql`with stored as (select * from alert), copies as (
      insert into alert (id, member_id, ${columns})
      select stored.id + n * 10000000, ${first?.id ?? 0}::int + (stored.id + n) % 2000, ${columns} from stored cross
        join generate_series(1, ${sql.lit(alerts / different - 1)}) n returning id
    ) insert into alert_locality (locality_id, mode, alert_id, types, beds, price_min, price_max)
      select l.locality_id, l.mode, copies.id, l.types, l.beds, l.price_min, l.price_max from copies
        join alert_locality l on l.alert_id = copies.id % 10000000`.execute(database);
  for (const name of ['alert', 'alert_locality']) await sql`vacuum (analyze) ${sql.table(name)}`.execute(database);
}
