import { deferredPage } from '@verandah/areas';
import type { DevelopersData } from './view.tsx';

/** Guides for developers of other sites and programs. */
export const developersPage = deferredPage<DevelopersData>({
  name: 'developers',
  routes: ['/developers'],
  script: () => import(/* webpackChunkName: "community-developers" */ './load.ts'),
});
