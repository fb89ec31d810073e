import { sql, type SqlBool } from 'kysely';
import { dayText, type Moment } from '../../../platform/moment.ts';
import type { Condition } from './condition.ts';
import type { RequestedDates } from './search-request.ts';

/**
 * `inspection_days` has a bit for each coming inspection's day, counted since 1970 modulo 63, as it was when the row
 * was written. Until the next inspection has begun (`next_inspection`) it holds the days from yesterday (UTC) on;
 * after that date, and for rows with days too far ahead (`next_inspection` 0), the inspections themselves are read.
 */
export const dayBits = 63;

/** The first day that the bits can represent: in some time zone "today" is yesterday in UTC. */
export const firstDay = (now: Moment): number => Math.floor(now.minute / 1440) - 1;

/** The row's bits are outdated (its next inspection has begun) or incomplete (an inspection is too far ahead). */
export function inspectionBegun(now: Moment): Condition {
  return sql<SqlBool>`s.next_inspection < ${now.minute}::int`;
}

export function inspectionCondition({ days }: RequestedDates, now: Moment): Condition {
  const onDays = days.length === 0 ? sql`` : sql`and i.local_date = any(${days.map(dayText)}::date[])`;
  const requested = sql<SqlBool>`exists (select from inspection i
    where i.listing_id = s.id and i.ends_at > ${now.iso}::timestamptz ${onDays})`;
  return sql<SqlBool>`case when s.next_inspection >= ${now.minute}::int then ${bitsMatch(days, now)} else
    ${inspectionBegun(now)} and ${requested} end`;
}

function bitsMatch(days: readonly number[], now: Moment): Condition {
  if (days.length === 0) return sql<SqlBool>`true`;
  const first = firstDay(now);
  const bits = days
    .filter((day) => day >= first && day < first + dayBits)
    .reduce((sum, day) => sum | (1n << BigInt(day % dayBits)), 0n);
  return sql<SqlBool>`s.inspection_days & ${bits.toString()}::bigint <> 0`;
}

export function auctionCondition({ days }: RequestedDates, now: Moment): Condition {
  return days.length === 0
    ? comingAuction(now)
    : sql<SqlBool>`(${comingAuction(now)} and s.auction_day = any(${[...days]}::int[]))`;
}

/** Starts in the future. */
function comingAuction(now: Moment): Condition {
  return sql<SqlBool>`s.next_auction >= ${now.minute}::int`;
}

export function auctionBegun(now: Moment): Condition {
  return sql<SqlBool>`s.next_auction < ${now.minute}::int`;
}
