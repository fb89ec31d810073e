import { recordActivity } from '../../members/activities/public.ts';
import { inTransaction, type Database } from '../../../platform/database/public.ts';
import { memberCaller, runOnce } from '../../../platform/idempotency/public.ts';
import { localitiesById } from '../../geography/locations/public.ts';
import { notifyRecipients } from '../../saved/notifications/public.ts';
import { signedIn, type Viewer } from '../../../platform/identity/public.ts';
import { mayPost } from '../questions/poster.ts';
import { checkInput } from '../../../platform/text-input.ts';
import { notFound, Refusal } from '../../../platform/problems/public.ts';
import { throttleCaller } from '../../../platform/rate-limits/public.ts';
import { writeComment } from './comment-store.ts';
import { commentInput, reviewInput } from './input.ts';
import type { LocationReview, ReviewComment } from './review.ts';
import { reviewsById } from './store.ts';
import {
  deleteReview,
  ownReviewId,
  removeHelpful,
  reviewAuthor,
  rewriteReview,
  writeHelpful,
  writeReview,
} from './write-store.ts';

async function reviewOf(database: Database, id: number, viewer: Viewer): Promise<LocationReview> {
  const review = (await reviewsById(database, [id], viewer.memberId)).get(id);
  if (!review) throw notFound('review');
  return review;
}

/**
 * Writes the viewer's review of a suburb; each member one a place.
 * @param key of idempotency: repeats have no effect
 * @throws {Refusal} signed-out; forbidden until the email address is verified; not-found; conflict when they have
 * written one; invalid; throttled
 */
export async function addReview(
  database: Database,
  caller: Viewer | null,
  localityId: number,
  input: unknown,
  key?: string,
): Promise<LocationReview> {
  const viewer = signedIn(caller);
  const review = checkInput(reviewInput, input);
  const [place] = await localitiesById(database, [localityId]);
  if (!place) throw notFound('location');
  await throttleCaller(database, 'location-review', viewer.memberId);
  return runOnce(database, memberCaller(viewer), key, 'add-location-review', { localityId, review }, (within) =>
    inTransaction(within, async (transaction) => {
      const poster = await mayPost(transaction, viewer);
      const id = await writeReview(transaction, localityId, poster, review);
      if (id === undefined)
        throw new Refusal('conflict', `You have reviewed ${place.name} already; you can change that review.`);
      await recordActivity(transaction, {
        type: 'ReviewedALocation',
        memberId: viewer.memberId,
        agentId: poster.agentId,
        localityId,
        targetId: id,
      });
      await notifyRecipients(transaction, {
        kind: 'locationReview',
        targetId: id,
        by: viewer.memberId,
        to: { followers: { kind: 'location', id: localityId } },
      });
      return reviewOf(transaction, id, viewer);
    }),
  );
}

/**
 * Changes the viewer's own review.
 * @throws {Refusal} signed-out, forbidden, not-found (also others' reviews), invalid, throttled
 */
export async function changeReview(
  database: Database,
  caller: Viewer | null,
  reviewId: number,
  input: unknown,
): Promise<LocationReview> {
  const viewer = signedIn(caller);
  const review = checkInput(reviewInput, input);
  await throttleCaller(database, 'location-review-change', viewer.memberId);
  await mayPost(database, viewer);
  if (!(await rewriteReview(database, reviewId, viewer.memberId, review))) throw notFound('review');
  return reviewOf(database, reviewId, viewer);
}

/**
 * Deletes the viewer's own review, with its comments.
 * @throws {Refusal} signed-out, not-found (also others' reviews)
 */
export async function removeReview(database: Database, caller: Viewer | null, reviewId: number): Promise<void> {
  const { memberId } = signedIn(caller);
  if (!(await deleteReview(database, reviewId, memberId))) throw notFound('review');
}

/** @throws {Refusal} signed-out; forbidden until the email address is verified; not-found; invalid; throttled */
export async function addReviewComment(
  database: Database,
  caller: Viewer | null,
  reviewId: number,
  input: unknown,
  key?: string,
): Promise<ReviewComment> {
  const viewer = signedIn(caller);
  const { text } = checkInput(commentInput, input);
  await throttleCaller(database, 'location-review-comment', viewer.memberId);
  return runOnce(database, memberCaller(viewer), key, 'comment-on-location-review', { reviewId, text }, (within) =>
    inTransaction(within, async (transaction) => {
      const poster = await mayPost(transaction, viewer);
      const comment = await writeComment(transaction, reviewId, poster, text);
      if (!comment) throw notFound('review');
      const review = await reviewOf(transaction, reviewId, viewer);
      await notifyRecipients(transaction, {
        kind: 'reviewComment',
        targetId: comment.id,
        by: poster.memberId,
        to: { memberIds: [review.author.memberId] },
      });
      return comment;
    }),
  );
}

/** The counts of a review after a comment. */
export interface HelpfulState {
  readonly reviewId: number;
  readonly helpfulCount: number;
  readonly unhelpfulCount: number;
  readonly markedHelpful: boolean | null;
}

async function helpfulState(database: Database, reviewId: number, viewer: Viewer): Promise<HelpfulState> {
  const { helpfulCount, unhelpfulCount, markedHelpful } = await reviewOf(database, reviewId, viewer);
  return { reviewId, helpfulCount, unhelpfulCount, markedHelpful };
}

/**
 * Stores whether a review was helpful: one vote per member, the last one counts.
 * @throws {Refusal} signed-out; not-found; forbidden for one's own
 */
export async function markHelpful(
  database: Database,
  caller: Viewer | null,
  reviewId: number,
  helpful: boolean,
): Promise<HelpfulState> {
  const viewer = signedIn(caller);
  const author = await reviewAuthor(database, reviewId);
  if (author === undefined) throw notFound('review');
  if (author === viewer.memberId) throw new Refusal('forbidden', 'You can’t mark your own review as helpful.');
  await writeHelpful(database, reviewId, viewer.memberId, helpful);
  return helpfulState(database, reviewId, viewer);
}

/** Removes the vote; without one it changes nothing. @throws {Refusal} signed-out, not-found */
export async function undoHelpful(database: Database, caller: Viewer | null, reviewId: number): Promise<HelpfulState> {
  const viewer = signedIn(caller);
  if ((await reviewAuthor(database, reviewId)) === undefined) throw notFound('review');
  await removeHelpful(database, reviewId, viewer.memberId);
  return helpfulState(database, reviewId, viewer);
}

/** The viewer's own review of a place; undefined unless it is visible. */
export async function ownReview(
  database: Database,
  viewer: Viewer | null,
  localityId: number,
): Promise<LocationReview | undefined> {
  if (viewer === null) return undefined;
  const id = await ownReviewId(database, localityId, viewer.memberId);
  return id === undefined ? undefined : (await reviewsById(database, [id], viewer.memberId)).get(id);
}
