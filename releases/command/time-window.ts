import { UsageError } from './usage.ts';

const day = 86_400_000;
const form = '14:05..14:20, 2026-11-21T14:05..14:20 or 14:05.. (until now)';

/** A time of day, with its date or without. */
const timeForm = /^(?:(\d{4}-\d{2}-\d{2})[T ])?(\d{1,2}:\d{2}(?::\d{2})?)$/;

/**
 * Parses a window of time such as `14:05..14:20`, with dates or without: without one it is the last such time that has
 * begun. An open end is now.
 * @param utc the times are UTC, not of the local time zone
 * @returns ISO 8601 @throws {UsageError}
 */
export function timeWindow(text: string, now: number, utc: boolean): { readonly from: string; readonly until: string } {
  const [begin = '', end, ...more] = text.split('..');
  const [first, last] = [timeForm.exec(begin), end ? timeForm.exec(end) : null];
  if (!first || end === undefined || (end !== '' && !last) || more.length > 0)
    throw new UsageError(`${text} is not a time such as ${form}.`);
  const zone = utc ? 'Z' : '';
  const at = (date: string, time = ''): number => {
    const moment = Date.parse(`${date}T${time.padStart(time.length + (time.indexOf(':') === 1 ? 1 : 0), '0')}${zone}`);
    if (Number.isNaN(moment)) throw new UsageError(`${text} is not a time such as ${form}.`);
    return moment;
  };
  const today = dateOf(now, utc);
  let from = at(first[1] ?? today, first[2]);
  if (first[1] === undefined && from > now) from = at(dateOf(now - day, utc), first[2]);
  if (!last) return iso(from, now);
  let until = at(last[1] ?? dateOf(from, utc), last[2]);
  // From before midnight to after it.
  if (last[1] === undefined && until <= from) until = at(dateOf(from + day, utc), last[2]);
  return iso(from, until);
}

const iso = (from: number, until: number): { readonly from: string; readonly until: string } => ({
  from: new Date(from).toISOString(),
  until: new Date(until).toISOString(),
});

function dateOf(time: number, utc: boolean): string {
  const date = new Date(time);
  const [year, month, dayOfMonth] = utc
    ? [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()]
    : [date.getFullYear(), date.getMonth(), date.getDate()];
  return `${year}-${String(month + 1).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`;
}
