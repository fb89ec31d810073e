import { deferredPage } from '@verandah/areas';
import type { AccountData } from './data.ts';

/** The member's own settings. */
export const accountPage = deferredPage<AccountData>({
  name: 'account',
  routes: ['/account'],
  takesForms: true,
  script: () => import(/* webpackChunkName: "member-account" */ './script.ts'),
});
