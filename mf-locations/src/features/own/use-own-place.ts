import { useMemberRead } from '@verandah/areas/actions';
import { useMemo } from 'react';
import type { OwnPlace } from './own.ts';
import { readOwnPlace, type ReviewsShown } from './queries.ts';

/** The member's own data for a location's page, requested once the session is loaded. Null if the request fails. */
export function useOwnPlace(slug: string, { skip, take, sort }: ReviewsShown): OwnPlace | null {
  const found = useMemberRead(readOwnPlace, { slug, skip, take, sort })?.locationOverview;
  return useMemo(
    () =>
      found
        ? {
            ...found.location,
            hasReviewed: found.ownReview !== null,
            marks: new Map(found.reviews.results.map(({ id, ...mark }) => [id, mark])),
          }
        : null,
    [found],
  );
}
