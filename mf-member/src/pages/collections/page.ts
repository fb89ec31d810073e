import { deferredPage } from '@verandah/areas';
import type { CollectionsData } from './view.tsx';

/** The member's collections. */
export const collectionsPage = deferredPage<CollectionsData>({
  name: 'collections',
  routes: ['/collections'],
  takesForms: true,
  reads: ['collections'],
  staysMounted: true,
  script: () => import(/* webpackChunkName: "member-collections" */ './load.ts'),
});
