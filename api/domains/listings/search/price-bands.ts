import { priceOptions, type ListingStatusType } from '@verandah/market';

/** Lower ends of a mode's price bands: the prices on offer, in dollars (per week for rentals), ascending from 0. */
export function priceBandStarts(mode: ListingStatusType): readonly number[] {
  return [...new Set(priceOptions(mode).flatMap(({ value }) => (value === null ? [] : [value])))].toSorted(
    (a, b) => a - b,
  );
}
