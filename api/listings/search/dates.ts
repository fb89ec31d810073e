import { sql, type RawBuilder } from 'kysely';
import { comingAuction } from './conditions.ts';
import type { Moment } from './clock.ts';
import type { Relation } from './relation.ts';

/** JSON lists of [day since 1970, count], counted as if the filter of that date were not set. */
export type DayCounts = readonly (readonly [day: number, count: number])[];

export function auctionDatesPart(relation: Relation, now: Moment): RawBuilder<DayCounts> {
  return sql<DayCounts>`(select coalesce(jsonb_agg(jsonb_build_array(days.day, days.n) order by days.day), '[]') from (
    select s.auction_day as day, count(*)::int as n from ${relation.from}
    where ${comingAuction(now)} and ${relation.where(['auctions'])} group by 1) days)`;
}

/** From the inspections themselves, as the filter. */
export function inspectionDatesPart(relation: Relation, now: Moment): RawBuilder<DayCounts> {
  return sql<DayCounts>`(select coalesce(jsonb_agg(jsonb_build_array(days.day, days.n) order by days.day), '[]') from (
    select i.local_date - date '1970-01-01' as day, count(distinct s.id)::int as n
    from ${relation.from} join inspection i on i.listing_id = s.id
    where i.ends_at > ${now.iso}::timestamptz and ${relation.where(['inspections'])} group by 1) days)`;
}
