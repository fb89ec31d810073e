import { HiddenText } from '@verandah/design';
import { priceRangeLabel, type ListingStatusType, type RangeFilter } from '@verandah/market';
import type { PriceBand } from './aggregations.ts';
import styles from './price-histogram.module.css';

interface PriceHistogramProps { readonly bands: readonly PriceBand[]; readonly mode: ListingStatusType; readonly chosen: RangeFilter }

const height = 56;

/** How prices are spread: bars, and the same as a table for those who can't see them. The chosen range stands out. */
export function PriceHistogram({ bands, mode, chosen }: PriceHistogramProps) {
  const most = Math.max(...bands.map((band) => band.count), 0);
  if (most === 0) return null;
  const inside = (band: PriceBand) => band.min >= (chosen.min ?? 0) && (band.max ?? Infinity) <= (chosen.max ?? Infinity);
  return (
    <figure className={styles.figure}>
      <svg className={styles.chart} viewBox={`0 0 ${bands.length * 10} ${height}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        {bands.map((band, index) => {
          const tall = band.count === 0 ? 0 : Math.max(2, (band.count / most) * height);
          return <rect key={band.min} className={inside(band) ? styles.chosen : styles.other} x={index * 10 + 1} width={8} y={height - tall} height={tall} rx={1} />;
        })}
      </svg>
      <HiddenText>
        <table>
          <caption>Homes by price</caption>
          <thead><tr><th scope="col">Price</th><th scope="col">Homes</th></tr></thead>
          <tbody>
            {bands.map((band) => (
              <tr key={band.min}>
                <th scope="row">{priceRangeLabel({ ...(band.min > 0 && { min: band.min }), ...(band.max !== null && { max: band.max }) }, mode) || 'Any price'}</th>
                <td>{band.count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </HiddenText>
    </figure>
  );
}
