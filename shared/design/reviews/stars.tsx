import type { CSSProperties } from 'react';
import styles from './rating.module.css';

const star = 'M12 2.2l3 6.1 6.8 1-4.9 4.8 1.2 6.7L12 17.6l-6.1 3.2 1.2-6.7L2.2 9.3l6.8-1z';
const row = [0, 1, 2, 3, 4];

const Row = () => (
  <>
    {row.map((at) => (
      <path key={at} d={star} transform={`translate(${at * 24} 0)`} />
    ))}
  </>
);

/** Five stars, filled as far as the value goes. For the eye only: the figure is in the text beside them. */
export const Stars = ({ value }: { readonly value: number }) => (
  <span
    className={styles.stars}
    aria-hidden="true"
    style={{ '--filled': `${Math.max(0, Math.min(5, value)) * 20}%` } as CSSProperties}
  >
    <svg className={styles.empty} viewBox="0 0 120 24" focusable="false">
      <Row />
    </svg>
    <svg className={styles.full} viewBox="0 0 120 24" focusable="false">
      <Row />
    </svg>
  </span>
);
