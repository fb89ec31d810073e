import { compactPrice, groupDigits, plural } from '@verandah/market';
import type { CardPerformance } from './card-agent.ts';
import type { Figure } from './figures.tsx';

/**
 * Figures of an agent or office in the last twelve months, and the number of current listings. Leases replace sales for
 * those with more leases. Figures of nothing are left out, as is a median of fewer than three prices; one that is shown
 * has its sample size. Empty without sales, leases and listings.
 */
export function agentFigures({
  forSale,
  forRent,
  soldInPeriod,
  leasedInPeriod,
  medianSoldPrice,
  medianSoldPriceCount,
  medianRent,
  medianRentCount,
}: CardPerformance): Figure[] {
  const lets = leasedInPeriod > soldInPeriod;
  const completed: Figure[] = [
    { label: 'Sold in 12 months', value: soldInPeriod },
    { label: 'Leased in 12 months', value: leasedInPeriod },
  ]
    .filter(({ value }) => value > 0)
    .map(({ label, value }) => ({ label, value: groupDigits(value) }));
  const median =
    lets && medianRent !== null
      ? {
          label: 'Median rent',
          value: `$${groupDigits(medianRent)} pw`,
          note: `from ${plural(medianRentCount, 'lease')}`,
        }
      : !lets && medianSoldPrice !== null
        ? {
            label: 'Median sale price',
            value: compactPrice(medianSoldPrice, 'sold'),
            note: `from ${plural(medianSoldPriceCount, 'sale')}`,
          }
        : undefined;
  const offered = forSale + forRent;
  return [
    ...(lets ? completed.toReversed() : completed).slice(0, median ? 1 : 2),
    ...(median ? [median] : []),
    ...(offered > 0 ? [{ label: 'Current listings', value: groupDigits(offered) }] : []),
  ];
}

/** Whether an agent or office has sold, leased or offers a home, where and when the figures are about. */
export const isActive = ({ forSale, forRent, soldInPeriod, leasedInPeriod }: CardPerformance): boolean =>
  forSale + forRent + soldInPeriod + leasedInPeriod > 0;
