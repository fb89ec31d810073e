import type { ListingStatusType } from '@verandah/market';
import { sql, type RawBuilder } from 'kysely';
import { onePlan, type Database } from '../../platform/database/public.ts';
import { comparablePart, type ComparedListing } from './medians/comparables.ts';
import { earlierPart } from './price-history/store.ts';
import { modeNumbers } from './search/relation.ts';

/** The id that a uri ends in; 0 without one. */
export const idInUri = (uri: string): number => Number(/-(\d{1,9})$/.exec(uri)?.[1] ?? 0);

/**
 * Finds a listing by its uri. A former one is recognised by the id that it ends in; a removed listing that was replaced
 * is found all the same, its view names the successor.
 */
export async function listingIdByUri(database: Database, uri: string): Promise<number | undefined> {
  const id = idInUri(uri);
  const { rows } = await sql<{ id: number }>`
    select id from listing where published and (uri = ${uri} or id = ${id}::int) order by (uri = ${uri}) desc
      limit 1`.execute(database);
  return rows[0]?.id;
}

/**
 * Others beside it that are on offer: same kind, the same suburb before suburbs around it, nearest in (visible) price.
 * An array of ids.
 */
const similarPart = (id: number, take: number): RawBuilder<number[]> => sql`array(
    with self as materialized (
      select s.locality_id, s.facet_key >> 9 as type, s.price, case when s.mode in (1, 3, 11) then 1 else 2 end as mode
      from listing_search s where s.mode in (1, 2, 3, 4, 11, 12) and s.id = ${id}::int limit 1
    ), near as (
      select locality_id, 0 as distance from self union all
      select n.near_id, n.distance_metres from self join locality_near n on n.locality_id = self.locality_id
    )
    select s.id from self join near on true join listing_search s on s.locality_id = near.locality_id
    where s.mode = self.mode and s.facet_key >> 9 = self.type and s.id <> ${id}::int
      and not exists (select from merged_listing m where m.listing_id = ${id}::int and m.lead_id = s.id)
    order by near.distance > 0, abs(s.price - self.price) nulls last, near.distance, s.tier desc, s.listed desc,
      s.id desc limit ${take}::int)`;

/** What else an office has on offer, latest first. An array of ids. */
const otherOfficePart = (id: number, officeId: number, take: number): RawBuilder<number[]> => sql`array(
    -- Fenced: of a large office the planner would rather walk through the whole market, latest first, until three of it have come.
    with offered as materialized (select s.id, s.listed from listing_search s
      where s.mode in (1, 2, 11, 12) and s.office_id = ${officeId}::int and s.id <> ${id}::int)
    select id from offered order by listed desc, id desc limit ${take}::int)`;

/** A list of listings: the featured ones, or those related to a listing. */
export type ListingList =
  | ({ readonly kind: 'featured' } & FeaturedRequest)
  | { readonly kind: 'similar'; readonly id: number; readonly take: number }
  | { readonly kind: 'same-office'; readonly id: number; readonly officeId: number; readonly take: number }
  | ({ readonly kind: 'comparable'; readonly take: number } & ComparedListing)
  | { readonly kind: 'earlier'; readonly id: number };

function listPart(list: ListingList): RawBuilder<number[]> {
  if (list.kind === 'featured') return featuredPart(list);
  if (list.kind === 'similar') return similarPart(list.id, list.take);
  if (list.kind === 'same-office') return otherOfficePart(list.id, list.officeId, list.take);
  return list.kind === 'comparable' ? comparablePart(list, list.take) : earlierPart(list.id);
}

/**
 * The ids of several lists, in one statement. What is shown beside a listing is found by the indexes of its suburb, its
 * office and its street, whichever they are; planning that takes longer than running it. Featured ones are chosen from
 * a whole market.
 */
export async function listIds(
  database: Database,
  lists: readonly ListingList[],
): Promise<readonly (readonly number[])[]> {
  const prefix = lists.some(({ kind }) => kind === 'featured') ? sql`` : onePlan;
  const { rows } = await sql<Readonly<Record<string, number[]>>>`
    ${prefix}select ${sql.join(lists.map((list, at) => sql`${listPart(list)} as ${sql.id(`list_${at}`)}`))}`.execute(
    database,
  );
  return lists.map((_, at) => rows[0]?.[`list_${at}`] ?? []);
}

export interface FeaturedRequest {
  readonly statusType: ListingStatusType;
  readonly stateCode: string | undefined;
  readonly take: number;
  /** Minute since 1970. */
  readonly listedSince: number;
}

/** The best tiers, newest first. An array of ids. */
function featuredPart({ statusType, stateCode, take, listedSince }: FeaturedRequest): RawBuilder<number[]> {
  const state =
    stateCode === undefined
      ? sql``
      : sql`and s.locality_id = any(array(select id from locality where state_code = ${stateCode.toUpperCase()}))`;
  return sql`array(
    select s.id from listing_search s where s.mode = ${sql.lit(modeNumbers[statusType])}
      and s.listed >= ${listedSince}::int ${state}
    order by s.tier desc, s.listed desc, s.id desc limit ${take}::int)`;
}
