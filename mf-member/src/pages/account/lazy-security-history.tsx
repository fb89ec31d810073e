import { lazyView, OnceAlive } from '@verandah/areas';
import { Suspense } from 'react';
import type { SecurityHistoryProps } from './security-history.tsx';

const later = lazyView(async () => (await import('./security-history.tsx')).SecurityHistory);

/** Loads the view's script. Call it before rendering a page with it. */
export const fetchSecurityHistory = later.fetch;

/** What happened to the account: a lazy view after the others. */
export const LazySecurityHistory = (props: SecurityHistoryProps) => (
  <Suspense>
    <OnceAlive>
      <later.View {...props} />
    </OnceAlive>
  </Suspense>
);
