import { useMemberRead } from '@verandah/areas/actions';
import { useMemo } from 'react';
import type { OwnPlace } from './own.ts';
import { graphql } from '../../graphql.ts';

/** The member's own relation to one review. */
export const readOwnMark = graphql(`query OwnReviewMark($id: ID!) { locationReview(id: $id) { isOwn markedHelpful } }`);

/** The member's own data for a review's page. Null if the request fails. */
export function useOwnReview(id: string): OwnPlace | null {
  const mark = useMemberRead(readOwnMark, { id })?.locationReview;
  return useMemo(
    () =>
      mark ? { isFollowing: false, followerCount: 0, hasReviewed: mark.isOwn, marks: new Map([[id, mark]]) } : null,
    [id, mark],
  );
}
