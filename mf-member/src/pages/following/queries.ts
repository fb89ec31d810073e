import { document } from '@verandah/graph';
import type { FollowKind } from '../../features/follows/queries.ts';

/** Groups of followed items. Questions and discussions are both followed as questions. */
export const groups = ['agents', 'locations', 'questions', 'discussions', 'members'] as const;
export type Group = (typeof groups)[number];

export interface FollowedThing {
  readonly kind: FollowKind;
  readonly group: Group;
  readonly targetId: string;
  readonly name: string;
  readonly detail: string | null;
  readonly address: string;
  readonly followedAt: string;
}
export interface FollowingAnswered {
  readonly userProfile: {
    readonly following: { readonly total: number; readonly results: readonly FollowedThing[] } | null;
    readonly followingCounts: Readonly<Record<Group, number>> | null;
  } | null;
}

/** What the member follows. Never cached, because it changes on every page. */
export const readFollowing = document<
  FollowingAnswered,
  { username: string; of: Group | null; skip: number; take: number }
>(
  `query Following($username: String!, $of: FollowedGroup, $skip: Int!, $take: Int!) {
    userProfile(username: $username) {
      following(of: $of, skip: $skip, take: $take) { total results { kind group targetId name detail address followedAt } }
      followingCounts { agents locations questions discussions members }
    }
  }`,
  { kept: false },
);

export const endFollowing = document<
  { readonly unfollow: { readonly isFollowing: boolean } },
  { kind: FollowKind; id: string }
>('mutation EndFollowing($kind: FollowKind!, $id: ID!) { unfollow(kind: $kind, targetId: $id) { isFollowing } }');
