import { deferredPage } from '@verandah/areas';
import type { ResetData } from './view.tsx';

/** The page behind the link of an email for a new password. */
export const resetPage = deferredPage<ResetData>({
  name: 'reset',
  routes: ['/sign-in/reset'],
  takesForms: true,
  script: () => import(/* webpackChunkName: "member-reset" */ './load.ts'),
});
