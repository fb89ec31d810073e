import type { TabLink } from './tab-links.tsx';
import styles from './pill-links.module.css';

/** Links that narrow the list below them, each with its own address. `label` names the group. */
export const PillLinks = ({ label, links }: { readonly label: string; readonly links: readonly TabLink[] }) => (
  <nav aria-label={label}>
    <ul className={styles.pills}>
      {links.map(({ label: text, href, current }) => (
        <li key={text}>
          <a className={styles.pill} href={href} aria-current={current ? 'page' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
