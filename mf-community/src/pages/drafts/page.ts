import { deferredPage } from '@verandah/areas';
import type { DraftsData } from './view.tsx';

/** Drafts and posts for their editors. */
export const draftsPage = deferredPage<DraftsData>({
  name: 'drafts',
  routes: ['/blog/editor'],
  script: () => import(/* webpackChunkName: "community-drafts" */ './load.ts'),
});
