import { brand } from './brand.ts';
import styles from './wordmark.module.css';

/** The name, with a roof and the posts of a verandah. */
export const Wordmark = () => (
  <span className={styles.wordmark}>
    <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
      <path d="M3 14.2 16 5l13 9.2" strokeWidth="2.8" />
      <path d="M5 18.4h22M8.4 18.4V27M23.6 18.4V27" strokeWidth="2.4" />
      <path d="M13.4 27v-4.2a2.6 2.6 0 0 1 5.2 0V27" fill="currentColor" stroke="none" />
    </svg>
    <span>{brand}</span>
  </span>
);
