import { graphql } from '../../graphql.ts';

export const readFollowed = graphql(
  `
  query ListingAgentFollowed($username: String!) { agentProfile(username: $username) { isFollowed followers } }`,
  [],
  { reads: ['following'] },
);
export const followAgent = graphql(
  `
  mutation ListingFollowAgent($id: ID!) { follow(kind: agent, targetId: $id) { isFollowing followerCount } }`,
  [],
  { changes: ['following'] },
);
export const unfollowAgent = graphql(
  `
  mutation ListingUnfollowAgent($id: ID!) { unfollow(kind: agent, targetId: $id) { isFollowing followerCount } }`,
  [],
  { changes: ['following'] },
);
