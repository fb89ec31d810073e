import type { ListingStatusType } from '@verandah/market';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { RequestedRange } from './search-request.ts';

/**
 * `price_band` of a search row: 0 for a hidden price, 2n + 1 for exactly n steps, 2n + 2 for prices between n and n
 * + 1 steps, 2002 for everything from the thousandth step on. Every price on offer is a whole number of steps, so that
 * bands decide both ends of a range that was picked.
 */
const lastBand = 2002;

/** Dollars, or dollars per week. */
export const priceStep = (mode: ListingStatusType): number => (mode === 'buy' || mode === 'sold' ? 50_000 : 50);

/** The lowest price in a band. */
export function lowestPrice(band: number, mode: ListingStatusType): number {
  return Math.floor((band - 1) / 2) * priceStep(mode) + (band % 2 === 0 && band !== lastBand ? 1 : 0);
}

/** Whether a band contains a single price. */
export const isOnePrice = (band: number): boolean => band % 2 === 1;

/** A price range as a condition on a band; undefined when an end is within a band. */
export function bandCondition(
  band: RawBuilder<unknown>,
  { min, max }: RequestedRange,
  mode: ListingStatusType,
): RawBuilder<SqlBool> | undefined {
  const step = priceStep(mode);
  const onStep = (price: number): boolean => price % step === 0 && price / step < 1000;
  if ((min !== undefined && !onStep(min)) || (max !== undefined && !onStep(max))) return undefined;
  const low = Math.max(1, ((min ?? 0) / step) * 2 + 1);
  const high = max === undefined ? lastBand : (max / step) * 2 + 1;
  return sql<SqlBool>`${band} between ${low}::int and ${high}::int`;
}
