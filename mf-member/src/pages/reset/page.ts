import { deferredPage } from '@verandah/areas';
import type { ResetData } from './data.ts';

/** Where the mail for a new password leads. */
export const resetPage = deferredPage<ResetData>({
  name: 'reset',
  routes: ['/sign-in/reset'],
  takesForms: true,
  script: async () => (await import(/* webpackChunkName: "member-reset" */ './script.ts')).resetScript,
});
