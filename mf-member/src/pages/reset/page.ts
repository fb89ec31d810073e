import { deferredPage } from '@verandah/areas';
import type { ResetData } from './data.ts';

/** The page behind the link of an email for a new password. */
export const resetPage = deferredPage<ResetData>({
  name: 'reset',
  routes: ['/sign-in/reset'],
  takesForms: true,
  script: async () => (await import(/* webpackChunkName: "member-reset" */ './script.ts')).resetScript,
});
