import { statusType, type ListingStatusType } from '../vocabulary/modes.ts';

/** Whether the mode's prices are dollars per week. */
export function isRental(mode: ListingStatusType): boolean {
  return statusType(mode).listingClass === 'rental';
}

/** The highest maximum price that may be in an address's path. */
export function pathPriceLimit(mode: ListingStatusType): number {
  return isRental(mode) ? 1000 : 2_000_000;
}
