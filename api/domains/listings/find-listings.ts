import type { ListingStatusType } from '@verandah/market';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/public.ts';
import type { Moment } from '../../platform/moment.ts';
import { modeNumbers } from './search/relation.ts';

const ids = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/**
 * Finds a listing by its uri. A former one is recognised by the id that it ends in; a removed listing that was replaced
 * is found all the same, its view names the successor.
 */
export async function listingIdByUri(database: Database, uri: string): Promise<number | undefined> {
  const id = Number(/-(\d{1,9})$/.exec(uri)?.[1] ?? 0);
  const { rows } = await sql<{ id: number }>`
    select id from listing where published and (uri = ${uri} or id = ${id}::int) order by (uri = ${uri}) desc limit 1`.execute(
    database,
  );
  return rows[0]?.id;
}

/**
 * Others beside it that are on offer: same kind, the same suburb before suburbs around it, nearest in (visible) price.
 */
export async function similarListingIds(database: Database, id: number, take: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with self as materialized (
      select s.locality_id, s.facet_key >> 9 as type, s.price, case when s.mode in (1, 3) then 1 else 2 end as mode
      from listing_search s where s.mode in (1, 2, 3, 4) and s.id = ${id}::int limit 1
    ), near as (
      select locality_id, 0 as distance from self union all
      select n.near_id, n.distance_metres from self join locality_near n on n.locality_id = self.locality_id
    )
    select s.id from self join near on true join listing_search s on s.locality_id = near.locality_id
    where s.mode = self.mode and s.facet_key >> 9 = self.type and s.id <> ${id}::int
    order by near.distance > 0, abs(s.price - self.price) nulls last, near.distance, s.tier desc, s.listed desc, s.id desc limit ${take}::int`.execute(
    database,
  );
  return ids(rows);
}

/** What else an office has on offer, latest first. */
export async function otherOfficeListingIds(
  database: Database,
  id: number,
  officeId: number,
  take: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    -- Fenced: of a large office the planner would rather walk through the whole market, latest first, until three of it have come.
    with offered as materialized (select s.id, s.listed from listing_search s where s.mode in (1, 2) and s.office_id = ${officeId}::int and s.id <> ${id}::int)
    select id from offered order by listed desc, id desc limit ${take}::int`.execute(database);
  return ids(rows);
}

export interface HomepageRequest {
  readonly statusType: ListingStatusType;
  readonly stateCode: string | undefined;
  readonly take: number;
  /** days since listed */
  readonly maxAge: number | undefined;
}

/** The best tiers, newest first. */
export async function homepageListingIds(
  database: Database,
  { statusType, stateCode, take, maxAge }: HomepageRequest,
  now: Moment,
): Promise<number[]> {
  const since = maxAge === undefined ? 0 : now.minute - maxAge * 1440;
  const state =
    stateCode === undefined
      ? sql``
      : sql`and s.locality_id = any(array(select id from locality where state_code = ${stateCode.toUpperCase()}))`;
  const { rows } = await sql<{ id: number }>`
    select s.id from listing_search s where s.mode = ${sql.lit(modeNumbers[statusType])} and s.listed >= ${since}::int ${state}
    order by s.tier desc, s.listed desc, s.id desc limit ${take}::int`.execute(database);
  return ids(rows);
}
