import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  /** Target of links on the page: 'reviews'. */
  readonly id: string;
  readonly title: string;
  /** Introduction below the title. */
  readonly lead?: ReactNode;
  /** A link beside the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A section of a location's page, with its heading. */
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
