import { localDate } from '@verandah/market';
import { sql, type RawBuilder } from 'kysely';
import { isAmong, type Database } from '../../../platform/database/public.ts';
import type { Moment } from '../../../platform/moment.ts';
import { liesIn, type PlaceScope } from '../../geography/locations/public.ts';
import type { Performance } from './agent.ts';

/** Minimum sample of an aggregate; a smaller one would reveal individual prices. */
const fewestPrices = 3;

interface Row {
  readonly id: number;
  readonly for_sale: number;
  readonly for_rent: number;
  readonly under_offer: number;
  readonly sold: number;
  readonly leased: number;
  readonly sold_lately: number;
  readonly leased_lately: number;
  readonly price: number | null;
  readonly prices: number;
  readonly rent: number | null;
  readonly rents: number;
}

/** The twelve months that end today, as days. */
export function lastYear(now: Moment): Performance['period'] {
  const to = now.iso.slice(0, 10);
  const from = new Date(`${to}T00:00:00Z`);
  from.setUTCFullYear(from.getUTCFullYear() - 1);
  from.setUTCDate(from.getUTCDate() + 1);
  return { from: localDate(from.getTime(), 'UTC'), to };
}

/**
 * Figures of agents' homes on offer, sold and leased on this site; only visible prices count.
 * @param scope where the homes are; the whole country by default
 */
export function readPerformances(
  database: Database,
  agentIds: readonly number[],
  now: Moment,
  scope: PlaceScope | null = null,
): Promise<ReadonlyMap<number, Performance>> {
  return figuresOf(
    database,
    agentIds,
    sql`listing_agent n join listing l on l.id = n.listing_id`,
    sql`n.agent_id`,
    now,
    scope,
  );
}

/** The same of offices. */
export function officePerformances(
  database: Database,
  officeIds: readonly number[],
  now: Moment,
  scope: PlaceScope | null = null,
): Promise<ReadonlyMap<number, Performance>> {
  return figuresOf(database, officeIds, sql`listing l`, sql`l.office_id`, now, scope);
}

async function figuresOf(
  database: Database,
  ids: readonly number[],
  listings: RawBuilder<unknown>,
  whose: RawBuilder<unknown>,
  now: Moment,
  scope: PlaceScope | null,
): Promise<ReadonlyMap<number, Performance>> {
  const period = lastYear(now);
  const lately = sql`l.completed_on between ${period.from}::date and ${period.to}::date`;
  const price = sql`case when l.status_type = 'sold'
    and l.completed_price_visible then nullif(greatest(l.completed_price, 0), 0) end`;
  const rent = sql`case when l.status_type = 'leased' then nullif(greatest(case
    when l.completed_price_visible then l.completed_price when l.price_visible then l.search_price end, 0), 0) end`;
  const { rows } = await sql<Row>`
    select ${whose} as id,
      count(*) filter (where l.status_type = 'buy')::int as for_sale, count(*)
        filter (where l.status_type = 'rent')::int as for_rent,
      count(*) filter (where l.status = 'available' and l.under_offer)::int as under_offer,
      count(*) filter (where l.status_type = 'sold')::int as sold, count(*)
        filter (where l.status_type = 'leased')::int as leased,
      count(*) filter (where l.status_type = 'sold' and ${lately})::int as sold_lately, count(*)
        filter (where l.status_type = 'leased' and ${lately})::int as leased_lately,
      (percentile_cont(0.5) within group (order by ${price}) filter (where ${lately}))::int as price, count(${price})
        filter (where ${lately})::int as prices,
      (percentile_cont(0.5) within group (order by ${rent}) filter (where ${lately}))::int as rent, count(${rent})
        filter (where ${lately})::int as rents
    from ${listings}
    where ${whose} ${isAmong(ids, 'int')} and l.published and l.status <> 'removed'
      and ${scope === null ? sql`true` : liesIn(sql.ref('l.locality_id'), scope)} group by 1`.execute(database);
  const found = new Map(rows.map((row) => [row.id, row]));
  return new Map(ids.map((id) => [id, performanceOf(found.get(id), period)]));
}

function performanceOf(row: Row | undefined, period: Performance['period']): Performance {
  const prices = row !== undefined && row.prices >= fewestPrices ? row.prices : 0;
  const rents = row !== undefined && row.rents >= fewestPrices ? row.rents : 0;
  return {
    forSale: row?.for_sale ?? 0,
    forRent: row?.for_rent ?? 0,
    underOffer: row?.under_offer ?? 0,
    sold: row?.sold ?? 0,
    leased: row?.leased ?? 0,
    period,
    soldInPeriod: row?.sold_lately ?? 0,
    leasedInPeriod: row?.leased_lately ?? 0,
    medianSoldPrice: prices > 0 ? (row?.price ?? null) : null,
    medianSoldPriceCount: prices,
    medianRent: rents > 0 ? (row?.rent ?? null) : null,
    medianRentCount: rents,
  };
}
