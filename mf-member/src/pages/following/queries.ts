import { graphql, type FollowingQuery } from '../../graphql.ts';

/** Groups of followed items. Questions and discussions are both followed as questions. */
export const groups = ['agents', 'locations', 'questions', 'discussions', 'members'] as const;
export type Group = (typeof groups)[number];

export type FollowedThing = NonNullable<NonNullable<FollowingQuery['userProfile']>['following']>['results'][number];
/** What the member follows. Never cached, because it changes on every page. */
export const readFollowing = graphql(
  `query Following($username: String!, $of: FollowedGroup, $skip: Int!, $take: Int!) {
    userProfile(username: $username) {
      following(of: $of, skip: $skip, take: $take) { total results { kind group targetId name detail address: uri
        followedAt } }
      followingCounts { agents locations questions discussions members }
    }
  }`,
  [],
  { cached: false },
);

export const endFollowing = graphql(
  `mutation EndFollowing($kind: FollowKind!, $id: ID!) { unfollow(kind: $kind, targetId: $id) { isFollowing } }`,
  [],
  { changes: ['following'] },
);
