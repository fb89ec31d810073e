import { deferredPage } from '@verandah/areas';
import type { AskData } from './view.tsx';

/** The page for a new question. */
export const askPage = deferredPage<AskData>({
  name: 'ask',
  routes: ['/questions/ask'],
  takesForms: true,
  script: () => import(/* webpackChunkName: "community-ask" */ './load.ts'),
});
