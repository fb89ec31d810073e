import { graphql, type MemberProfileOwnQuery, type MemberProfileQuery } from '../../graphql.ts';

type UserProfile = NonNullable<MemberProfileQuery['userProfile']>;
export type Profile = Omit<UserProfile, 'reviews' | 'questions' | 'discussions' | 'answers' | 'followers'>;

export type ProfileReview = NonNullable<UserProfile['reviews']>['results'][number];
export type ProfileQuestion = NonNullable<UserProfile['questions']>['results'][number];
export type ProfileAnswer = NonNullable<UserProfile['answers']>['results'][number];
export type ProfilePerson = NonNullable<UserProfile['followers']>['results'][number];
export type Followed = NonNullable<NonNullable<MemberProfileOwnQuery['userProfile']>['following']>['results'][number];

/** A member's page; `reviews`, `questions`, … select the list to load. */
export const readProfile = graphql(`
  query MemberProfile($username: String!, $page: Int!, $skip: Int!, $take: Int!, $reviews: Boolean!,
    $questions: Boolean!, $answers: Boolean!, $discussions: Boolean!, $follows: Boolean!) {
    userProfile(username: $username, reviewsPage: $page, reviewsPageSize: $take) {
      id username name avatar bio memberSince isAgent agentUsername reviewCount questionCount answerCount
        discussionCount score followerCount
      reviews @include(if: $reviews) { total results { kind reviewId about path: uri title text rating createdAt } }
      questions(skip: $skip, take: $take) @include(if: $questions) { total results { postId uri title createdAt
        replyCount votes location { name } } }
      discussions(skip: $skip, take: $take) @include(if: $discussions) { total results { postId uri title createdAt
        replyCount votes location { name } } }
      answers(skip: $skip, take: $take) @include(if: $answers) { total results { postId text createdAt votes question {
        title uri } } }
      followers(skip: $skip, take: $take) @include(if: $follows) { total results { username name avatar followedAt } }
    }
  }`);

/** Data that depend on the viewer, requested once the session is loaded. */
export const readOwn = graphql(
  `
  query MemberProfileOwn($username: String!) {
    userProfile(username: $username) { isViewingOwnProfile isCurrentUserAdmin isFollowing followerCount following(take:
      50) { total results { kind targetId name address: uri followedAt } } }
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
