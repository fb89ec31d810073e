import * as v from 'valibot';
import type { Database } from '../../../platform/database/public.ts';
import { idempotencyKey } from '../../../platform/idempotency/public.ts';
import { findSuburb, type PlaceScope } from '../../geography/locations/public.ts';
import { id, defineOperation, type Operation, pagingInput } from '../../../platform/rest/public.ts';
import {
  helpfulResponse,
  prosAndConsResponse,
  publicReviewResponse,
  ratingsResponse,
  reviewResponse,
  reviewCommentResponse,
} from './responses.ts';
import { commentsOf } from './comment-store.ts';
import { commentInput, reviewInput } from './input.ts';
import { prosAndConsIn, ratingsIn } from './rating-store.ts';
import { reviewOrders, type LocationReview, type ReviewComment } from './review.ts';
import { addReview, addReviewComment, changeReview, markHelpful, removeReview, undoHelpful } from './rules.ts';
import { reviewsIn } from './store.ts';

const domain = 'location-reviews';
const reviewId = v.pipe(
  v.number('must be a number'),
  v.integer('must be a whole number'),
  v.minValue(1, 'must be at least 1'),
  v.maxValue(999_999_999, 'must have at most nine digits'),
);

const suburbScope = async (database: Database, location: number): Promise<PlaceScope> => ({
  kind: 'suburb',
  localityId: (await findSuburb(database, String(location))).id,
});

/** Without the viewer's own data: the response is cached for everyone. */
function forEveryone(
  { markedHelpful: _marked, isOwn: _own, ...review }: LocationReview,
  comments: readonly ReviewComment[],
) {
  return { ...review, comments };
}

// The rules validate the input themselves, for GraphQL too.
const reviewBody = v.object(reviewInput.entries);

export const locationReviewOperations: readonly Operation[] = [
  defineOperation({
    id: 'locationReviews',
    method: 'GET',
    path: '/reviews/location/:id',
    domain,
    freshFor: 60,
    summary: "Members' reviews of a suburb with their comments, the suburb's ratings by factor, and the total.",
    params: v.object({ id }),
    query: v.object({
      order: v.optional(v.picklist(reviewOrders, `must be one of ${reviewOrders.join(', ')}`), 'newest'),
      ...pagingInput(5, 50),
    }),
    response: v.strictObject({ total: v.number(), ratings: ratingsResponse, results: v.array(publicReviewResponse) }),
    async handle({ params, query, service: { database } }) {
      const scope = await suburbScope(database, params.id);
      const ratings = await ratingsIn(database, scope);
      const reviews = await reviewsIn(database, scope, null, query);
      const comments = await commentsOf(
        database,
        reviews.map((each) => each.id),
      );
      return {
        total: ratings.count,
        ratings,
        results: reviews.map((each) => forEveryone(each, comments.get(each.id) ?? [])),
      };
    },
  }),
  defineOperation({
    id: 'locationPros',
    method: 'GET',
    path: '/location/:id/pros',
    domain,
    freshFor: 60,
    summary: 'Positive and negative points from reviews of a suburb, the most frequent first.',
    params: v.object({ id }),
    response: prosAndConsResponse,
    handle: async ({ params, service: { database } }) =>
      prosAndConsIn(database, await suburbScope(database, params.id)),
  }),
  defineOperation({
    id: 'addLocationReview',
    method: 'POST',
    path: '/reviews/location/:id',
    domain,
    status: 201,
    repeatable: 'by key',
    summary: 'Reviews a suburb. Only for members with a verified email address; one review per member and suburb.',
    params: v.object({ id }),
    body: reviewBody,
    response: reviewResponse,
    handle: ({ params, request, viewer, service: { database } }) =>
      addReview(database, viewer, params.id, request.body, idempotencyKey(request)),
  }),
  defineOperation({
    id: 'changeLocationReview',
    method: 'PUT',
    path: '/reviews/location/review/:id',
    domain,
    summary: "Changes the caller's own review.",
    params: v.object({ id }),
    body: reviewBody,
    response: reviewResponse,
    handle: ({ params, request, viewer, service: { database } }) =>
      changeReview(database, viewer, params.id, request.body),
  }),
  defineOperation({
    id: 'removeLocationReview',
    method: 'DELETE',
    path: '/reviews/location/review/:id',
    domain,
    status: 204,
    summary: "Deletes the caller's own review.",
    params: v.object({ id }),
    response: v.undefined(),
    handle: ({ params, viewer, service: { database } }) =>
      removeReview(database, viewer, params.id).then(() => undefined),
  }),
  defineOperation({
    id: 'markReviewHelpful',
    method: 'POST',
    path: '/posts/review/helpful',
    domain,
    legacy: true,
    summary: "Marks another member's review of a suburb as helpful or not. A later mark replaces it.",
    body: v.object({ reviewId, helpful: v.optional(v.boolean('must be true or false'), true) }),
    response: helpfulResponse,
    handle: ({ body, viewer, service: { database } }) => markHelpful(database, viewer, body.reviewId, body.helpful),
  }),
  defineOperation({
    id: 'undoReviewHelpful',
    method: 'POST',
    path: '/posts/review/undohelpfulorunhelpful',
    domain,
    legacy: true,
    summary: "Removes the caller's mark from a review.",
    body: v.object({ reviewId }),
    response: helpfulResponse,
    handle: ({ body, viewer, service: { database } }) => undoHelpful(database, viewer, body.reviewId),
  }),
  defineOperation({
    id: 'commentOnReview',
    method: 'POST',
    path: '/posts/review/savecomment',
    domain,
    legacy: true,
    status: 201,
    repeatable: 'by key',
    summary: 'Comments on a review of a suburb.',
    body: v.object({ reviewId, ...commentInput.entries }),
    response: reviewCommentResponse,
    handle: ({ body: { reviewId: review, text }, request, viewer, service: { database } }) =>
      addReviewComment(database, viewer, review, { text }, idempotencyKey(request)),
  }),
];
