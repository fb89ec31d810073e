import { deferredPage } from '@verandah/areas';
import type { EditorData } from './load.ts';

/** A post of the blog in its editor. */
export const editorPage = deferredPage<EditorData>({
  name: 'editor',
  routes: ['/blog/editor/:id'],
  takesForms: true,
  script: () => import(/* webpackChunkName: "community-editor" */ './script.ts'),
});
