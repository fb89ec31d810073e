import { deferredPage } from '@verandah/areas';
import type { CaseData } from './view.tsx';

/** A case: content to be judged. */
export const casePage = deferredPage<CaseData>({
  name: 'case',
  routes: ['/moderation/:kind/:id'],
  takesForms: true,
  script: () => import(/* webpackChunkName: "community-case" */ './load.ts'),
});
