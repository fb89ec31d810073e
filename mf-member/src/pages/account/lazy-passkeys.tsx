import { lazyView, OnceAlive } from '@verandah/areas';
import { Suspense } from 'react';
import type { PasskeysProps } from './passkeys.tsx';

const later = lazyView(async () => (await import('./passkeys.tsx')).Passkeys);

/** Loads the view's script. Call it before rendering a page with it. */
export const fetchPasskeys = later.fetch;

/** Passkeys: a lazy view after the others. */
export const LazyPasskeys = (props: PasskeysProps) => (
  <Suspense>
    <OnceAlive>
      <later.View {...props} />
    </OnceAlive>
  </Suspense>
);
