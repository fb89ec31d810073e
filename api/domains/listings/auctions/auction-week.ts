import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { capitalOf } from '../../geography/locations/public.ts';
import type { Paging } from '../../../platform/paging.ts';

/** Kilometres of a degree of latitude. */
const degree = 111;

/** The auctions of a city in a week from Monday to Sunday. Days are yyyy-MM-dd. */
export interface AuctionWeek {
  readonly stateCode: string;
  readonly from: string;
  readonly to: string;
  /** Number of auctions with a result. */
  readonly reported: number;
  /** Those sold before, at or after the auction. */
  readonly sold: number;
  /** Monday of the nearest weeks with a result; null where there is none. */
  readonly earlier: string | null;
  readonly later: string | null;
}

/** Whether the locality `o` belongs to the capital of a state: metropolitan, and within its reach. */
function inCity(stateCode: string) {
  const capital = capitalOf(stateCode);
  if (capital === undefined) return undefined;
  const { latitude, longitude, reach } = capital;
  const [tall, wide] = [reach / degree, reach / degree / Math.cos((latitude * Math.PI) / 180)];
  return sql<boolean>`o.state_code = ${stateCode} and o.setting = 'metropolitan'
    and o.latitude between ${latitude - tall}::float8 and ${latitude + tall}::float8
    and o.longitude between ${longitude - wide}::float8 and ${longitude + wide}::float8`;
}

/**
 * The auctions of a capital in the week of a day; without one in the latest week with a result. null for an unknown
 * state, and for a city without any result.
 * @param day yyyy-MM-dd
 */
export async function auctionWeek(
  database: Database,
  stateCode: string,
  day: string | null,
): Promise<AuctionWeek | null> {
  const city = inCity(stateCode);
  if (city === undefined) return null;
  const results = sql`auction_result r join locality o on o.id = r.locality_id where ${city}`;
  const weekOf = (held: RawBuilder<unknown>) => sql`date_trunc('week', ${held})::date`;
  // Each is one look-up in the index of days, however many years there are.
  const {
    rows: [found],
  } = await sql<Omit<AuctionWeek, 'stateCode' | 'from' | 'to'> & { from: string | null; to: string | null }>`
    with chosen as materialized (
      select ${weekOf(sql`coalesce(${day}::date, (select r.held_on from ${results}
        order by r.held_on desc limit 1))`)} as week
    )
    select c.week::text as "from", (c.week + 6)::text as "to", held.reported, held.sold,
      (select ${weekOf(sql`r.held_on`)}::text from ${results} and r.held_on < c.week
        order by r.held_on desc limit 1) as earlier,
      (select ${weekOf(sql`r.held_on`)}::text from ${results} and r.held_on > c.week + 6
        order by r.held_on limit 1) as later
    from chosen c cross join lateral (
      select count(*)::int as reported, (count(*) filter (where r.sold))::int as sold
      from ${results} and r.held_on between c.week and c.week + 6
    ) held`.execute(database);
  if (!found?.from || !found.to) return null;
  const { from, to, ...rest } = found;
  const isEmpty = rest.reported === 0 && rest.earlier === null && rest.later === null;
  return isEmpty ? null : { ...rest, stateCode, from, to };
}

/** Ids of the listings whose auctions a week had, by day and suburb, without those that are withdrawn now. */
export async function auctionedListings(
  database: Database,
  { stateCode, from, to }: Pick<AuctionWeek, 'stateCode' | 'from' | 'to'>,
  { skip, take }: Paging,
): Promise<{ readonly total: number; readonly ids: readonly number[] }> {
  const { rows } = await sql<{ id: number; total: number }>`
    select l.id, count(*) over ()::int as total
    from auction_result r join locality o on o.id = r.locality_id join listing l on l.id = r.listing_id
    where r.held_on between ${from}::date and ${to}::date and ${inCity(stateCode) ?? sql`false`}
      and l.status <> 'removed'
    order by r.held_on desc, o.name, l.id limit ${take}::int offset ${skip}::int`.execute(database);
  return { total: rows[0]?.total ?? 0, ids: rows.map(({ id }) => id) };
}
