import { lazyView } from '@verandah/areas';
import { useHydrated } from '@verandah/design';
import { Suspense } from 'react';
import styles from './api-reference.module.css';

const viewer = lazyView(async () => (await import('./viewer.tsx')).Viewer);

/** The reference; without script a link to the document that it is generated from. */
export function ApiReferenceView() {
  const hydrated = useHydrated();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          API reference
        </h1>
        <p className={styles.lead}>
          Generated from the{' '}
          <a href="/rest/openapi.json" data-reload="">
            OpenAPI document
          </a>
          , from which you can generate a client too. New here? Read the <a href="/developers">guides</a> first.
        </p>
      </header>
      {hydrated && (
        <Suspense fallback={<p>Loading the reference…</p>}>
          <viewer.View />
        </Suspense>
      )}
    </div>
  );
}
