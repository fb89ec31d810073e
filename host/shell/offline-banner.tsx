import { useSyncExternalStore } from 'react';
import styles from './offline-banner.module.css';

const follow = (changed: () => void): (() => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};
/** When the page was stored, written by the service worker if it responded in the network's place. */
const storedSince = (): string => document.documentElement.dataset['kept'] ?? '';

/**
 * Shown while the browser is offline or the page is a stored one. The region is always there, so that its text is
 * announced when it comes.
 */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  );
  const kept = useSyncExternalStore(follow, storedSince, () => '');
  return (
    <div role="status" aria-live="polite" data-offline={online ? undefined : ''}>
      {(!online || kept) && (
        <p className={styles.banner}>
          {!online && 'You’re offline. '}
          {kept
            ? `This is the page as it was on ${kept}.`
            : 'What you see may be out of date until your connection is back.'}
          {online && (
            <>
              {' '}
              <a href={window.location.href} data-reload="">
                Load it again
              </a>
            </>
          )}
        </p>
      )}
    </div>
  );
}
