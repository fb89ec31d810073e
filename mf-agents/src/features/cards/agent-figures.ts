import { compactPrice, groupDigits } from '@verandah/market';
import type { CardPerformance } from './card-agent.ts';
import type { Figure } from './figures.tsx';

/**
 * What an agent did within twelve months, and has on offer: sales first, lettings of those who let more. A median is
 * shown with the number of prices in it, and not at all with fewer than three.
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
        : [{ label: 'Median rent', value: `$${groupDigits(medianRent)}`, note: `a week, of ${medianRentCount}` }]
      : medianSoldPrice === null
        ? []
        : [{ label: 'Median sale', value: compactPrice(medianSoldPrice, 'sold'), note: `of ${medianSoldPriceCount}` }]),
    { label: 'On offer', value: String(forSale + forRent) },
  ];
}
