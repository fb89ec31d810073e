import { traitBits, type ListedDays } from '@verandah/market';
import { sql, type SqlBool } from 'kysely';
import type { Moment } from '../../../platform/moment.ts';
import { reducedFor } from '../price-history/reduced.ts';
import { allOf, type Condition } from './condition.ts';

const minutesOfDay = 1440;
/** The bit of the one trait that time ends: it is a column of its own. */
const reducedBit = traitBits(['reduced']);

/** The first day, since 1970, on which a reduction of a price still counts. */
export const firstReducedDay = ({ minute }: Moment): number => Math.floor(minute / minutesOfDay) - reducedFor;

/** The minute since 1970 from which homes were listed within a number of days. */
export const listedFrom = (days: ListedDays, { minute }: Moment): number => minute - days * minutesOfDay;

export const listedCondition = (days: ListedDays, now: Moment): Condition =>
  sql<SqlBool>`s.listed >= ${listedFrom(days, now)}::int`;

/** Whether a listing has all of some traits. */
export function traitsCondition(bits: number, now: Moment): Condition {
  const stored = bits & ~reducedBit;
  return allOf([
    stored === 0 ? undefined : sql<SqlBool>`s.traits & ${stored}::int = ${stored}::int`,
    bits & reducedBit ? sql<SqlBool>`coalesce(s.reduced_day >= ${firstReducedDay(now)}::int, false)` : undefined,
  ]);
}
