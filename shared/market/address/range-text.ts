import type { RangeFilter } from '../search/listing-search.ts';
import { rangeFilter } from '../search/range-filter.ts';

/** 'under-500', 'over-300', '300-500'; '' for an open range. */
export function writeRange({ min, max }: RangeFilter): string {
  if (min !== undefined && max !== undefined) return `${min}-${max}`;
  if (min !== undefined) return `over-${min}`;
  return max === undefined ? '' : `under-${max}`;
}

/**
 * Reads any of the three forms; two values are the two ends ('over-300' and 'under-500'). null when nothing can be
 * read.
 */
export function readRange(values: readonly string[]): RangeFilter | null {
  let filter: RangeFilter | null = null;
  for (const value of values) {
    const match = /^(?:under-(\d{1,10})|over-(\d{1,10})|(\d{1,10})-(\d{1,10}))$/.exec(value.trim().toLowerCase());
    if (!match) continue;
    const min = match[2] ?? match[3];
    const max = match[1] ?? match[4];
    filter = rangeFilter(min === undefined ? filter?.min : Number(min), max === undefined ? filter?.max : Number(max));
  }
  return filter;
}
