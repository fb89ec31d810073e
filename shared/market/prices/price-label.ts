import type { RangeFilter } from '../search/listing-search.ts';
import type { ListingStatusType } from '../vocabulary/modes.ts';
import { isRental } from './limits.ts';
import { formatMoney } from './money.ts';

/** '$50k', '$1m', '$2.25m'; amounts that cannot be shortened without loss are written out: '$512,345'. */
export function priceLabel(value: number): string {
  if (value >= 1_000_000 && value % 10_000 === 0) return `$${value / 1_000_000}m`;
  if (value >= 10_000 && value < 1_000_000 && value % 1000 === 0) return `$${value / 1000}k`;
  return formatMoney(value, 0);
}

/** 'Under $500k' (only without a minimum), 'Over $500k', '$500k–$1m'; '' for an open range. */
export function priceRangeLabel(range: RangeFilter, mode: ListingStatusType): string {
  const label = (value: number): string => (isRental(mode) ? formatMoney(value, 0) : priceLabel(value));
  if (range.min && range.max) return `${label(range.min)}–${label(range.max)}`;
  if (range.min) return `Over ${label(range.min)}`;
  return range.max ? `Under ${label(range.max)}` : '';
}
