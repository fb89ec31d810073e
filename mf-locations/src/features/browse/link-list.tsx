import type { ReactNode } from 'react';
import styles from './link-list.module.css';

interface LinkEntry {
  readonly href: string;
  readonly name: string;
  readonly detail?: ReactNode;
}

/** A list of links in columns. */
export const LinkList = ({ links }: { readonly links: readonly LinkEntry[] }) => (
  <ul className={styles.list}>
    {links.map(({ href, name, detail }) => (
      <li key={href}>
        <a href={href}>{name}</a>
        {detail && <span className={styles.detail}>{detail}</span>}
      </li>
    ))}
  </ul>
);
