import { localTime, type LocalTime } from './local-time.ts';

/** Time zone of what happens at no place: a post, a session, a member's alert. */
export const siteTimeZone = 'Australia/Sydney';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 'Sat 21 Nov', with time 'Sat 21 Nov, 11:00 am', in the time zone; '' for an invalid time. */
export function formatDay(time: string | number, timeZone: string, options: { readonly time?: boolean } = {}): string {
  const local = localTime(time, timeZone);
  if (!local) return '';
  const day = `${weekdays[local.weekday]} ${local.day} ${months[local.month - 1]}`;
  return options.time ? `${day}, ${clockText(local)}` : day;
}

/** '21 Nov 2026', in the time zone; '' for an invalid time. */
export function formatDate(time: string | number, timeZone: string): string {
  const local = localTime(time, timeZone);
  return local ? `${local.day} ${months[local.month - 1]} ${local.year}` : '';
}

/** '11:00 am', which is not split when its line breaks. */
export function formatTime(time: string | number, timeZone: string): string {
  const local = localTime(time, timeZone);
  return local ? clockText(local) : '';
}

/** The calendar day of a moment in a time zone, yyyy-MM-dd; '' for an invalid time. */
export function localDate(time: string | number, timeZone: string): string {
  const local = localTime(time, timeZone);
  return local ? `${String(local.year).padStart(4, '0')}-${twoDigits(local.month)}-${twoDigits(local.day)}` : '';
}

/** Whether a text is a day of the calendar, yyyy-MM-dd: not 2026-02-30. */
export function isCalendarDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

/** At least two digits. */
const twoDigits = (number: number): string => String(number).padStart(2, '0');

const clockText = ({ hour, minute }: LocalTime): string =>
  `${hour % 12 || 12}:${twoDigits(minute)}\u00A0${hour < 12 ? 'am' : 'pm'}`;
