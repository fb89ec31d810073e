import { lazyView, OnceAlive } from '@verandah/areas';
import { Suspense } from 'react';
import type { DeleteAccountProps } from './delete-account.tsx';

const later = lazyView(async () => (await import('./delete-account.tsx')).DeleteAccount);

/** Loads the view's script. Call it before rendering a page with it. */
export const fetchDeleteAccount = later.fetch;

/** The section that deletes the account: a lazy view, since few members need it and none at first. */
export const LazyDeleteAccount = (props: DeleteAccountProps) => (
  <Suspense>
    <OnceAlive>
      <later.View {...props} />
    </OnceAlive>
  </Suspense>
);
