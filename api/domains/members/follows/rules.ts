import type { Database } from '../../../platform/database/public.ts';
import { signedIn, type Viewer } from '../../../platform/identity/public.ts';
import { invalidInput, notFound } from '../../../platform/problems/public.ts';
import type { FollowKind, FollowState } from './follow.ts';
import { canBeFollowed, followedAmong, followerCount, removeFollow, writeFollow } from './store.ts';

/**
 * Makes the viewer follow something, idempotently, and returns the new count.
 * @throws {Refusal} signed-out; not-found; invalid when members follow themselves
 */
export async function followTarget(
  database: Database,
  caller: Viewer | null,
  kind: FollowKind,
  targetId: number,
): Promise<FollowState> {
  const viewer = signedIn(caller);
  if (kind === 'member' && targetId === viewer.memberId)
    throw invalidInput({ field: 'targetId', message: 'You can’t follow yourself.' });
  if (!(await canBeFollowed(database, kind, targetId, viewer))) throw notFound(kind);
  await writeFollow(database, viewer.memberId, kind, targetId);
  return { isFollowing: true, followerCount: await followerCount(database, kind, targetId) };
}

/**
 * Makes the viewer unfollow something, idempotently; also something that no longer exists.
 * @throws {Refusal} signed-out
 */
export async function unfollowTarget(
  database: Database,
  caller: Viewer | null,
  kind: FollowKind,
  targetId: number,
): Promise<FollowState> {
  const { memberId } = signedIn(caller);
  await removeFollow(database, memberId, kind, targetId);
  return { isFollowing: false, followerCount: await followerCount(database, kind, targetId) };
}

/** A visitor follows nothing. */
export async function isFollowing(
  database: Database,
  viewer: Viewer | null,
  kind: FollowKind,
  targetId: number,
): Promise<boolean> {
  return viewer !== null && (await followedAmong(database, viewer.memberId, kind, [targetId])).has(targetId);
}
