import { anyCount, countFilter, countValues } from '../search/count-filter.ts';
import type { CountFilter } from '../search/listing-search.ts';

/** '2,3' for exact numbers, '3+' for a minimum; '' for any number. */
export function writeCount({ only, min }: CountFilter): string {
  return min === undefined ? only.join(',') : `${min}+`;
}

/**
 * Reads comma-separated lists and repeated values; a plus sign may have been decoded as a space. null when nothing can
 * be read.
 */
export function readCount(values: readonly string[]): CountFilter | null {
  const held: number[] = [];
  for (const word of values.join(',').split(',', 100)) {
    const match = /^\s*(\d{1,3})([+ ]?)$/.exec(word);
    if (!match) continue;
    const value = Number(match[1]);
    held.push(...(match[2] && value > 0 ? countValues({ ...anyCount, min: value }) : [value]));
  }
  const filter = countFilter(held);
  return countValues(filter).length ? filter : null;
}
