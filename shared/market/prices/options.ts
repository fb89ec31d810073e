import type { ListingStatusType } from '../vocabulary/modes.ts';
import { isRental } from './limits.ts';
import { priceLabel } from './price-label.ts';

/** `value` is null for no limit. */
export interface PriceOption {
  readonly value: number | null;
  readonly label: string;
}

/** Up to `end`, by `step`. */
const steps: readonly (readonly [end: number, step: number])[] = [
  [1_000_000, 50_000],
  [2_000_000, 100_000],
  [3_000_000, 250_000],
  [5_000_000, 500_000],
  [11_000_000, 1_000_000],
];

/** The prices on offer in a mode, from 0 to the highest. */
export function priceSteps(mode: ListingStatusType): number[] {
  const values = [0];
  for (const [end, step] of isRental(mode) ? [[2050, 50] as const] : steps) {
    for (let value = (values.at(-1) ?? 0) + step; value <= end; value += step) values.push(value);
  }
  return values;
}

/** All options: rent has $Min and $Max at its ends. */
export function priceOptions(mode: ListingStatusType): PriceOption[] {
  const options = priceSteps(mode).map((value) => ({ value, label: priceLabel(value) }));
  return isRental(mode) ? [{ value: null, label: '$Min' }, ...options, { value: null, label: '$Max' }] : options;
}

/** Options of a lowest price; the first means none. */
export function minimumPriceOptions(mode: ListingStatusType): PriceOption[] {
  return [
    { value: null, label: '$Min' },
    ...priceSteps(mode)
      .slice(1)
      .map((value) => ({ value, label: priceLabel(value) })),
  ];
}

/** Options of a highest price; the last means none. */
export function maximumPriceOptions(mode: ListingStatusType): PriceOption[] {
  return [...minimumPriceOptions(mode).slice(1), { value: null, label: '$Max' }];
}

/** The highest option: the maximum of a typed price. */
export function maximumPrice(mode: ListingStatusType): number {
  return priceSteps(mode).at(-1) ?? 0;
}
