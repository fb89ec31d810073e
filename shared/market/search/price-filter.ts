import { isValidPrice } from '../prices/typed-price.ts';
import type { ListingStatusType } from '../vocabulary/modes.ts';
import type { RangeFilter } from './listing-search.ts';
import { rangeFilter } from './range-filter.ts';

/** A price range in dollars, per week in rental modes. An end that is no valid price of the mode is open. */
export function priceFilter({ min, max }: RangeFilter, mode: ListingStatusType): RangeFilter {
  const valid = (price: number | undefined): number | undefined =>
    price !== undefined && isValidPrice(price, mode) ? price : undefined;
  return rangeFilter(valid(min), valid(max));
}
