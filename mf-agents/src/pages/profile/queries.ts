import { cardListingFragment } from '@verandah/design';
import { performanceFragment } from '../../features/cards/card-agent.ts';
import {
  graphql,
  type AgentActivitiesQuery,
  type AgentQuestionsQuery,
  type AgentAnswersQuery,
  type AgentFollowersQuery,
  type AgentFollowingQuery,
} from '../../graphql.ts';

export const summaryFragment = /* GraphQL */ `fragment ReviewSummary on ReviewSummary { average count stars factors { factor average count } }`;
export const reviewFragment = /* GraphQL */ `fragment AgentReview on AgentReview { id authorName authorUsername role rating ratings { factor rating } title text source status reply repliedAt createdAt }`;

/** The agent's data that all tabs show. */
export const readAgent = graphql(
  `query AgentPage($username: String!) {
    agentProfile(username: $username) {
      id username name title portrait bio phone hasLeft isClaimed followers following
      office { id slug name phone brandColour licences { stateCode number verifiedAt } location { suburb stateCode
        postcode locationSlug } }
      reviewSummary { ...ReviewSummary }
      performance { ...AgentFigures underOffer sold leased period { from to } }
      socialLinks { facebook instagram linkedin twitter website }
      servicedLocations { slug label } areasOfExpertise languages video awards { title year }
    }
  }`,
  [summaryFragment, performanceFragment],
);

export type ActivityItem = AgentActivitiesQuery['agentActivities']['results'][number];
export const readActivities = graphql(`
  query AgentActivities($username: String!, $types: [AgentActivityType!], $skip: Int!, $take: Int!) {
    agentActivities(username: $username, activityTypes: $types, skip: $skip, take: $take) {
      total results { id type at title address: uri listing { uri statusType priceDetails { shortDescription } address
        { street suburb stateCode postcode } media { photos { key colour alt } } } }
    }
  }`);

export const readListings = graphql(
  `query AgentListings($username: String!, $kind: ListingStatusType!, $skip: Int!, $take: Int!) {
    agentListings(username: $username, statusType: $kind, skip: $skip, take: $take) { total results { ...CardListing } }
  }`,
  [cardListingFragment],
);

export const readReviews = graphql(
  `query AgentReviews($username: String!, $skip: Int!, $take: Int!) { agentReviews(username: $username, skip: $skip,
    take: $take) { total results { ...AgentReview } } }`,
  [reviewFragment],
);

export type AgentQuestion = AgentQuestionsQuery['agentQuestions']['results'][number];
export const readQuestions = graphql(`
  query AgentQuestions($username: String!, $skip: Int!, $take: Int!) {
    agentQuestions(username: $username, skip: $skip, take: $take) { total results { postId uri title content
      isDiscussion createdAt replyCount location { slug label } } }
  }`);

export type AgentAnswer = AgentAnswersQuery['agentAnswers']['results'][number];
export const readAnswers = graphql(`
  query AgentAnswers($username: String!, $skip: Int!, $take: Int!) {
    agentAnswers(username: $username, skip: $skip, take: $take) { total results { postId text createdAt votes question
      { uri title location { slug label } } } }
  }`);

export type Follower = AgentFollowersQuery['agentFollowers']['results'][number];
export const readFollowers = graphql(`
  query AgentFollowers($username: String!, $skip: Int!, $take: Int!) {
    agentFollowers(username: $username, skip: $skip, take: $take) { total results { memberId username name avatar
      followedAt } }
  }`);

export type Followed = AgentFollowingQuery['agentFollowing']['results'][number];
export const readFollowing = graphql(`
  query AgentFollowing($username: String!, $skip: Int!, $take: Int!) {
    agentFollowing(username: $username, skip: $skip, take: $take) { total results { kind targetId name address: uri
      followedAt } }
  }`);
