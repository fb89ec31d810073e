import type { ReactNode } from 'react';
import styles from './entry-page.module.css';

interface EntryPageProps {
  readonly title: string;
  /** One sentence on the purpose, or the next step. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** Links to alternatives, below the box. */
  readonly others?: ReactNode;
}

/** A page with one small form in its centre. */
export const EntryPage = ({ title, lead, children, others }: EntryPageProps) => (
  <div className={styles.page}>
    <h1 className={styles.title}>{title}</h1>
    {lead && <p className={styles.lead}>{lead}</p>}
    <div className={styles.box}>{children}</div>
    {others && <div className={styles.others}>{others}</div>}
  </div>
);
