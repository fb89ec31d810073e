import { laterPage } from '@verandah/areas';
import type { DraftsData } from './load.ts';

/** Drafts and posts for their editors. */
export const draftsPage = laterPage<DraftsData>({
  name: 'drafts',
  routes: ['/blog/editor'],
  script: () => import(/* webpackChunkName: "community-drafts" */ './script.ts'),
});
