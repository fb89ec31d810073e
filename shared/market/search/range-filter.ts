import type { RangeFilter } from './listing-search.ts';

/** The largest end of a range: the largest number of GraphQL's Int. */
export const largestEnd = 2_147_483_647;

/** Whole numbers above 0, the smaller one first; anything else is an open end. */
export function rangeFilter(min: number | undefined, max: number | undefined): RangeFilter {
  let [low, high] = [readEnd(min), readEnd(max)];
  if (low !== undefined && high !== undefined && low > high) [low, high] = [high, low];
  return { ...(low !== undefined && { min: low }), ...(high !== undefined && { max: high }) };
}

function readEnd(value: number | undefined): number | undefined {
  if (value === undefined || !(value >= 1 && value <= largestEnd)) return undefined;
  return Math.trunc(value);
}
