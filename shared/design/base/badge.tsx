import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './badge.module.css';

/** A word or two about state. `tone` never carries the meaning alone. */
export const Badge = ({ tone = 'plain', children }: { readonly tone?: 'plain' | 'accent' | 'strong'; readonly children: ReactNode }) =>
  <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
