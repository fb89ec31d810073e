import { lazyView, OnceAlive } from '@verandah/areas';
import { Suspense } from 'react';
import type { SecondStepProps } from './second-step-view.tsx';

const later = lazyView(async () => (await import('./second-step-view.tsx')).SecondStep);

/** Loads the step's script. Call it before rendering the step. */
export const fetchSecondStep = later.fetch;

/** A lazy view, because most members sign in without it. */
export const LazySecondStep = (props: SecondStepProps) => (
  <Suspense>
    <OnceAlive>
      <later.View {...props} />
    </OnceAlive>
  </Suspense>
);
