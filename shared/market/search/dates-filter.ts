import { isCalendarDay } from '../dates/day.ts';
import { anyTime } from '../dates/picker.ts';
import type { DatesFilter } from './listing-search.ts';

export const noDates: DatesFilter = { dates: [], forthcoming: false };

/** More days than any picker offers; the rest of a longer list is left out. */
const most = 31;

/**
 * Reads the entries of a dates field: days as yyyy-MM-dd, and a blank entry (or 'any') for any coming day, which
 * includes the days. null when there is neither a day nor a blank entry: then the field is unset.
 */
export function datesFromEntries(entries: readonly string[]): DatesFilter | null {
  if (entries.some((entry) => entry === '' || entry.toLowerCase() === anyTime)) return { dates: [], forthcoming: true };
  const dates = [...new Set(entries.filter(isCalendarDay))].sort().slice(0, most);
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
