import type { OwnListingCard } from './own-listing.ts';
import { formatDate, formatTime, localDate, localTime, momentInZone, plural, siteTimeZone } from '@verandah/market';

/** For example '3 enquiries' or 'no enquiries'. */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  count === 0 ? `no ${many}` : plural(count, one, many);

/** For example '21 Nov 2026, 11:00 am'. */
export function momentText(time: string, timeZone = siteTimeZone): string {
  const day = formatDate(time, timeZone);
  return day && `${day}, ${formatTime(time, timeZone)}`;
}

/** A timestamp as the value of a date and time field, in a time zone: '2026-11-28T11:00'; '' for null. */
export function fieldTime(time: string | null, timeZone: string): string {
  const local = time === null ? null : localTime(time, timeZone);
  if (!local) return '';
  const [hour, minute] = [local.hour, local.minute].map((part) => String(part).padStart(2, '0'));
  return `${localDate(time ?? '', timeZone)}T${hour}:${minute}`;
}

const fieldForm = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)(?::\d\d)?$/;

/** The value of such a field as a timestamp in UTC; null if it is invalid. */
export function timeOfField(text: string, timeZone: string): string | null {
  const [, day = '', hours = '', minutes = ''] = fieldForm.exec(text.trim()) ?? [];
  if (day === '' || localDate(day, timeZone) !== day || Number(hours) > 23 || Number(minutes) > 59) return null;
  const moment = momentInZone(day, Number(hours), Number(minutes), timeZone);
  return moment === null ? null : new Date(moment).toISOString();
}

export const stateWords = {
  onOffer: 'On offer',
  underOffer: 'Under offer',
  completed: 'Sold or leased',
  draft: 'Draft',
  removed: 'Withdrawn',
} as const;
export type OwnState = keyof typeof stateWords;

/** The state of one listing, in the words of its kind: 'For rent', 'Leased'. Lists of both have `stateWords`. */
export function stateText({ state, listingType }: Pick<OwnListingCard, 'state' | 'listingType'>): string {
  const rental = listingType === 'rental';
  if (state === 'onOffer') return rental ? 'For rent' : 'For sale';
  if (state === 'completed') return rental ? 'Leased' : 'Sold';
  return stateWords[state];
}
