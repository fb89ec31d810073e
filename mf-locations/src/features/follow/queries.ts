import { graphql } from '../../graphql.ts';

export const followLocation = graphql(
  `
  mutation FollowLocation($id: ID!) { follow(kind: location, targetId: $id) { isFollowing followerCount } }`,
  [],
  { changes: ['following'] },
);
export const unfollowLocation = graphql(
  `
  mutation UnfollowLocation($id: ID!) { unfollow(kind: location, targetId: $id) { isFollowing followerCount } }`,
  [],
  { changes: ['following'] },
);
