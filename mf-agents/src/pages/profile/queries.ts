import { cardListingFragment, type CardPhoto } from '@verandah/design';
import type { ActivityType } from '@verandah/market';
import { performanceFragment } from '../../features/cards/card-agent.ts';
import type { ListingKind } from './tabs.ts';
import { graphql } from '../../graphql.ts';

export const summaryFragment = /* GraphQL */ `fragment ReviewSummary on ReviewSummary { average count stars factors { factor average count } }`;
export const reviewFragment = /* GraphQL */ `fragment AgentReview on AgentReview { id authorName authorUsername role rating ratings { factor rating } title text source status reply repliedAt createdAt }`;

/** The agent's data that all tabs show. */
export const readAgent = graphql(
  `query AgentPage($username: String!) {
    agentProfile(username: $username) {
      id username name title portrait bio phone hasLeft isClaimed followers following
      office { id slug name phone brandColour location { suburb stateCode postcode locationSlug } }
      reviewSummary { ...ReviewSummary }
      performance { ...AgentFigures underOffer sold leased period { from to } }
      socialLinks { facebook instagram linkedin twitter website }
      servicedLocations { slug label } areasOfExpertise languages video awards { title year }
    }
  }`,
  [summaryFragment, performanceFragment],
);

export interface ActivityItem {
  readonly id: string;
  readonly type: ActivityType;
  /** ISO 8601 */
  readonly at: string;
  readonly title: string;
  readonly address: string | null;
  readonly listing: {
    readonly uri: string;
    readonly statusType: ListingKind;
    readonly priceDetails: { readonly shortDescription: string };
    readonly media: { readonly photos: readonly CardPhoto[] };
    readonly address: {
      readonly street: string;
      readonly suburb: string;
      readonly stateCode: string;
      readonly postcode: string | null;
    };
  } | null;
}
export const readActivities = graphql(`
  query AgentActivities($username: String!, $types: [AgentActivityType!], $skip: Int!, $take: Int!) {
    agentActivities(username: $username, activityTypes: $types, skip: $skip, take: $take) {
      total results { id type at title address: uri listing { uri statusType priceDetails { shortDescription } address { street suburb stateCode postcode } media { photos { key colour alt } } } }
    }
  }`);

export const readListings = graphql(
  `query AgentListings($username: String!, $kind: ListingStatusType!, $skip: Int!, $take: Int!) {
    agentListings(username: $username, statusType: $kind, skip: $skip, take: $take) { total results { ...CardListing } }
  }`,
  [cardListingFragment],
);

export const readReviews = graphql(
  `query AgentReviews($username: String!, $skip: Int!, $take: Int!) { agentReviews(username: $username, skip: $skip, take: $take) { total results { ...AgentReview } } }`,
  [reviewFragment],
);

interface Place {
  readonly slug: string;
  readonly label: string;
}
export interface AgentQuestion {
  readonly postId: string;
  readonly uri: string;
  readonly title: string;
  readonly content: string;
  readonly isDiscussion: boolean;
  readonly createdAt: string;
  readonly replyCount: number;
  readonly location: Place;
}
export const readQuestions = graphql(`
  query AgentQuestions($username: String!, $skip: Int!, $take: Int!) {
    agentQuestions(username: $username, skip: $skip, take: $take) { total results { postId uri title content isDiscussion createdAt replyCount location { slug label } } }
  }`);

export interface AgentAnswer {
  readonly postId: string;
  readonly text: string;
  readonly createdAt: string;
  readonly votes: number;
  readonly question: { readonly uri: string; readonly title: string; readonly location: Place } | null;
}
export const readAnswers = graphql(`
  query AgentAnswers($username: String!, $skip: Int!, $take: Int!) {
    agentAnswers(username: $username, skip: $skip, take: $take) { total results { postId text createdAt votes question { uri title location { slug label } } } }
  }`);

export interface Follower {
  readonly memberId: string;
  readonly username: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly followedAt: string;
}
export const readFollowers = graphql(`
  query AgentFollowers($username: String!, $skip: Int!, $take: Int!) {
    agentFollowers(username: $username, skip: $skip, take: $take) { total results { memberId username name avatar followedAt } }
  }`);

export interface Followed {
  readonly kind: 'agent' | 'location' | 'member' | 'question';
  readonly targetId: string;
  readonly name: string;
  readonly address: string;
  readonly followedAt: string;
}
export const readFollowing = graphql(`
  query AgentFollowing($username: String!, $skip: Int!, $take: Int!) {
    agentFollowing(username: $username, skip: $skip, take: $take) { total results { kind targetId name address: uri followedAt } }
  }`);
