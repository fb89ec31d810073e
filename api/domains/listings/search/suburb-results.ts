import { listedDays } from '@verandah/market';
import { sql, type RawBuilder } from 'kysely';
import type { Moment } from '../../../platform/moment.ts';
import type { Relation } from './relation.ts';
import type { SearchRequest, SearchWants } from './search-request.ts';
import { listedFrom } from './traits.ts';

/** A search whose results may be cached. */
interface Cacheable {
  readonly request: SearchRequest;
  readonly wants: SearchWants;
  readonly now: Moment;
}

/** Whether a search is the same for all visitors, and its changes are reported by suburb. */
export function isCacheable({ area, near, keyset, leaveOut }: SearchRequest): boolean {
  return (
    area.kind === 'places' &&
    area.localityIds.length > 0 &&
    area.regionIds.length + area.stateCodes.length + area.postcodes.length === 0 &&
    !near &&
    !keyset &&
    leaveOut.length === 0
  );
}

/** The same for searches that differ in their page or its order only. */
export function resultsName({ request, wants }: Cacheable): string {
  const { sort: _sort, skip: _skip, take: _take, features, ...filters } = request;
  return JSON.stringify([filters, features.toString(), { ...wants, relaxations: false }]);
}

/** Names a page and its order; '' if none is requested. */
export const pageName = ({ request: { sort, skip, take }, wants }: Cacheable): string =>
  wants.results ? `${sort} ${skip} ${take}` : '';

const minutesOfDay = 1440;

/**
 * Of the rows of a search: the minute after an inspection or auction begins, when dates are counted, filtered by or
 * sorted by; the next minute during an inspection; the minute after a home has been listed for a number of days that
 * is counted or filtered by. At the end of a day (UTC) in any case, since dates are counted from
 * a first day. Undefined when time changes nothing.
 */
export function changesAtPart(
  rows: Relation,
  { request, wants, now }: Cacheable,
): RawBuilder<number | null> | undefined {
  const { auctions, inspections, listedWithin, traits, sort } = request;
  const agedBy = wants.traits ? listedDays : listedDays.filter((days) => days === listedWithin);
  const dated =
    wants.auctionDates ||
    wants.inspectionDates ||
    auctions !== undefined ||
    inspections !== undefined ||
    agedBy.length > 0 ||
    traits !== 0 ||
    sort === 'nextAuction' ||
    sort === 'nextInspection';
  if (!dated) return undefined;
  const { minute } = now;
  const endOfDay = (Math.floor(minute / minutesOfDay) + 1) * minutesOfDay;
  const from = sql`${minute}::int`;
  const ages = agedBy.map((days) => {
    const first = listedFrom(days, now);
    return sql`${minute - first + 1}::int + min(s.listed) filter (where s.listed >= ${first}::int),`;
  });
  return sql<number>`(select least(${endOfDay}::int, ${sql.join(ages, sql` `)}
    1 + min(s.next_inspection) filter (where s.next_inspection >= ${from}),
    1 + min(s.next_auction) filter (where s.next_auction >= ${from}), case
      when bool_or(s.next_inspection < ${from}) then 1 + ${from} end) from ${rows.from})`;
}

/** Milliseconds until a minute since 1970 begins; without one, forever. */
export const untilMinute = (minute: number | null | undefined): number =>
  minute == null ? Infinity : minute * 60_000 - Date.now();
