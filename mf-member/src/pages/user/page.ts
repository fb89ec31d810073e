import { deferredPage } from '@verandah/areas';
import type { UserData } from './data.ts';

/** A member's public profile. */
export const userPage = deferredPage<UserData>({
  name: 'user',
  routes: ['/user/:username', '/user/:username/:tab'],
  script: () => import(/* webpackChunkName: "member-user" */ './load.ts'),
});
