import { deferredPage } from '@verandah/areas';
import type { YoursData } from './load.ts';

/** What the signed-in member asked and answered. */
export const yoursPage = deferredPage<YoursData>({
  name: 'yours',
  routes: ['/questions/yours'],
  script: () => import(/* webpackChunkName: "community-yours" */ './script.ts'),
});
