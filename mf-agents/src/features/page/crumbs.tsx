import type { Crumb } from '../structured-data/breadcrumbs.ts';
import styles from './crumbs.module.css';

/** Breadcrumbs of a page. */
export const Crumbs = ({ crumbs }: { readonly crumbs: readonly Crumb[] }) => (
  <nav className={styles.crumbs} aria-label="Breadcrumb">
    <ol className={styles.list}>
      {crumbs.map(({ name, href }) => (
        <li key={href}>
          <a href={href}>{name}</a>
        </li>
      ))}
    </ol>
  </nav>
);
