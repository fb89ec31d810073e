import { useSyncExternalStore } from 'react';
import styles from './offline-banner.module.css';

const followConnection = (changed: () => void): (() => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};
/** When the page was stored, set by the service worker if the page comes from its cache. */
const storedSince = (): string => document.documentElement.dataset['kept'] ?? '';

/**
 * Shown while the browser is offline or the page comes from the cache. The region is always present, so that its text
 * is announced.
 */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    followConnection,
    () => navigator.onLine,
    () => true,
  );
  const storedAt = useSyncExternalStore(followConnection, storedSince, () => '');
  return (
    <div role="status" aria-live="polite" data-offline={online ? undefined : ''}>
      {(!online || storedAt) && (
        <p className={styles.banner}>
          {!online && 'You’re offline. '}
          {storedAt
            ? `You’re seeing this page as it was on ${storedAt}.`
            : 'This page may be out of date until you’re back online.'}
          {online && (
            <>
              {' '}
              <a href={window.location.href} data-reload="">
                Reload page
              </a>
            </>
          )}
        </p>
      )}
    </div>
  );
}
