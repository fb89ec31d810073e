import { priceOptions, type ListingStatusType } from '@verandah/market';

const known = new Map<ListingStatusType, readonly number[]>();

/** Lower ends of a mode's price bands: the prices on offer, in dollars (per week for rentals), ascending from 0. */
export function priceBandStarts(mode: ListingStatusType): readonly number[] {
  // Every search reads them several times.
  const starts = known.get(mode) ?? startsOf(mode);
  known.set(mode, starts);
  return starts;
}

const startsOf = (mode: ListingStatusType): readonly number[] =>
  [...new Set(priceOptions(mode).flatMap(({ value }) => (value === null ? [] : [value])))].toSorted((a, b) => a - b);
