import { compactPrice, groupDigits } from '@verandah/market';
import type { CardPerformance } from './card-agent.ts';
import type { Figure } from './figures.tsx';

/**
 * An agent's figures of the last twelve months, and the number of current listings. Leases replace sales for agents
 * with more leases. A median is shown with its sample size, and left out for fewer than three prices.
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
  return [
    lets
      ? { label: 'Leased in 12 months', value: String(leasedInPeriod) }
      : { label: 'Sold in 12 months', value: String(soldInPeriod) },
    ...(lets
      ? medianRent === null
        ? []
        : [
            {
              label: 'Median rent',
              value: `$${groupDigits(medianRent)} pw`,
              note: `from ${medianRentCount} leases`,
            },
          ]
      : medianSoldPrice === null
        ? []
        : [
            {
              label: 'Median sale price',
              value: compactPrice(medianSoldPrice, 'sold'),
              note: `from ${medianSoldPriceCount} sales`,
            },
          ]),
    { label: 'Current listings', value: String(forSale + forRent) },
  ];
}
