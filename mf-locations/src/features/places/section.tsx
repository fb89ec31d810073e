import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  /** Where links on the page lead to: 'reviews'. */
  readonly id: string;
  readonly title: string;
  /** What the title doesn't say. */
  readonly lead?: ReactNode;
  /** Beside the title: a link to more. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a place's page, with its heading. */
export const Section = ({ id, title, lead, aside, children }: SectionProps) => (
  <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
    <div className={styles.head}>
      <h2 className={styles.title} id={`${id}-title`}>
        {title}
      </h2>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
    {lead && <p className={styles.lead}>{lead}</p>}
    {children}
  </section>
);
