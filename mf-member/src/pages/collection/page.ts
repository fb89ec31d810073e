import { deferredPage } from '@verandah/areas';
import type { CollectionData } from './view.tsx';

/** A collection. */
export const collectionPage = deferredPage<CollectionData>({
  name: 'collection',
  routes: ['/collections/:uri'],
  takesForms: true,
  reads: ['collections'],
  script: () => import(/* webpackChunkName: "member-collection" */ './load.ts'),
});
