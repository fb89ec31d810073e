import { cardListingFields, type CardListing, type CardPhoto } from '@verandah/design';
import { document } from '@verandah/graph';
import type { ActivityType } from '@verandah/market';
import { performanceFields } from '../../features/cards/card-agent.ts';
import type { AgentReview, ProfileAgent } from './agent.ts';
import type { ListingKind } from './tabs.ts';

export const summaryFields = 'average count stars factors { factor average count }';
export const reviewFields =
  'id authorName authorUsername role rating ratings { factor rating } title text source status reply repliedAt createdAt';

/** The agent's data that all tabs show. */
export const readAgent = document<{ agentProfile: ProfileAgent | null }, { username: string }>(`
  query AgentPage($username: String!) {
    agentProfile(username: $username) {
      id username name title portrait bio phone hasLeft isClaimed followers following
      office { id slug name phone brandColour location { suburb stateCode postcode locationSlug } }
      reviewSummary { ${summaryFields} }
      performance { ${performanceFields} underOffer sold leased period { from to } }
      socialLinks { facebook instagram linkedin website }
      servicedLocations { slug label } areasOfExpertise awards { title year }
    }
  }`);

interface Paged {
  readonly username: string;
  readonly skip: number;
  readonly take: number;
}
interface Page<Item> {
  readonly total: number;
  readonly results: readonly Item[];
}

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
export const readActivities = document<{ agentActivities: Page<ActivityItem> }, Paged & { types: ActivityType[] }>(`
  query AgentActivities($username: String!, $types: [AgentActivityType!], $skip: Int!, $take: Int!) {
    agentActivities(username: $username, activityTypes: $types, skip: $skip, take: $take) {
      total results { id type at title address listing { uri statusType priceDetails { shortDescription } address { street suburb stateCode postcode } media { photos { key colour alt } } } }
    }
  }`);

export const readListings = document<{ agentListings: Page<CardListing> }, Paged & { kind: ListingKind }>(`
  query AgentListings($username: String!, $kind: ListingStatusType!, $skip: Int!, $take: Int!) {
    agentListings(username: $username, statusType: $kind, skip: $skip, take: $take) { total results { ${cardListingFields} } }
  }`);

export const readReviews = document<{ agentReviews: Page<AgentReview> }, Paged>(`
  query AgentReviews($username: String!, $skip: Int!, $take: Int!) { agentReviews(username: $username, skip: $skip, take: $take) { total results { ${reviewFields} } } }`);

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
export const readQuestions = document<{ agentQuestions: Page<AgentQuestion> }, Paged>(`
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
export const readAnswers = document<{ agentAnswers: Page<AgentAnswer> }, Paged>(`
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
export const readFollowers = document<{ agentFollowers: Page<Follower> }, Paged>(`
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
export const readFollowing = document<{ agentFollowing: Page<Followed> }, Paged>(`
  query AgentFollowing($username: String!, $skip: Int!, $take: Int!) {
    agentFollowing(username: $username, skip: $skip, take: $take) { total results { kind targetId name address followedAt } }
  }`);
