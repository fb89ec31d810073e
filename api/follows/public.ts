export { followKinds } from './follow.ts';
export type { Followed, Follower, FollowKind, FollowState, Page, Paging } from './follow.ts';
export { follow, isFollowing, unfollow } from './rules.ts';
export { followedAmong, followerCount, followerCounts, followers, following, followingCounts } from './store.ts';
