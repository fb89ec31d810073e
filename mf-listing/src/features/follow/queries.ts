import type { FollowState } from '@verandah/areas/actions';
import { document } from '@verandah/graph';

export const readFollowed = document<
  { readonly agentProfile: { readonly isFollowed: boolean; readonly followers: number } | null },
  { username: string }
>(`
  query ListingAgentFollowed($username: String!) { agentProfile(username: $username) { isFollowed followers } }`);
export const followAgent = document<{ readonly follow: FollowState }, { id: string }>(`
  mutation ListingFollowAgent($id: ID!) { follow(kind: agent, targetId: $id) { isFollowing followerCount } }`);
export const unfollowAgent = document<{ readonly unfollow: FollowState }, { id: string }>(`
  mutation ListingUnfollowAgent($id: ID!) { unfollow(kind: agent, targetId: $id) { isFollowing followerCount } }`);
