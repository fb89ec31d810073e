import { lightFormat } from 'date-fns/lightFormat';
import { localTime } from './local-time.ts';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 'Sat 21 Nov', with time 'Sat 21 Nov, 11:00 am', in the time zone; '' for an invalid time. */
export function formatDay(time: string | number, timeZone: string, options: { readonly time?: boolean } = {}): string {
  const local = localTime(time, timeZone);
  if (!local) return '';
  const day = `${weekdays[local.getDay()]} ${local.getDate()} ${months[local.getMonth()]}`;
  return options.time ? `${day}, ${clock(local)}` : day;
}

/** '21 Nov 2026', in the time zone; '' for an invalid time. */
export function formatDate(time: string | number, timeZone: string): string {
  const local = localTime(time, timeZone);
  return local ? `${local.getDate()} ${months[local.getMonth()]} ${local.getFullYear()}` : '';
}

/** '11:00 am', which is not split when its line breaks. */
export function formatTime(time: string | number, timeZone: string): string {
  const local = localTime(time, timeZone);
  return local ? clock(local) : '';
}

/** The calendar day of a moment in a time zone, yyyy-MM-dd; '' for an invalid time. */
export function localDate(time: string | number, timeZone: string): string {
  const local = localTime(time, timeZone);
  return local ? lightFormat(local, 'yyyy-MM-dd') : '';
}

function clock(local: Date): string {
  return lightFormat(local, 'h:mm\u00A0a').toLowerCase();
}
