import { propertyTypeByName } from '@verandah/market';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { areaCondition } from './area-condition.ts';
import { dayText, type Moment } from './clock.ts';
import { countMatches, typeOfKey } from './counts.ts';
import type { DatesWish, RangeWish, SearchRequest } from './search-request.ts';

export type Condition = RawBuilder<SqlBool>;
/** Filters that have a facet: each can be left out of a count. */
export type OwnFilter = 'type' | 'beds' | 'baths' | 'cars' | 'price' | 'inspections' | 'auctions';

/** All conditions of a search over a relation `s` shaped like `listing_search`. */
export interface Conditions {
  /** The area, and the filters without a facet. */
  readonly base: readonly Condition[];
  /** Only those that are set. */
  readonly own: ReadonlyMap<OwnFilter, Condition>;
}

/** Filters → conditions. A condition on a value that is absent or hidden (null) never holds. */
export function conditionsOf(request: SearchRequest, now: Moment): Conditions {
  const base: Condition[] = [];
  const area = areaCondition(request.area);
  if (area) base.push(area);
  if (request.features !== 0n) {
    const bits = request.features.toString();
    base.push(sql<SqlBool>`s.features & ${bits}::bigint = ${bits}::bigint`);
  }
  if (request.land) base.push(within(sql`s.land`, request.land));
  if (request.frontage) base.push(within(sql`s.frontage`, request.frontage));
  if (request.leaveOutUnderOffer) base.push(sql<SqlBool>`not s.under_offer`);

  const own = new Map<OwnFilter, Condition>();
  if (request.types.length > 0) own.set('type', sql<SqlBool>`${typeOfKey} = any(${[...request.types]}::int[])`);
  if (request.beds) own.set('beds', bedsCondition(request, request.beds));
  if (request.baths) own.set('baths', countMatches('baths', request.baths));
  if (request.cars) own.set('cars', countMatches('cars', request.cars));
  if (request.price) own.set('price', sql<SqlBool>`coalesce(${within(sql`s.price`, request.price)}, false)`);
  if (request.inspections) own.set('inspections', inspectionCondition(request.inspections, now));
  if (request.auctions) own.set('auctions', auctionCondition(request.auctions, now));
  return { base, own };
}

/** The set filters but for `leftOut`; `true` when there is none. */
export function ownConditions(conditions: Conditions, leftOut: readonly OwnFilter[] = []): Condition {
  return allOf([...conditions.own].filter(([name]) => !leftOut.includes(name)).map(([, condition]) => condition));
}

export function allOf(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join([...conditions], sql` and `)})`;
}

const studio = propertyTypeByName('studio').number;

function bedsCondition(request: SearchRequest, wish: NonNullable<SearchRequest['beds']>): Condition {
  const matches = countMatches('beds', wish);
  return request.bedsOrStudio ? sql<SqlBool>`(${matches} or ${typeOfKey} = ${studio}::int)` : matches;
}

function within(column: RawBuilder<unknown>, { min, max }: RangeWish): Condition {
  const ends: Condition[] = [];
  if (min !== undefined) ends.push(sql<SqlBool>`${column} >= ${min}::int`);
  if (max !== undefined) ends.push(sql<SqlBool>`${column} <= ${max}::int`);
  return allOf(ends);
}

/** Asked of the inspections themselves: a row's day bits grow old, and two days 63 apart share one. */
function inspectionCondition({ days }: DatesWish, now: Moment): Condition {
  const onDays = days.length === 0 ? sql`` : sql`and i.local_date = any(${days.map(dayText)}::date[])`;
  return sql<SqlBool>`exists (select from inspection i where i.listing_id = s.id and i.ends_at > ${now.iso}::timestamptz ${onDays})`;
}

function auctionCondition({ days }: DatesWish, now: Moment): Condition {
  return days.length === 0 ? comingAuction(now)
    : sql<SqlBool>`(${comingAuction(now)} and s.auction_day = any(${[...days]}::int[]))`;
}

/** Not begun yet. */
export function comingAuction(now: Moment): Condition {
  return sql<SqlBool>`s.next_auction >= ${now.minute}::int`;
}
