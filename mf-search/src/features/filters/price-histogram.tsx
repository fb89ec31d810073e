import { HiddenText } from '@verandah/design';
import { priceLabel, priceRangeLabel, type ListingStatusType, type RangeFilter } from '@verandah/market';
import type { PriceBand } from './aggregations.ts';
import styles from './price-histogram.module.css';

interface PriceHistogramProps {
  readonly bands: readonly PriceBand[];
  readonly mode: ListingStatusType;
  readonly chosen: RangeFilter;
}

const height = 56;

/**
 * The distribution of prices as bars, and as a table for screen readers. The chosen range is highlighted and stated in
 * words.
 */
export function PriceHistogram({ bands: all, mode, chosen }: PriceHistogramProps) {
  const bands = withoutTail(all, chosen);
  const first = bands[0];
  const last = bands.at(-1);
  const most = Math.max(...bands.map((band) => band.count), 0);
  if (most === 0) return null;
  const range = chosen.min === undefined && chosen.max === undefined ? '' : priceRangeLabel(chosen, mode);
  const inside = (band: PriceBand) =>
    band.min >= (chosen.min ?? 0) && (band.max ?? Infinity) <= (chosen.max ?? Infinity);
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${bands.length * 10} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {bands.map((band, index) => {
          const tall = band.count === 0 ? 0 : Math.max(2, (band.count / most) * height);
          return (
            <rect
              key={band.min}
              className={inside(band) ? styles.chosen : styles.other}
              x={index * 10 + 1}
              width={8}
              y={height - tall}
              height={tall}
              rx={1}
            />
          );
        })}
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{first && priceLabel(first.min)}</span>
        <span className={styles.range}>{range}</span>
        <span>{last && (last.max === null ? `${priceLabel(last.min)}+` : priceLabel(last.max))}</span>
      </p>
      <HiddenText>
        <table>
          <caption>Homes by price</caption>
          <thead>
            <tr>
              <th scope="col">Price</th>
              <th scope="col">Homes</th>
            </tr>
          </thead>
          <tbody>
            {bands.map((band) => (
              <tr key={band.min}>
                <th scope="row">
                  {priceRangeLabel(
                    { ...(band.min > 0 && { min: band.min }), ...(band.max !== null && { max: band.max }) },
                    mode,
                  ) || 'Any price'}
                </th>
                <td>{band.count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </HiddenText>
    </figure>
  );
}

/** Drops the bands above the most expensive home and the chosen range: they would only narrow the others. */
function withoutTail(bands: readonly PriceBand[], chosen: RangeFilter): readonly PriceBand[] {
  const end = bands.findLastIndex((band) => band.count > 0 || band.min < (chosen.max ?? chosen.min ?? 0));
  return bands.slice(0, end + 1);
}
