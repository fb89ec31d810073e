import type { PageSection } from './sections.ts';
import styles from './section-links.module.css';

/** Links to the sections of the page: a bar that stays below the header of a phone. */
export const SectionLinks = ({ sections }: { readonly sections: readonly PageSection[] }) => (
  <nav className={styles.links} aria-label="On this page">
    <ul className={styles.list}>
      {sections.map(({ label, id }) => (
        <li key={id}>
          <a className={styles.link} href={`#${id}`}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
