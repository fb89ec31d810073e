import { lazyView, OnceAlive } from '@verandah/areas';
import { Suspense } from 'react';
import type { SecondFactorProps } from './second-factor.tsx';

const later = lazyView(async () => (await import('./second-factor.tsx')).SecondFactor);

/** Loads the view's script. Call it before rendering a page with it. */
export const fetchSecondFactor = later.fetch;

/** The second factor's section: few members use it, so it is a lazy view after the others. */
export const LazySecondFactor = (props: SecondFactorProps) => (
  <Suspense>
    <OnceAlive>
      <later.View {...props} />
    </OnceAlive>
  </Suspense>
);
