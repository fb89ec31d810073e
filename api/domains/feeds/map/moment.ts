import { tzOffset } from '@date-fns/tz';

/** A date of the feed: a day, and a time when one is given. Neither has a time zone: both are the property's own. */
export interface LocalMoment {
  /** yyyy-MM-dd */
  readonly day: string;
  /** HH:mm:ss */
  readonly time: string | null;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const pad = (value: number | string): string => String(value).padStart(2, '0');

/** A day that exists, from 1900 to 2199; otherwise null. */
function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && year >= 1900 && year < 2200 ? `${year}-${pad(month)}-${pad(day)}` : null;
}

/** '21-Jan-2009' or '2009-01-21' as a day; null when it is neither. */
export function readDay(text: string): string | null {
  const iso = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(text);
  if (iso !== null) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const named = /^(\d{1,2})[-\s/]([a-z]{3})[a-z]*[-\s/](\d{4})$/i.exec(text);
  if (named === null) return null;
  return dayOf(Number(named[3]), months.indexOf((named[2] ?? '').toLowerCase()) + 1, Number(named[1]));
}

/** '11:00am', '1pm', '13:00' or '13:00:00' as HH:mm:ss; null when it is none of them. */
export function readTime(text: string): string | null {
  const match = /^(\d{1,2})(?:[:.]?(\d{2}))?(?::(\d{2}))?\s*([ap]\.?m\.?)?$/i.exec(text.trim());
  if (match === null || (match[2] === undefined && match[4] === undefined)) return null;
  let hour = Number(match[1]);
  if (match[4] !== undefined) {
    // '13:30pm' is written often enough, and can only mean one thing.
    if (hour === 0) return null;
    if (hour <= 12) hour = (hour % 12) + (match[4].toLowerCase().startsWith('p') ? 12 : 0);
  }
  const minute = Number(match[2] ?? 0);
  const second = Number(match[3] ?? 0);
  return hour < 24 && minute < 60 && second < 60 ? `${pad(hour)}:${pad(minute)}:${pad(second)}` : null;
}

/** 'none' for an empty text or a zero date ('0000-00-00-00:00:00'), null for one that is no date of the format. */
export function readMoment(text: string): LocalMoment | 'none' | null {
  const trimmed = text.trim();
  if (trimmed === '' || /^0{4}-?0{2}-?0{2}/.test(trimmed)) return 'none';
  const match =
    /^(\d{4}-\d{2}-\d{2}|\d{8})(?:[-T\s]+(\d{2}:?\d{2}(?::?\d{2})?)(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})?)?$/.exec(trimmed);
  const named = match === null ? /^(\d{1,2}-[a-z]{3}-\d{4})(?:[-T\s]+(.+))?$/i.exec(trimmed) : null;
  const [, dayText, timeText] = match ?? named ?? [];
  if (dayText === undefined) return null;
  const day = readDay(dayText);
  if (day === null) return null;
  if (timeText === undefined) return { day, time: null };
  const digits = timeText.replaceAll(':', '');
  const time =
    match === null
      ? readTime(timeText)
      : readTime(`${digits.slice(0, 2)}:${digits.slice(2, 4)}:${digits.slice(4, 6) || '00'}`);
  return time === null ? null : { day, time };
}

/** A local time as an instant. `moved` when the clocks skip that time: then it is as much later as they skip. */
export interface Instant {
  readonly at: Date;
  readonly moved: boolean;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** The instant of a local time in a time zone (IANA name). Of a time that comes twice, the first. */
export function instantOf(dayText: string, time: string, timeZone: string): Instant {
  const wall = Date.parse(`${dayText}T${time}Z`);
  // The offsets on either side of a change; on most days they are the same.
  const offsets = [tzOffset(timeZone, new Date(wall - day)), tzOffset(timeZone, new Date(wall + day))];
  for (const offset of offsets) {
    const at = new Date(wall - offset * minute);
    if (tzOffset(timeZone, at) === offset) return { at, moved: false };
  }
  return { at: new Date(wall - (offsets[0] ?? 0) * minute), moved: true };
}
