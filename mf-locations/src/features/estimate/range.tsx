import { formatMoney, plural } from '@verandah/market';
import type { Estimate } from './estimate.ts';
import styles from './range.module.css';

const formatDollars = (dollars: number): string => formatMoney(dollars, 0);

interface RangeProps {
  readonly estimate: Estimate;
  /** Name of the suburb. */
  readonly suburb: string;
  /** Number of sales that the visitor has left out. */
  readonly leftOut?: number;
}

/** The range, its method and its error, so that nobody takes it for a valuation. */
export const Range = ({ estimate, suburb, leftOut = 0 }: RangeProps) => (
  <div className={styles.estimate}>
    <p className={styles.range} aria-live="polite">
      {formatDollars(estimate.low)} – {formatDollars(estimate.high)}
    </p>
    <p>
      Middle of the range: <strong>{formatDollars(estimate.middle)}</strong>
    </p>
    <p className={styles.quiet}>
      Based on {plural(estimate.sampleSize, 'sale')} of this kind of home in and around {suburb} in the past two years
      {leftOut > 0 && `, without the ${plural(leftOut, 'sale')} that you left out`}. Recent sales, the same number of
      bedrooms and the suburb itself count most.
    </p>
    <p className={styles.quiet}>
      How accurate it is: we estimated {plural(estimate.tested, 'home')} sold in {suburb} in the past year from earlier
      sales only. Half of those estimates were within {estimate.medianError}% of the sale price, and eight in ten prices
      fell within a range like this one. It doesn’t take the home’s condition into account and is not a valuation.
    </p>
  </div>
);
