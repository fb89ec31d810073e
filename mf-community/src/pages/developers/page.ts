import { deferredPage } from '@verandah/areas';
import type { DevelopersData } from './data.ts';

/** Guides for developers of other sites and programs. */
export const developersPage = deferredPage<DevelopersData>({
  name: 'developers',
  routes: ['/developers'],
  script: () => import(/* webpackChunkName: "community-developers" */ './script.ts'),
});
