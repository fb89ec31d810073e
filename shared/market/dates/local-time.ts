import { tzOffset } from '@date-fns/tz/tzOffset';

const plainDay = /^(\d{4})-(\d\d)-(\d\d)$/;
const dayMs = 86_400_000;
const minuteMs = 60_000;
/** Days whose offset is held, for each zone. */
const mostDays = 5000;

/** A moment as the clocks of a time zone show it. */
export interface LocalTime {
  readonly year: number;
  /** 1 to 12 */
  readonly month: number;
  readonly day: number;
  /** 0 is Sunday. */
  readonly weekday: number;
  readonly hour: number;
  readonly minute: number;
  /** Days since 1970, to count calendar days by. */
  readonly dayNumber: number;
}

/** Offsets of a time zone in milliseconds, by day since 1970 in UTC; null on a day when clocks change. */
type Offsets = Map<number, number | null>;
const known = new Map<string, Offsets>();

const lookUp = (timeZone: string, time: number): number => tzOffset(timeZone, new Date(time)) * minuteMs;

/**
 * Milliseconds to add to UTC; NaN for an unknown zone. A look-up takes ten microseconds, and a page of cards needs a
 * hundred; but clocks change on two days of a year, and on all others one look-up holds for the day.
 */
function offsetAt(timeZone: string, time: number): number {
  const offsets = known.get(timeZone) ?? new Map<number, number | null>();
  const day = Math.floor(time / dayMs);
  let offset = offsets.get(day);
  if (offset === undefined) {
    const start = lookUp(timeZone, day * dayMs);
    offset = start === lookUp(timeZone, (day + 1) * dayMs - 1) ? start : null;
    if (Number.isNaN(start)) return start;
    if (offsets.size >= mostDays) offsets.clear();
    known.set(timeZone, offsets.set(day, offset));
  }
  return offset ?? lookUp(timeZone, time);
}

/**
 * A moment in a time zone (IANA name). A plain 'yyyy-MM-dd' is that day in the zone, whichever it is. null for an
 * invalid time or an unknown zone.
 */
export function localTime(time: string | number, timeZone: string): LocalTime | null {
  const day = typeof time === 'string' ? plainDay.exec(time) : null;
  const moment = day ? Date.UTC(Number(day[1]), Number(day[2]) - 1, Number(day[3])) : momentOf(time);
  if (!(Math.abs(moment) <= lastMoment)) return null;
  const offset = offsetAt(timeZone, moment);
  return Number.isNaN(offset) ? null : clockOf(day ? moment : moment + offset);
}

const momentOf = (time: string | number): number => (typeof time === 'number' ? time : Date.parse(time));

/** The last moment of a Date, less two days, in which offsets are looked up. */
const lastMoment = 8.64e15 - 2 * dayMs;

/** @param local milliseconds since 1970 by the local clock */
function clockOf(local: number): LocalTime {
  const date = new Date(local);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    dayNumber: Math.floor(local / dayMs),
  };
}
