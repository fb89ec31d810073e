import { lazyView, OnceAlive } from '@verandah/areas';
import { Suspense } from 'react';
import type { SecondFactorProps } from './second-factor.tsx';

const later = lazyView(async () => (await import('./second-factor.tsx')).SecondFactor);

/** Fetches the part's script: to be done before a page with it is drawn. */
export const fetchSecondFactor = later.fetch;

/** The part of the account that few change, after all others. */
export const LazySecondFactor = (props: SecondFactorProps) => (
  <Suspense>
    <OnceAlive>
      <later.View {...props} />
    </OnceAlive>
  </Suspense>
);
