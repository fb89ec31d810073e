import { graphql } from '../../graphql.ts';

export interface Profile {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly bio: string;
  /** ISO 8601 */
  readonly memberSince: string;
  readonly isAgent: boolean;
  readonly agentUsername: string | null;
  readonly reviewCount: number;
  readonly questionCount: number;
  readonly answerCount: number;
  readonly discussionCount: number;
  readonly score: number;
  readonly followerCount: number;
}

export interface ProfileReview {
  readonly kind: 'agent' | 'location';
  readonly reviewId: string;
  readonly about: string;
  readonly path: string;
  readonly title: string;
  readonly text: string;
  readonly rating: number;
  readonly createdAt: string;
}
export interface ProfileQuestion {
  readonly postId: string;
  readonly uri: string;
  readonly title: string;
  readonly createdAt: string;
  readonly replyCount: number;
  readonly votes: number;
  readonly location: { readonly name: string };
}
export interface ProfileAnswer {
  readonly postId: string;
  readonly text: string;
  readonly createdAt: string;
  readonly votes: number;
  readonly question: { readonly title: string; readonly uri: string } | null;
}
export interface ProfilePerson {
  readonly username: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly followedAt: string;
}
export interface Followed {
  readonly kind: 'agent' | 'location' | 'question' | 'member';
  readonly targetId: string;
  readonly name: string;
  readonly address: string;
  readonly followedAt: string;
}

/** A member's page; `reviews`, `questions`, … select the list to load. */
export const readProfile = graphql(`
  query MemberProfile($username: String!, $page: Int!, $skip: Int!, $take: Int!, $reviews: Boolean!, $questions: Boolean!, $answers: Boolean!, $discussions: Boolean!, $follows: Boolean!) {
    userProfile(username: $username, reviewsPage: $page, reviewsPageSize: $take) {
      id username name avatar bio memberSince isAgent agentUsername reviewCount questionCount answerCount discussionCount score followerCount
      reviews @include(if: $reviews) { total results { kind reviewId about path: uri title text rating createdAt } }
      questions(skip: $skip, take: $take) @include(if: $questions) { total results { postId uri title createdAt replyCount votes location { name } } }
      discussions(skip: $skip, take: $take) @include(if: $discussions) { total results { postId uri title createdAt replyCount votes location { name } } }
      answers(skip: $skip, take: $take) @include(if: $answers) { total results { postId text createdAt votes question { title uri } } }
      followers(skip: $skip, take: $take) @include(if: $follows) { total results { username name avatar followedAt } }
    }
  }`);

/** Data that depend on the viewer, requested once the session is loaded. */
export const readOwn = graphql(
  `
  query MemberProfileOwn($username: String!) {
    userProfile(username: $username) { isViewingOwnProfile isCurrentUserAdmin isFollowing followerCount following(take: 50) { total results { kind targetId name address: uri followedAt } } }
  }`,
  [],
  { reads: ['following'] },
);

export const followMember = graphql(
  `mutation FollowMember($id: ID!) { follow(kind: member, targetId: $id) { isFollowing followerCount } }`,
  [],
  { changes: ['following'] },
);
export const unfollowMember = graphql(
  `mutation UnfollowMember($id: ID!) { unfollow(kind: member, targetId: $id) { isFollowing followerCount } }`,
  [],
  { changes: ['following'] },
);
