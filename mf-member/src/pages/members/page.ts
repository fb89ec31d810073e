import { deferredPage } from '@verandah/areas';
import type { MembersData } from './view.tsx';

/** Accounts, for admins. */
export const membersPage = deferredPage<MembersData>({
  name: 'members',
  routes: ['/moderation/members'],
  takesForms: true,
  script: () => import(/* webpackChunkName: "member-members" */ './load.ts'),
});
