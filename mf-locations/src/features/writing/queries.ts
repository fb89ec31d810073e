import { document } from '@verandah/graph';
import { reviewFields, type Factor, type ReviewDetail } from '../reviews/review.ts';
import type { ReviewInput } from './fields.ts';
import { namedPlaceFields, type NamedPlace } from '../places/place.ts';

type OwnReview = Omit<ReviewDetail, 'ratings'> & {
  readonly ratings: readonly { readonly factor: Factor; readonly label: string; readonly rating: number }[];
};

/** A suburb, and the member's own review of it. */
export const readOwnReview = document<
  { locationOverview: { readonly location: NamedPlace; readonly ownReview: OwnReview | null } | null },
  { slug: string }
>(`
  query OwnLocationReview($slug: String!) { locationOverview(identifier: $slug) { location { ${namedPlaceFields} } ownReview { ${reviewFields.replace('ratings {', 'ratings { factor')} } } }`);

export const addReview = document<
  { addLocationReview: { readonly id: string } },
  { slug: string; input: ReviewInput; key: string }
>(`
  mutation AddLocationReview($slug: String!, $input: LocationReviewInput!, $key: String!) { addLocationReview(identifier: $slug, input: $input, idempotencyKey: $key) { id } }`);
export const changeReview = document<
  { updateLocationReview: { readonly id: string } },
  { id: string; input: ReviewInput }
>(`
  mutation ChangeLocationReview($id: ID!, $input: LocationReviewInput!) { updateLocationReview(reviewId: $id, input: $input) { id } }`);
export const deleteReview = document<{ deleteLocationReview: string }, { id: string }>(`
  mutation DeleteLocationReview($id: ID!) { deleteLocationReview(reviewId: $id) }`);
