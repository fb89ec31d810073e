import { deferredPage } from '@verandah/areas';
import type { PostData } from './view.tsx';

/** A post of the blog. */
export const postPage = deferredPage<PostData>({
  name: 'post',
  routes: ['/blog/:slug'],
  script: () => import(/* webpackChunkName: "community-post" */ './load.ts'),
});
