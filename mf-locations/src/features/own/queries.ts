import { graphql, type OwnPlaceQueryVariables } from '../../graphql.ts';

export type ReviewsShown = Omit<OwnPlaceQueryVariables, 'slug'>;

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
