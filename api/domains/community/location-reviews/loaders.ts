import DataLoader from 'dataloader';
import type { GraphContext } from '../../../platform/graph/public.ts';
import { commentsOf } from './comment-store.ts';
import type { ReviewComment } from './review.ts';

const made = new WeakMap<GraphContext, DataLoader<number, readonly ReviewComment[]>>();

/** Comments by review: those of a page of reviews cost one statement. */
export function commentLoader(context: GraphContext): DataLoader<number, readonly ReviewComment[]> {
  const known = made.get(context);
  if (known) return known;
  const loader = new DataLoader<number, readonly ReviewComment[]>(async (ids) => {
    const comments = await commentsOf(context.database, ids);
    return ids.map((id) => comments.get(id) ?? []);
  });
  made.set(context, loader);
  return loader;
}
