import { document } from '@verandah/graph';
import { useServices, useSession } from '@verandah/kit';
import { useEffect, useState } from 'react';
import type { OwnMark, OwnPlace } from './own.ts';

/** What the reader said of one review. */
export const readOwnMark = document<{ locationReview: OwnMark | null }, { id: string }>('query OwnReviewMark($id: ID!) { locationReview(id: $id) { isOwn markedHelpful } }');

/** What a review's own page knows of the member who reads it. What fails is left out. */
export function useOwnReview(id: string): OwnPlace | null {
  const { graph, report } = useServices();
  const { signedIn } = useSession();
  const [own, setOwn] = useState<OwnPlace | null>(null);
  useEffect(() => {
    if (!signedIn) return;
    let latest = true;
    graph.read(readOwnMark, { id }).then(
      ({ locationReview: mark }) => { if (latest && mark) setOwn({ isFollowing: false, followerCount: 0, hasReviewed: mark.isOwn, marks: new Map([[id, mark]]) }); },
      (error: unknown) => report(error, 'uncaught'),
    );
    return () => { latest = false; };
  }, [graph, report, signedIn, id]);
  return signedIn ? own : null;
}
