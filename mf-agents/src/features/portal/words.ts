import { formatDay, formatTime, groupDigits, localDate, localTime } from '@verandah/market';

/** Times of things that have no place of their own. */
export const ownZone = 'Australia/Sydney';

/** '3 enquiries', 'no enquiries' */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count === 0 ? 'no' : groupDigits(count)} ${count === 1 ? one : many}`;

/** 'Sat 21 Nov 2026, 11:00am' */
export function momentText(time: string, timeZone = ownZone): string {
  const year = localTime(time, timeZone)?.getFullYear();
  return year === undefined ? '' : `${formatDay(time, timeZone)} ${year}, ${formatTime(time, timeZone)}`;
}

/** 'Sat 21 Nov 2026' of a moment or a plain day */
export function dayText(time: string, timeZone = ownZone): string {
  const year = localTime(time, timeZone)?.getFullYear();
  return year === undefined ? '' : `${formatDay(time, timeZone)} ${year}`;
}

/** A moment as a browser's date and time field has it, on the clock of a place: '2026-11-28T11:00'; '' for none. */
export function fieldTime(time: string | null, timeZone: string): string {
  const local = time === null ? null : localTime(time, timeZone);
  if (!local) return '';
  return `${localDate(time ?? '', timeZone)}T${String(local.getHours()).padStart(2, '0')}:${String(local.getMinutes()).padStart(2, '0')}`;
}

const fieldForm = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)(?::\d\d)?$/;

/** What such a field says, as a moment in UTC; null when it can't be read. */
export function timeOfField(text: string, timeZone: string): string | null {
  const [, day = '', hours = '', minutes = ''] = fieldForm.exec(text.trim()) ?? [];
  const local = day === '' ? null : localTime(day, timeZone);
  if (!local || localDate(day, timeZone) !== day || Number(hours) > 23 || Number(minutes) > 59) return null;
  local.setHours(Number(hours), Number(minutes), 0, 0);
  return new Date(local.getTime()).toISOString();
}

export const stateWords = {
  onOffer: 'On offer',
  underOffer: 'Under offer',
  completed: 'Sold or leased',
  draft: 'Draft',
  removed: 'Withdrawn',
} as const;
export type OwnState = keyof typeof stateWords;
