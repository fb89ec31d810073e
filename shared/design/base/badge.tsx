import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './badge.module.css';

/**
 * A word or two about a state; 'plain' and the calmer 'quiet' are for photographs, 'outline' for the page. `tone` never
 * carries the meaning alone.
 */
export const Badge = ({
  tone = 'plain',
  children,
}: {
  readonly tone?: 'plain' | 'accent' | 'strong' | 'outline' | 'quiet';
  readonly children: ReactNode;
}) => <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
