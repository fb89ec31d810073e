import { plural } from '@verandah/market';
import { sampleText } from './median-text.ts';
import type { SuburbMedians } from './prices-data.ts';

/** How each of the shown medians was made: its sample and period. */
export function medianFacts(
  { sold, change, rent }: Pick<SuburbMedians, 'sold' | 'change' | 'rent'>,
  rental: boolean,
): readonly (readonly [term: string, text: string])[] {
  const ofRents = ['Median rent', `The middle of the asking rents of ${sampleText(rent, true)} today.`] as const;
  if (rental) return [ofRents];
  return [
    ['Median price', `The middle of ${plural(sold.sampleSize, 'sale')} in the past 12 months.`],
    ...(change === null ? [] : [['Change', 'This median compared with that of the 12 months before.'] as const]),
    ...(rent.median === null ? [] : [ofRents]),
  ];
}

/** Where medians come from, and when none is shown. */
export const medianSource = 'Listings on Verandah, and sales with a disclosed price. A median needs at least five.';
