import { isCalendarDay } from '../dates/day.ts';
import { anyTime } from '../dates/picker.ts';
import type { ListingStatusType } from '../vocabulary/modes.ts';
import type { DatesFilter } from './listing-search.ts';

export const noDates: DatesFilter = { dates: [], forthcoming: false };

/** The modes whose homes can be searched by days of auctions, and of inspections. */
export const modesWithDates: Readonly<Record<'auctions' | 'inspections', readonly ListingStatusType[]>> = {
  auctions: ['buy'],
  inspections: ['buy', 'rent'],
};

/** More days than any picker offers; the rest of a longer list is left out. */
export const mostDays = 31;

/** Whether homes can be searched by a day, yyyy-MM-dd: one of the calendar, since 1970. */
export const isSearchedDay = (day: string): boolean => isCalendarDay(day) && day >= '1970-01-01';

/**
 * Reads the entries of a dates field: days as yyyy-MM-dd, and a blank entry (or 'any') for any coming day, which
 * includes the days. null when there is neither a day nor a blank entry: then the field is unset.
 */
export function datesFromEntries(entries: readonly string[]): DatesFilter | null {
  if (entries.some((entry) => entry === '' || entry.toLowerCase() === anyTime)) return { dates: [], forthcoming: true };
  const dates = [...new Set(entries.filter(isSearchedDay))].sort().slice(0, mostDays);
  return dates.length ? { dates, forthcoming: false } : null;
}

/**
 * The entries that `datesFromEntries` reads back: one blank entry when the days are empty or absent and any day will
 * do.
 */
export function datesEntries(filter: {
  readonly dates?: readonly string[] | null;
  readonly forthcoming?: boolean | null;
}): string[] {
  return filter.forthcoming ? [''] : [...(filter.dates ?? [])];
}
