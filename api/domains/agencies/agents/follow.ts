import type { Database } from '../../../platform/database/public.ts';
import { followTarget, unfollowTarget, type FollowState } from '../../members/follows/public.ts';
import { signedIn, type Viewer } from '../../../platform/identity/public.ts';
import { Refusal } from '../../../platform/problems/public.ts';

/** The member id in a legacy call must be that of the signed-in member. @throws {Refusal} signed-out, forbidden */
export function sameUser(viewer: Viewer | null, currentUserId: number | undefined): Viewer {
  const member = signedIn(viewer);
  if (currentUserId !== undefined && currentUserId !== member.memberId)
    throw new Refusal('forbidden', 'currentUserId is not the member who is signed in.');
  return member;
}

/** @throws {Refusal} signed-out, forbidden, not-found */
export function followAgent(
  database: Database,
  viewer: Viewer | null,
  agentId: number,
  currentUserId?: number,
): Promise<FollowState> {
  return followTarget(database, sameUser(viewer, currentUserId), 'agent', agentId);
}

/** @throws {Refusal} signed-out, forbidden */
export function unfollowAgent(
  database: Database,
  viewer: Viewer | null,
  agentId: number,
  currentUserId?: number,
): Promise<FollowState> {
  return unfollowTarget(database, sameUser(viewer, currentUserId), 'agent', agentId);
}
