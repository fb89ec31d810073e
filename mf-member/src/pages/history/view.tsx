import { useHydrated } from '@verandah/design';
import styles from './history.module.css';
import { HomeList } from './home-list.tsx';

/** Viewed and enquired homes, the newest first. */
export function HistoryView() {
  const ready = useHydrated();
  return (
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        Homes you looked at
      </h1>
      <p className={styles.lead}>
        Store in this browser, for nobody else, until you sign out. {!ready && 'It takes script to show them.'}
      </p>
      {ready && (
        <>
          <HomeList topic="enquired" title="Asked about" />
          <HomeList
            topic="viewed"
            title="Looked at"
            empty="Homes that you open are listed here, so that you find them again."
          />
        </>
      )}
    </div>
  );
}
