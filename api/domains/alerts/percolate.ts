import { sql, type RawBuilder } from 'kysely';
import type { Moment } from '../../platform/moment.ts';
import { dayBits, firstDay } from '../listings/public.ts';

/**
 * The alerts that listings match, as rows of (alert_id, listing_id): four queries by the kind of an alert's area, each
 * on its own index. The result equals that of the alert's search, which alerts/agreement.property.test.ts verifies.
 * @param homes name of a relation with the columns of `listing_search`
 */
export function percolate(homes: string, now: Moment): RawBuilder<unknown> {
  const from = sql`(select h.*, h.position * point(1000000, 0) as spot from ${sql.ref(homes)} h) l`;
  const pair = sql`a.id as alert_id, l.id as listing_id`;
  const fits = sql`a.mode = l.mode and not a.paused and ${filters(now)}`;
  // `offset 0` makes the planner look up the alerts of each listing instead of reading all alerts for a join.
  const alerts = (which: RawBuilder<unknown>) =>
    sql`${from} cross join lateral (select each.* from alert each where ${which} offset 0) a`;
  return sql`
    select ${pair} from ${from} cross join lateral (
        select a.* from alert_locality p cross join lateral (select each.* from alert each where each.id = p.alert_id offset 0) a
        where p.locality_id = l.locality_id and p.mode = l.mode offset 0) a where ${fits}
    union select ${pair} from ${alerts(sql`each.area is not null and box(each.area) && box(l.spot, l.spot)`)}
      where case when ${fits} then case when a.rectangular then l.spot <@ box(a.area) when a.outlines is null then l.spot <@ a.area
        else exists (select from unnest(a.outlines) o(outline) where l.spot <@ o.outline) and not exists (select from unnest(a.cut_out) o(outline) where l.spot <@ o.outline) end end
    union select ${pair} from ${alerts(sql`each.office_id = l.office_id`)} where ${fits}
    union select ${pair} from ${alerts(sql`each.state_codes is not null and each.mode = l.mode`)} where l.state_code = any(a.state_codes) and ${fits}`;
}

/** As in a search, absent or hidden values (null) match no condition. */
function filters({ minute, iso }: Moment): RawBuilder<unknown> {
  const has = (bits: string, bit: RawBuilder<unknown>) =>
    sql`(a.${sql.raw(bits)} = 0 or a.${sql.raw(bits)} >> ${bit} & 1 = 1)`;
  const counted = (shift: number) => sql`least(l.facet_key >> ${sql.lit(shift)} & 7, 5)`;
  const within = (value: string) =>
    sql`coalesce((a.${sql.raw(value)}_min is null or l.${sql.raw(value)} >= a.${sql.raw(value)}_min) and (a.${sql.raw(value)}_max is null or l.${sql.raw(value)} <= a.${sql.raw(value)}_max), false)`;
  const first = firstDay({ minute, iso });
  return sql`${has('types', sql`(l.facet_key >> 9)`)} and ${has('beds', counted(6))} and ${has('baths', counted(3))} and ${has('cars', counted(0))}
    and a.features & l.features = a.features and not (a.leave_out_under_offer and l.under_offer)
    and ${within('price')} and ${within('land')} and ${within('frontage')}
    and (a.near is null or coalesce(l.spot <@ a.near, false))
    and (a.auctions is null or coalesce(l.next_auction >= ${minute}::int and (a.auctions = '[]' or a.auctions @> to_jsonb(l.auction_day::int)), false))
    and (a.inspections is null or coalesce(case when l.next_inspection >= ${minute}::int
      then a.inspections = '[]' or exists (select from jsonb_array_elements(a.inspections) d where d::int >= ${first}::int and d::int < ${first + dayBits}::int and l.inspection_days >> (d::int % ${sql.lit(dayBits)}) & 1 = 1)
      else l.next_inspection < ${minute}::int and exists (select from inspection i where i.listing_id = l.id and i.ends_at > ${iso}::timestamptz
        and (a.inspections = '[]' or a.inspections @> to_jsonb(i.local_date - date '1970-01-01'))) end, false))`;
}
