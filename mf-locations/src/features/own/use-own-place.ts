import { useServices, useSession } from '@verandah/kit';
import { useEffect, useState } from 'react';
import type { OwnPlace } from './own.ts';
import { readOwnPlace, type ReviewsShown } from './queries.ts';

/** What the page knows of the member who reads it: asked for once they are known. What fails is left out. */
export function useOwnPlace(slug: string, { skip, take, sort }: ReviewsShown): OwnPlace | null {
  const { graph, report } = useServices();
  const { signedIn, memberId } = useSession();
  const [own, setOwn] = useState<{ readonly of: string; readonly place: OwnPlace } | null>(null);
  const of = `${memberId} ${slug} ${skip} ${sort}`;
  useEffect(() => {
    if (!signedIn) return;
    let latest = true;
    graph.read(readOwnPlace, { slug, skip, take, sort }).then(
      ({ locationOverview: found }) => {
        if (latest && found) setOwn({ of, place: { ...found.location, hasReviewed: found.ownReview !== null, marks: new Map(found.reviews.results.map(({ id, ...mark }) => [id, mark])) } });
      },
      (error: unknown) => report(error, 'uncaught'),
    );
    return () => { latest = false; };
  }, [graph, report, signedIn, slug, skip, take, sort, of]);
  return signedIn && own?.of === of ? own.place : null;
}
