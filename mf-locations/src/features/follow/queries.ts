import type { FollowState } from '@verandah/areas/actions';
import { document } from '@verandah/graph';

export const followLocation = document<{ follow: FollowState }, { id: string }>(`
  mutation FollowLocation($id: ID!) { follow(kind: location, targetId: $id) { isFollowing followerCount } }`);
export const unfollowLocation = document<{ unfollow: FollowState }, { id: string }>(`
  mutation UnfollowLocation($id: ID!) { unfollow(kind: location, targetId: $id) { isFollowing followerCount } }`);
