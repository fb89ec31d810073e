import { plural } from '@verandah/market';
import { HiddenText, Rating } from '@verandah/design';
import type { CSSProperties } from 'react';
import type { ReviewSummary } from '../../pages/profile/agent.ts';
import { factorLabel } from './words.ts';
import styles from './reviews.module.css';

/** Summary of reviews: the average, the count for each number of stars, and the averages by factor. */
export function Summary({ summary: { average, count, stars, factors } }: { readonly summary: ReviewSummary }) {
  if (average === null || count === 0) return null;
  return (
    <div className={styles.summary}>
      <Rating value={average} count={count} size="large" />
      <ul className={styles.bars} aria-label="Reviews by stars">
        {[5, 4, 3, 2, 1].map((rating) => {
          const many = stars[rating - 1] ?? 0;
          return (
            <li key={rating} className={styles.bar}>
              <span aria-hidden="true">{rating} ★</span>
              <span
                className={styles.track}
                aria-hidden="true"
                style={{ '--share': `${(many / count) * 100}%` } as CSSProperties}
              />
              <span aria-hidden="true" className={styles.many}>
                {many}
              </span>
              <HiddenText>{`${plural(rating, 'star')}: ${many}`}</HiddenText>
            </li>
          );
        })}
      </ul>
      {factors.length > 0 && (
        <dl className={styles.factors}>
          {factors.map(({ factor, average: mean }) => (
            <div key={factor} className={styles.factor}>
              <dt>{factorLabel(factor)}</dt>
              <dd>
                <Rating value={mean} /> <span aria-hidden="true">{mean.toFixed(1)}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
