import { deferredPage } from '@verandah/areas';
import type { AuthorData } from './view.tsx';

/** An author of the blog, with their posts. */
export const authorPage = deferredPage<AuthorData>({
  name: 'author',
  routes: ['/blog/authors/:author'],
  script: () => import(/* webpackChunkName: "community-author" */ './load.ts'),
});
