import { useMemberRead } from '@verandah/areas/actions';
import { document } from '@verandah/graph';
import { useMemo } from 'react';
import type { OwnMark, OwnPlace } from './own.ts';

/** What the reader said of one review. */
export const readOwnMark = document<{ locationReview: OwnMark | null }, { id: string }>(
  'query OwnReviewMark($id: ID!) { locationReview(id: $id) { isOwn markedHelpful } }',
);

/** What a review's own page knows of the member who reads it. What fails is left out. */
export function useOwnReview(id: string): OwnPlace | null {
  const mark = useMemberRead(readOwnMark, { id })?.locationReview;
  return useMemo(
    () =>
      mark ? { isFollowing: false, followerCount: 0, hasReviewed: mark.isOwn, marks: new Map([[id, mark]]) } : null,
    [id, mark],
  );
}
