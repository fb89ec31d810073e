import { deferredPage } from '@verandah/areas';
import type { CollectionData } from './load.ts';

/** A collection. */
export const collectionPage = deferredPage<CollectionData>({
  name: 'collection',
  routes: ['/collections/:uri'],
  takesForms: true,
  reads: ['collections'],
  script: async () => (await import(/* webpackChunkName: "member-collection" */ './script.ts')).collectionScript,
});
