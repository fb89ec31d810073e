import type { Crumb } from './crumbs.ts';
import styles from './crumb-links.module.css';

/** Breadcrumbs of a page; the last step is the page itself. */
export const CrumbLinks = ({ crumbs }: { readonly crumbs: readonly Crumb[] }) => (
  <nav className={styles.crumbs} aria-label="Breadcrumb">
    <ol className={styles.list}>
      {crumbs.map(({ name, href }, index) => (
        <li key={href}>
          {index < crumbs.length - 1 ? <a href={href}>{name}</a> : <span aria-current="page">{name}</span>}
        </li>
      ))}
    </ol>
  </nav>
);
