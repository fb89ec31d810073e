import type { CSSProperties } from 'react';
import styles from './rating.module.css';

/** Five stars, filled as far as the value goes. For the eye only: the figure is in the text beside them. */
export const Stars = ({ value }: { readonly value: number }) => (
  <span
    className={styles.stars}
    aria-hidden="true"
    style={{ '--filled': `${Math.max(0, Math.min(5, value)) * 20}%` } as CSSProperties}
  />
);
