import { useEffect, useRef } from 'react';
import styles from './tab-links.module.css';

export interface TabLink {
  readonly label: string;
  readonly href: string;
  readonly current: boolean;
}

/**
 * Tabs that are links: each has its own address. `label` names the group. Where they do not fit, the current one is
 * scrolled to the middle.
 */
export function TabLinks({ label, tabs }: { readonly label: string; readonly tabs: readonly TabLink[] }) {
  const nav = useRef<HTMLElement>(null);
  const current = tabs.find((tab) => tab.current)?.href;
  useEffect(() => {
    const bar = nav.current;
    const tab = bar?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (!bar || !tab) return;
    const shown = bar.getBoundingClientRect();
    // Not scrollIntoView, which would scroll the page as well.
    bar.scrollLeft += (tab.left + tab.right - shown.left - shown.right) / 2;
  }, [current]);
  return (
    <nav ref={nav} className={styles.nav} aria-label={label}>
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
}
