import { UsageError } from './usage.ts';

const pad = (value: number): string => String(value).padStart(2, '0');

/** '+11:00' */
function offsetText(minutesWest: number): string {
  const minutes = Math.abs(minutesWest);
  return `${minutesWest > 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** Times as a command prints them: in the local time zone with its offset, or in UTC. To the second. */
export const timeFormat =
  (isUtc: boolean) =>
  (iso: string): string => {
    const time = new Date(iso);
    if (Number.isNaN(time.getTime())) return iso;
    if (isUtc) return `${time.toISOString().slice(0, 19)}Z`;
    const west = time.getTimezoneOffset();
    return new Date(time.getTime() - west * 60_000).toISOString().slice(0, 19) + offsetText(west);
  };
export type TimeFormat = ReturnType<typeof timeFormat>;

const forms = '14:05 (today), 2026-11-21, 2026-11-21T14:05 or 2026-11-21T14:05+11:00';
const clockForm = String.raw`(\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:\d{2})?`;
const dateTime = new RegExp(String.raw`^(\d{4}-\d{2}-\d{2})(?:[T ]${clockForm})?$`);
const timeOfDay = new RegExp(`^${clockForm}$`);

/** A time as typed. */
interface TypedTime {
  readonly text: string;
  /** '2026-11-21'; undefined for a time of the day. */
  readonly date: string | undefined;
  readonly clock: string;
  /** '+11:00', 'Z'; '' for the machine's time zone. */
  readonly zone: string;
}

/** @throws {UsageError} */
function readTime(text: string, zone: string): TypedTime {
  const dated = dateTime.exec(text);
  const [, clock, ownZone] = timeOfDay.exec(text) ?? [];
  if (dated) return { text, date: dated[1], clock: dated[2] ?? '0:00', zone: dated[3] ?? zone };
  if (clock === undefined) throw notTime(text);
  return { text, date: undefined, clock, zone: ownZone ?? zone };
}

const notTime = (text: string): UsageError => new UsageError(`${text || 'Nothing'} is not a time such as ${forms}.`);

/** Milliseconds since 1970. @param day of a time without a date @throws {UsageError} for a day or time that does not exist */
function millisecondsOf({ text, date, clock, zone }: TypedTime, day: string): number {
  const [chosen, hour = ''] = [date ?? day, clock.split(':')[0]];
  const moment = Date.parse(`${chosen}T${hour.length < 2 ? '0' : ''}${clock}${zone}`);
  // 31 February would be a day in March.
  const midnight = new Date(`${chosen}T00:00Z`);
  if (Number.isNaN(moment) || Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(chosen))
    throw notTime(text);
  return moment;
}

/** The date at a time in a zone: '2026-11-21'. */
function dateAt(time: number, zone: string): string {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):(\d{2})$/.exec(zone) ?? [];
  const east = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (sign === '-' ? -1 : 1);
  const offset = zone === '' ? -new Date(time).getTimezoneOffset() : east;
  return new Date(time + offset * 60_000).toISOString().slice(0, 10);
}

const usualZone = (isUtc: boolean): string => (isUtc ? 'Z' : '');

/**
 * Parses a typed time to ISO 8601. Without an offset it is in the time zone that the command prints; without a date it
 * is of today, without a time of the day it is the date's beginning.
 * @throws {UsageError}
 */
export function momentOf(text: string, isUtc = false, now = Date.now()): string {
  const typed = readTime(text, usualZone(isUtc));
  return new Date(millisecondsOf(typed, dateAt(now, typed.zone))).toISOString();
}

/**
 * Parses a window of time such as `14:05..14:20`. A beginning without a date is the last such time that has begun; an
 * end without one is the next after the beginning, in its time zone. An open end is now.
 * @returns ISO 8601 @throws {UsageError}
 */
export function timeWindow(text: string, now: number, utc: boolean): { readonly from: string; readonly until: string } {
  const [begin = '', end, ...more] = text.split('..');
  if (end === undefined || more.length > 0)
    throw new UsageError(`${text || 'Nothing'} is not a window of time such as 14:05..14:20 or 14:05.. (until now).`);
  const first = readTime(begin, usualZone(utc));
  const dayFrom = (time: number, days: number): string => dateAt(time + days * 86_400_000, first.zone);
  let from = millisecondsOf(first, dayFrom(now, 0));
  if (first.date === undefined && from > now) from = millisecondsOf(first, dayFrom(now, -1));
  if (end === '') return { from: new Date(from).toISOString(), until: new Date(now).toISOString() };
  const last = readTime(end, first.zone);
  let until = millisecondsOf(last, dayFrom(from, 0));
  // From before midnight to after it.
  if (last.date === undefined && until <= from) until = millisecondsOf(last, dayFrom(from, 1));
  return { from: new Date(from).toISOString(), until: new Date(until).toISOString() };
}
