import { groupDigits, plural } from '@verandah/market';
import { classNames } from '../base/class-names.ts';
import { HiddenText } from '../base/hidden-text.tsx';
import { ratingText } from './rating-text.ts';
import { Stars } from './stars.tsx';
import styles from './rating.module.css';

interface RatingProps {
  /** 1 to 5, with one decimal; null before the first review. */
  readonly value: number | null;
  /** Number of reviews that it averages; absent for the stars of a single review. */
  readonly count?: number;
  readonly size?: 'small' | 'medium' | 'large';
}

function countText(count: number, size: RatingProps['size']): string {
  if (size === 'small') return `(${groupDigits(count)})`;
  return `(${plural(count, 'review')})`;
}

/** Stars with their figure and count: '★★★★☆ 4.6 (31 reviews)'. States it when there are no reviews. */
export function Rating({ value, count, size = 'medium' }: RatingProps) {
  if (value === null)
    return <span className={classNames(styles.rating, styles[size], styles.none)}>No reviews yet</span>;
  return (
    <span className={classNames(styles.rating, styles[size])}>
      <Stars value={value} />
      <HiddenText>{ratingText(value, count)}</HiddenText>
      {count !== undefined && (
        <span aria-hidden="true">
          <b className={styles.value}>{value.toFixed(1)}</b>{' '}
          <span className={styles.count}>{countText(count, size)}</span>
        </span>
      )}
    </span>
  );
}
