import { traitBits } from '@verandah/market';
import { sql, type RawBuilder } from 'kysely';
import type { Moment } from '../../../platform/moment.ts';
import { dayBits, firstDay, firstReducedDay, mergedModes, studio } from '../../listings/public.ts';
import { studioBit } from './derive.ts';

/**
 * What of a row of `listing_search` decides which alerts it matches, besides its words. Named, not `*`, so that
 * statements are prepared.
 */
const comparedColumns = `locality_id, office_id, state_code, position, facet_key, features, under_offer, price,
  land, frontage, floor, listed, available_day, reduced_day, traits, next_auction, auction_day, next_inspection, inspection_days`;
/** These columns of a search row: the mode, and whether another listing of the same home stands for it. */
export const matchedColumns = `id, mode % ${mergedModes} as mode, mode > ${mergedModes} as merged, ${comparedColumns}`;
/** What of an alert does. */
const alertColumns = `id, mode, paused, types, beds, baths, cars, features, leave_out_under_offer, price_min, price_max,
  land_min, land_max, frontage_min, frontage_max, floor_min, floor_max, traits, keywords, listed_within, available_by,
  near, auctions, inspections, area, rectangular, outlines, cut_out,
  state_codes`;

/** Moves a box to the map of its mode, as in the index `alert_area`. */
const ofMode = (mode: string) => sql`point(${sql.ref(mode)} * 1000000000::float8, 0)`;

/**
 * The alerts that listings match, as rows of (alert_id, listing_id): four queries by the kind of an alert's area, each
 * on its own index. The result equals that of the alert's search, which alerts/agreement.property.test.ts verifies.
 * @param homes name of a relation with `matchedColumns` and `words`
 */
export function matchAlerts(homes: string, now: Moment): RawBuilder<unknown> {
  const from = sql`(select id, mode, merged, ${sql.raw(comparedColumns)}, words, position * point(1000000, 0) as spot from ${sql.ref(homes)}) l`;
  const pair = sql`a.id as alert_id, l.id as listing_id`;
  const fits = sql`a.mode = l.mode and not a.paused and ${filterConditions(now)}`;
  const fitsHome = sql`not l.merged and ${fits}`;
  // `offset 0` makes the planner look up the alerts of each listing instead of reading all alerts for a join.
  const ofLocality = sql`cross join lateral (select p.alert_id from alert_locality p
    where p.locality_id = l.locality_id and p.mode = l.mode and ${mostSelective('p')} offset 0) p`;
  const alerts = (which: RawBuilder<unknown>, by = sql``) =>
    sql`${from} ${by} cross join lateral (select ${sql.raw(alertColumns)} from alert each where ${which} offset 0) a`;
  const around = sql`each.area is not null
    and box(each.area) + ${ofMode('each.mode')} && box(l.spot, l.spot) + ${ofMode('l.mode')}`;
  return sql`
    select ${pair} from ${alerts(sql`each.id = p.alert_id`, ofLocality)} where ${fitsHome}
    union select ${pair} from ${alerts(around)}
      where case when ${fitsHome} then case when a.rectangular then l.spot <@ box(a.area)
        when a.outlines is null then l.spot <@ a.area
        else exists (select from unnest(a.outlines) o(outline) where l.spot <@ o.outline) and not exists (select
          from unnest(a.cut_out) o(outline) where l.spot <@ o.outline) end end
    union select ${pair} from ${alerts(sql`each.office_id = l.office_id`)} where ${fits}
    union select ${pair} from ${alerts(sql`each.state_codes @> array[l.state_code]`)} where ${fitsHome}`;
}

/** As in a search, absent or hidden values (null) match no condition. */
function filterConditions({ minute, iso }: Moment): RawBuilder<unknown> {
  const first = firstDay({ minute, iso });
  return sql`${mostSelective('a')} and ${hasBit('a.baths', countOf(3))} and ${hasBit('a.cars', countOf(0))}
    and a.features & l.features = a.features and not (a.leave_out_under_offer and l.under_offer)
    and ${withinRange('a', 'land')} and ${withinRange('a', 'frontage')} and ${withinRange('a', 'floor')}
    and l.traits & a.traits = a.traits & ~${reducedBit}
    and (a.traits & ${reducedBit} = 0 or coalesce(l.reduced_day >= ${firstReducedDay({ minute, iso })}::int, false))
    and (a.listed_within is null or l.listed >= ${minute}::int - a.listed_within * 1440)
    and (a.available_by is null or coalesce(l.available_day <= a.available_by, false))
    and (a.keywords is null or coalesce(l.words @@ a.keywords, false))
    and (a.near is null or coalesce(l.spot <@ a.near, false))
    and (a.auctions is null or coalesce(l.next_auction >= ${minute}::int and (a.auctions = '[]'
      or a.auctions @> to_jsonb(l.auction_day::int)), false))
    and (a.inspections is null or coalesce(case when l.next_inspection >= ${minute}::int
      then a.inspections = '[]' or exists (select from jsonb_array_elements(a.inspections) d
        where d::int >= ${first}::int and d::int < ${first + dayBits}::int
        and l.inspection_days >> (d::int % ${sql.lit(dayBits)}) & 1 = 1)
      else l.next_inspection < ${minute}::int and exists (select from inspection i
        where i.listing_id = l.id and i.ends_at > ${iso}::timestamptz
        and (a.inspections = '[]' or a.inspections @> to_jsonb(i.local_date - date '1970-01-01'))) end, false))`;
}

/** The filters that dismiss most alerts: they are stored with an alert's suburbs too. */
const mostSelective = (alert: 'a' | 'p') => sql`${withinRange(alert, 'price')}
  and ${hasBit(`${alert}.types`, typeNumber)} and (${hasBit(`${alert}.beds`, countOf(6))}
    or ${typeNumber} = ${sql.lit(studio)} and ${sql.ref(`${alert}.beds`)} >> ${sql.lit(studioBit)} & 1 = 1)`;

const reducedBit = sql.lit(traitBits(['reduced']));
const typeNumber = sql`(l.facet_key >> 9)`;

const hasBit = (bits: string, bit: RawBuilder<unknown>) =>
  sql`(${sql.ref(bits)} = 0 or ${sql.ref(bits)} >> ${bit} & 1 = 1)`;
const countOf = (shift: number) => sql`least(l.facet_key >> ${sql.lit(shift)} & 7, 5)`;
function withinRange(alert: string, name: string): RawBuilder<unknown> {
  const [value, min, max] = [`l.${name}`, `${alert}.${name}_min`, `${alert}.${name}_max`].map((column) =>
    sql.ref(column),
  );
  return sql`coalesce((${min} is null or ${value} >= ${min}) and (${max} is null or ${value} <= ${max}), false)`;
}
