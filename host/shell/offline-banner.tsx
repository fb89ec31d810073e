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

/** Shown while the browser is offline. The region is always there, so that its text is announced when it comes. */
export function OfflineBanner() {
  const online = useSyncExternalStore(follow, () => navigator.onLine, () => true);
  return (
    <div role="status" aria-live="polite" data-offline={online ? undefined : ''}>
      {!online && <p className={styles.banner}>You’re offline. What you see may be out of date until your connection is back.</p>}
    </div>
  );
}
