import { lazyView, OnceAlive } from '@verandah/areas';
import { Suspense } from 'react';
import type { SecondStepProps } from './second-step-view.tsx';

const later = lazyView(async () => (await import('./second-step-view.tsx')).SecondStep);

/** Fetches the step's script: to be done before it is drawn. */
export const fetchSecondStep = later.fetch;

/** Most members sign in without it. */
export const LazySecondStep = (props: SecondStepProps) => (
  <Suspense>
    <OnceAlive>
      <later.View {...props} />
    </OnceAlive>
  </Suspense>
);
