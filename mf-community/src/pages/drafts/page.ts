import { deferredPage } from '@verandah/areas';
import type { DraftsData } from './load.ts';

/** Drafts and posts for their editors. */
export const draftsPage = deferredPage<DraftsData>({
  name: 'drafts',
  routes: ['/blog/editor'],
  script: () => import(/* webpackChunkName: "community-drafts" */ './script.ts'),
});
