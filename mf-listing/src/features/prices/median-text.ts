import { compactPrice, formatMoney, plural } from '@verandah/market';
import type { Median, SuburbMedians } from './prices-data.ts';

const names = { house: 'houses', unit: 'units', land: 'land' } as const;

export const kindName = ({ kind }: Pick<SuburbMedians, 'kind'>): string => names[kind];

/** For example '31 sales' or '1 home on offer'. */
export const sampleText = ({ sampleSize }: Median, rental: boolean): string =>
  rental ? `${plural(sampleSize, 'home')} on offer` : plural(sampleSize, 'sale');

/**
 * The line beside the listing's price: 'Median of units in Richmond: $640,000 (31 sales in 12 months)'. Null without a
 * median.
 */
export function medianLine(medians: SuburbMedians | null, rental: boolean, suburb: string): string | null {
  if (!medians) return null;
  const of = rental ? medians.rent : medians.sold;
  if (of.median === null) return null;
  const price = rental ? `${formatMoney(of.median, 0)} per week` : formatMoney(of.median, 0);
  const sample = rental ? sampleText(of, rental) : `${sampleText(of, rental)} in 12 months`;
  return `Median ${rental ? 'rent ' : ''}of ${names[medians.kind]} in ${suburb}: ${price} (${sample})`;
}

export const compactDollars = (amount: number): string => compactPrice(amount, 'buy');
