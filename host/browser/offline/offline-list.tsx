import { ButtonLink } from '@verandah/design';
import { formatDay } from '@verandah/market';
import { createRoot } from 'react-dom/client';
import { brand } from '../../shell/brand.ts';
import { offlineEntries, type OfflineEntry } from './offline-entries.ts';
import styles from './stored-list.module.css';

/** Maximum number of pages in a list. */
const most = 20;
/** Milliseconds after which the network counts as stable. */
const steadyAfter = 1000;

/** Each link is a page load: the worker responds with the page and its own scripts. */
const CachedPages = ({ heading, entries }: { readonly heading: string; readonly entries: readonly OfflineEntry[] }) =>
  entries.length > 0 && (
    <section aria-label={heading}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.list}>
        {entries.slice(0, most).map(({ href, title, at }) => (
          <li key={href}>
            <a className={styles.link} href={href} data-reload="">
              <span className={styles.title}>{title.replace(` | ${brand}`, '')}</span>
              <span className={styles.when}>
                As it was on {formatDay(at, Intl.DateTimeFormat().resolvedOptions().timeZone, { time: true })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );

/** Fills the offline page: a retry button and the pages that can be read. Reloads the page once the network is back. */
export async function showOfflineList(
  place: HTMLElement,
  reload: () => void = () => window.location.reload(),
): Promise<void> {
  // An unstable network must not reload the page while the visitor is leaving it.
  let leaving = false;
  const leave = (): void => {
    leaving = true;
  };
  window.addEventListener('beforeunload', leave);
  // Browsers on iOS have no such event.
  window.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    const opensElsewhere = ctrlKey || metaKey || shiftKey;
    if (!opensElsewhere && target instanceof Element && target.closest('a[href]')) leave();
  });
  window.addEventListener('online', () =>
    setTimeout(() => {
      if (navigator.onLine && !leaving) reload();
    }, steadyAfter),
  );
  const { visited, collections } = await offlineEntries(window.caches);
  createRoot(place).render(
    <div className={styles.place}>
      <ButtonLink kind="primary" href={window.location.href} data-reload="">
        Try again
      </ButtonLink>
      <CachedPages heading="Your collections" entries={collections} />
      <CachedPages heading="Recently viewed pages" entries={visited} />
    </div>,
  );
}
