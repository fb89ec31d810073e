import styles from './tab-links.module.css';

export interface TabLink {
  readonly label: string;
  readonly href: string;
  readonly current: boolean;
}

/** Tabs that are links: each has its own address. `label` names the group. */
export const TabLinks = ({ label, tabs }: { readonly label: string; readonly tabs: readonly TabLink[] }) => (
  <nav className={styles.nav} aria-label={label}>
    <ul className={styles.tabs}>
      {tabs.map((tab) => (
        <li key={tab.label}>
          <a className={styles.tab} href={tab.href} aria-current={tab.current ? 'page' : undefined}>
            {tab.label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
