import type { ReactNode } from 'react';
import styles from './hidden-text.module.css';

/** Read aloud, not shown. */
export const HiddenText = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
);
