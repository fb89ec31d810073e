export { followKinds } from './follow.ts';
export type { Follower, FollowKind, FollowState } from './follow.ts';
export { followTarget, isFollowing, unfollowTarget } from './rules.ts';
export { FollowKindEnum } from './schema.ts';
export {
  followedAmong,
  followerCount,
  followerCountPart,
  followerCounts,
  readFollowers,
  followingCounts,
} from './store.ts';
