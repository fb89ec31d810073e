import { tzOffset } from '@date-fns/tz';

const minute = 60_000;
const hours24 = 24 * 60 * minute;

/** A date of the feed: a day, and optionally a time. Both are local to the property, unless it is an instant. */
export interface LocalMoment {
  /** yyyy-MM-dd */
  readonly day: string;
  /** HH:mm:ss */
  readonly time: string | null;
  /** The instant in UTC (2026-11-20T22:30:00Z), where the text has an offset or Z: it counts, not day and time. */
  readonly instant?: string;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const padNumber = (value: number | string): string => String(value).padStart(2, '0');

/** A day that exists, from 1900 to 2199; otherwise null. */
function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && year >= 1900 && year < 2200 ? `${year}-${padNumber(month)}-${padNumber(day)}` : null;
}

/**
 * A day as feeds write it: 2009-01-21 · 20090121 · 21-Jan-2009 · 21 January 2009 · 21/01/2009 · Saturday 21-Jan-2009
 */
export const dayPattern = String.raw`(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}[,.]?\s+)?(?:\d{4}[-/]\d{1,2}[-/]\d{1,2}|\d{8}|\d{1,2}(?:st|nd|rd|th)?[-\s/](?:\d{1,2}|[a-z]{3,9})[-\s/,]{1,2}\d{4})`;
const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}[,.]?\s+/i;

/** A day in one of the forms of `dayPattern`; null when it is none, or does not exist. Numbers are day, month, year. */
export function readDay(text: string): string | null {
  const plain = text.trim().replace(weekday, '');
  const iso = /^(\d{4})([-/]?)(\d{1,2})\2(\d{1,2})$/.exec(plain);
  if (iso !== null)
    return iso[2] === '' && plain.length !== 8 ? null : dayOf(Number(iso[1]), Number(iso[3]), Number(iso[4]));
  const [, day, month = '', year] =
    /^(\d{1,2})(?:st|nd|rd|th)?[-\s/](\d{1,2}|[a-z]{3,9})[-\s/,]{1,2}(\d{4})$/i.exec(plain) ?? [];
  const number = /^\d/.test(month) ? Number(month) : months.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  return year === undefined ? null : dayOf(Number(year), number, Number(day));
}

/** '11:00am', '1pm', '13:00', '9:30' or '01:18:52PM' as HH:mm:ss; null for any other text. */
export function readTime(text: string): string | null {
  const match = /^(\d{1,2})(?:[:.]?(\d{2}))?(?:[:.]?(\d{2})(?:[.,]\d+)?)?\s*([ap]\.?m\.?)?$/i.exec(text.trim());
  if (match === null || (match[2] === undefined && match[4] === undefined)) return null;
  let hour = Number(match[1]);
  if (match[4] !== undefined) {
    // '13:30pm' is common, and unambiguous.
    if (hour === 0) return null;
    if (hour <= 12) hour = (hour % 12) + (match[4].toLowerCase().startsWith('p') ? 12 : 0);
  }
  const minute = Number(match[2] ?? 0);
  const second = Number(match[3] ?? 0);
  return hour < 24 && minute < 60 && second < 60
    ? `${padNumber(hour)}:${padNumber(minute)}:${padNumber(second)}`
    : null;
}

const offsetPattern = String.raw`Z|UTC|GMT|[+-]\d{1,2}(?::?\d{2})?`;

/** Minutes of 'Z', '+11:00', '+1100' or '+11'; null when it is none. */
function readOffset(text: string): number | null {
  if (/^(?:Z|UTC|GMT)$/i.test(text)) return 0;
  const [, sign, hours, minutes = '0'] = /^([+-])(\d{1,2}?):?(\d{2})?$/.exec(text) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  return hours === undefined || total > 14 * 60 || Number(minutes) > 59 ? null : sign === '-' ? -total : total;
}

const moments = new RegExp(
  String.raw`^(${dayPattern})(?:[-T,\s]+(\d[\d:.,]*\s*(?:[ap]\.?m\.?)?)\s*(${offsetPattern})?)?$`,
  'i',
);

/** 'none' for an empty text or a zero date ('0000-00-00-00:00:00'), null if it is not a date of the format. */
export function readMoment(text: string): LocalMoment | 'none' | null {
  const trimmed = text.trim();
  if (trimmed === '' || /^0{4}-?0{2}-?0{2}/.test(trimmed)) return 'none';
  if (trimmed.length > 60) return null;
  const [, dayText, timeText, offsetText] = moments.exec(trimmed) ?? [];
  if (dayText === undefined) return null;
  const day = readDay(dayText);
  if (day === null) return null;
  if (timeText === undefined) return { day, time: null };
  const time = readTime(timeText);
  if (time === null) return null;
  if (offsetText === undefined) return { day, time };
  const offset = readOffset(offsetText);
  if (offset === null) return null;
  const at = new Date(Date.parse(`${day}T${time}Z`) - offset * minute);
  return { day, time, instant: `${at.toISOString().slice(0, 19)}Z` };
}

/** A moment as the property's own day and time. @param timeZone IANA name */
export function localMoment(
  moment: LocalMoment,
  timeZone: string,
): { readonly day: string; readonly time: string | null } {
  if (moment.instant === undefined) return { day: moment.day, time: moment.time };
  const at = new Date(moment.instant);
  const local = new Date(at.getTime() + tzOffset(timeZone, at) * minute).toISOString();
  return { day: local.slice(0, 10), time: local.slice(11, 19) };
}

/** A local time as an instant. `moved` when the clocks skip that time: then it is as much later as they skip. */
export interface Instant {
  readonly at: Date;
  readonly moved: boolean;
}

/** The instant of a local time in a time zone (IANA name). Of a time that comes twice, the first. */
export function instantOf(dayText: string, time: string, timeZone: string): Instant {
  const wall = Date.parse(`${dayText}T${time}Z`);
  // The offsets on either side of a change; on most days they are the same.
  const offsets = [tzOffset(timeZone, new Date(wall - hours24)), tzOffset(timeZone, new Date(wall + hours24))];
  for (const offset of offsets) {
    const at = new Date(wall - offset * minute);
    if (tzOffset(timeZone, at) === offset) return { at, moved: false };
  }
  return { at: new Date(wall - (offsets[0] ?? 0) * minute), moved: true };
}

/** The instant of a moment with a time; null without one. */
export function instantOfMoment(moment: LocalMoment, timeZone: string): Instant | null {
  if (moment.instant !== undefined) return { at: new Date(moment.instant), moved: false };
  return moment.time === null ? null : instantOf(moment.day, moment.time, timeZone);
}
