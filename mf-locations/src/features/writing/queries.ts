import { reviewFragment } from '../reviews/review.ts';
import { namedPlaceFragment } from '../places/place.ts';
import { graphql } from '../../graphql.ts';

/** A suburb, and the member's own review of it. */
export const readOwnReview = graphql(
  `query OwnLocationReview($slug: String!) { locationOverview(identifier: $slug) { location { ...NamedPlace } ownReview
    { ...LocationReview ratings { factor } } } }`,
  [namedPlaceFragment, reviewFragment],
);

export const addReview = graphql(`
  mutation AddLocationReview($slug: String!, $input: LocationReviewInput!,
    $key: String!) { addLocationReview(identifier: $slug, input: $input, idempotencyKey: $key) { id } }`);
export const changeReview = graphql(`
  mutation ChangeLocationReview($id: ID!, $input: LocationReviewInput!) { updateLocationReview(reviewId: $id,
    input: $input) { id } }`);
export const deleteReview = graphql(`
  mutation DeleteLocationReview($id: ID!) { deleteLocationReview(reviewId: $id) }`);
