import type { CountFilter } from './listing-search.ts';

const all = [1, 2, 3, 4, 5];

export const anyCount: CountFilter = { only: [] };

/** The buckets that a filter holds, 1 to 5, ascending; 5 means five or more. Empty for any number. */
export function countValues(filter: CountFilter): number[] {
  const least = filter.min !== undefined && filter.min >= 1 ? Math.min(Math.trunc(filter.min), 5) : 6;
  const only = filter.only.map((value) => Math.min(Math.trunc(value), 5));
  return all.filter((value) => value >= least || only.includes(value));
}

/**
 * The filter of a set of buckets. A run that ends in 5 is a minimum, because 5 means five or more; 0 is dropped, above
 * 5 is 5.
 */
export function countFilter(values: readonly number[]): CountFilter {
  const held = countValues({ only: values });
  const first = held[0];
  if (first === undefined) return anyCount;
  return held.length === 6 - first ? { only: [], min: first } : { only: held };
}
