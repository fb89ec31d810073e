import { deferredPage } from '@verandah/areas';
import type { YoursData } from './view.tsx';

/** The signed-in member's questions and answers. */
export const yoursPage = deferredPage<YoursData>({
  name: 'yours',
  routes: ['/questions/yours'],
  script: () => import(/* webpackChunkName: "community-yours" */ './load.ts'),
});
