import { deferredPage } from '@verandah/areas';
import type { CollectionsData } from './load.ts';

/** The member's collections. */
export const collectionsPage = deferredPage<CollectionsData>({
  name: 'collections',
  routes: ['/collections'],
  takesForms: true,
  reads: ['collections'],
  staysMounted: true,
  script: async () => (await import(/* webpackChunkName: "member-collections" */ './script.ts')).collectionsScript,
});
