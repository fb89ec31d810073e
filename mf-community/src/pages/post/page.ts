import { deferredPage } from '@verandah/areas';
import type { PostData } from './data.ts';

/** A post of the blog. */
export const postPage = deferredPage<PostData>({
  name: 'post',
  routes: ['/blog/:slug'],
  script: () => import(/* webpackChunkName: "community-post" */ './script.ts'),
});
