export { followKinds } from './follow.ts';
export type { Follower, FollowKind, FollowState } from './follow.ts';
export { follow, isFollowing, unfollow } from './rules.ts';
export { FollowKindEnum } from './schema.ts';
export {
  followedAmong,
  followerCount,
  followerCountPart,
  followerCounts,
  followers,
  followingCounts,
} from './store.ts';
