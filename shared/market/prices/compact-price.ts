import type { ListingStatusType } from '../vocabulary/modes.ts';
import { isRental } from './limits.ts';
import { formatMoney } from './money.ts';

/**
 * For map markers: '$1.25M' from a million, '$650k' from a hundred thousand, '$85,000' below; rent ends in 'pw':
 * '$550pw'.
 */
export function compactPrice(price: number, mode: ListingStatusType): string {
  return formatAmount(price) + (isRental(mode) ? 'pw' : '');
}

function formatAmount(price: number): string {
  // 999,500 would round to a thousand k.
  if (price >= 999_500) return `$${Math.round(price / 10_000) / 100}M`;
  if (price >= 100_000) return `$${Math.round(price / 1000)}k`;
  return formatMoney(price, 0);
}
