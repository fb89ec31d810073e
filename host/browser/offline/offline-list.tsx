import { ButtonLink } from '@verandah/design';
import { createRoot } from 'react-dom/client';
import { brand } from '../../shell/brand.ts';
import { offlineEntries, type OfflineEntry } from './offline-entries.ts';
import styles from './kept-list.module.css';

/** So many are offered: the newest. */
const most = 20;
/** Milliseconds after which a network counts as back. */
const steadyAfter = 1000;
const moment = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' });

/** A page load each: the worker answers with the page and the scripts that it came with. */
const Kept = ({ heading, entries }: { readonly heading: string; readonly entries: readonly OfflineEntry[] }) =>
  entries.length > 0 && (
    <section aria-label={heading}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.list}>
        {entries.slice(0, most).map(({ href, title, at }) => (
          <li key={href}>
            <a className={styles.link} href={href} data-reload="">
              <span className={styles.title}>{title.replace(` | ${brand}`, '')}</span>
              <span className={styles.when}>As it was on {moment.format(at)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );

/**
 * Offers in the offline page to try again, lists what can be read, and loads the page that was wanted as soon as there
 * is a network again.
 */
export async function showOfflineList(
  place: HTMLElement,
  reload: () => void = () => window.location.reload(),
): Promise<void> {
  // A network that comes and goes must not call back who has gone on to another page.
  let leaving = false;
  window.addEventListener('beforeunload', () => {
    leaving = true;
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
      <Kept heading="Your collections" entries={collections} />
      <Kept heading="Pages you’ve looked at" entries={visited} />
    </div>,
  );
}
