import { deferredPage } from '@verandah/areas';
import type { BlogData } from './view.tsx';

/** The blog's posts, of all topics or of one. */
export const blogPage = deferredPage<BlogData>({
  name: 'blog',
  routes: ['/blog', '/blog/topic/:topic'],
  script: () => import(/* webpackChunkName: "community-blog" */ './load.ts'),
});
