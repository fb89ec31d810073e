import { CardSkeleton, HiddenText } from '@verandah/design';
import styles from './result-list.module.css';

/** As many boxes as there were cards, so that the page keeps its height. */
export const ResultSkeleton = ({ count }: { readonly count: number }) => (
  <div>
    <p role="status">
      <HiddenText>Loading homes…</HiddenText>
    </p>
    <ul className={styles.grid} aria-hidden="true">
      {Array.from({ length: Math.max(count, 4) }, (_, index) => (
        <li key={index}>
          <CardSkeleton />
        </li>
      ))}
    </ul>
  </div>
);
