import { graphql } from '../../graphql.ts';

export interface ReviewsShown {
  readonly skip: number;
  readonly take: number;
  readonly sort: 'newest' | 'mostHelpful' | 'highestRating' | 'lowestRating';
}

export const readOwnPlace = graphql(
  `
  query OwnPlace($slug: String!, $skip: Int!, $take: Int!, $sort: LocationReviewOrder!) {
    locationOverview(identifier: $slug) {
      location { isFollowing followerCount } ownReview { id }
      reviews(skip: $skip, take: $take, sortOrder: $sort) { results { id isOwn markedHelpful } }
    }
  }`,
  [],
  { reads: ['following'] },
);
