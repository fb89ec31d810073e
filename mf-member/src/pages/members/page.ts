import { deferredPage } from '@verandah/areas';
import type { MembersData } from './load.ts';

/** Accounts, for admins. */
export const membersPage = deferredPage<MembersData>({
  name: 'members',
  routes: ['/moderation/members'],
  takesForms: true,
  script: async () => (await import(/* webpackChunkName: "member-members" */ './script.ts')).membersScript,
});
