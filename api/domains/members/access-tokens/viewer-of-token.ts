import type { Viewer } from '../../../platform/identity/public.ts';

/** No session: look-ups of it report that the caller is not signed in. */
const noSession = '00000000-0000-0000-0000-000000000000';

/**
 * The member for whom an access token acts. Never an admin: their privileges need a second factor, which no program has.
 */
export const viewerOfToken = (member: Pick<Viewer, 'memberId' | 'username' | 'agentId'>): Viewer => ({
  ...member,
  role: 'member',
  sessionId: noSession,
});
