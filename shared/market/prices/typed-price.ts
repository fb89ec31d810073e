import type { ListingStatusType } from '../vocabulary/modes.ts';
import { maximumPrice } from './options.ts';

/** What a visitor probably means: '$450,000', '450k' and '0.45m' are 450000; null when it can't be read. */
export function suggestPrice(typed: string): number | null {
  const match = /^\$?(\d[\d, ]{0,15}(?:\.\d{1,6})?)\s?(k|m)?$/i.exec(typed.trim());
  if (!match) return null;
  const factor = { k: 1000, m: 1_000_000 }[match[2]?.toLowerCase() as 'k' | 'm'] ?? 1;
  const value = Math.round(Number(match[1]?.replace(/[, ]/g, '')) * factor);
  return Number.isSafeInteger(value) ? value : null;
}

/** A typed price is valid when it can be read, is above 0 and at most the mode's last price option. */
export function isValidPrice(typed: string | number, mode: ListingStatusType): boolean {
  const value = suggestPrice(String(typed));
  return value !== null && value > 0 && value <= maximumPrice(mode);
}
