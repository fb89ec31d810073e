import { lazyView, OnceAlive } from '@verandah/areas';
import { Suspense } from 'react';
import type { PushDevicesProps } from './push-devices.tsx';

const later = lazyView(async () => (await import('./push-devices.tsx')).PushDevices);

/** Loads the view's script. Call it before rendering a page with it. */
export const fetchPushDevices = later.fetch;

/** The devices with notifications: a lazy view, since few members have any. */
export const LazyPushDevices = (props: PushDevicesProps) => (
  <Suspense>
    <OnceAlive>
      <later.View {...props} />
    </OnceAlive>
  </Suspense>
);
