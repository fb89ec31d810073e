import type { Database } from '../../../platform/database/public.ts';
import { isFollowing, followerCount } from '../../members/follows/public.ts';
import { markedIn, ownReview } from '../../community/public.ts';
import type { Viewer } from '../../../platform/identity/public.ts';
import { findSuburb } from '../locations/public.ts';

/** Places beside a place. */
export const nearbyCount = 5;

/** The viewer's data on a suburb's page. */
export interface OwnOverview {
  readonly locationId: number;
  readonly locationUniqueUri: string;
  readonly isSignedIn: boolean;
  readonly isFollowing: boolean;
  readonly followerCount: number;
  readonly hasReviewed: boolean;
  readonly reviewId: number | null;
  readonly helpfulReviewIds: readonly number[];
  readonly unhelpfulReviewIds: readonly number[];
}

/** @throws {Refusal} not-found */
export async function ownOverview(database: Database, viewer: Viewer | null, uri: string): Promise<OwnOverview> {
  const { id, slug } = await findSuburb(database, uri);
  const review = await ownReview(database, viewer, id);
  const marked = viewer === null ? { helpful: [], unhelpful: [] } : await markedIn(database, id, viewer.memberId);
  return {
    locationId: id,
    locationUniqueUri: slug,
    isSignedIn: viewer !== null,
    isFollowing: await isFollowing(database, viewer, 'location', id),
    followerCount: await followerCount(database, 'location', id),
    hasReviewed: review !== undefined,
    reviewId: review?.id ?? null,
    helpfulReviewIds: marked.helpful,
    unhelpfulReviewIds: marked.unhelpful,
  };
}
