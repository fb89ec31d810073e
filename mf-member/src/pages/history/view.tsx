import { useHydrated } from '@verandah/design';
import styles from './history.module.css';
import { HomeList } from './home-list.tsx';

/** Viewed and enquired homes, the newest first. */
export function HistoryView() {
  const ready = useHydrated();
  return (
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        Recently viewed homes
      </h1>
      <p className={styles.lead}>
        Saved in this browser until you sign out. Only you can see them. {!ready && 'Turn on JavaScript to see them.'}
      </p>
      {ready && (
        <>
          <HomeList topic="enquired" title="Enquired" />
          <HomeList topic="viewed" title="Viewed" empty="Homes you view will appear here so you can find them again." />
        </>
      )}
    </div>
  );
}
