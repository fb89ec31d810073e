import { graphql } from '../../graphql.ts';

export type FollowKind = 'agent' | 'location' | 'question' | 'member';

export const follow = graphql(
  `mutation Follow($kind: FollowKind!, $id: ID!) { follow(kind: $kind, targetId: $id) { isFollowing } }`,
  [],
  { changes: ['following'] },
);
