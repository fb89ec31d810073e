import DataLoader from 'dataloader';
import type { GraphContext } from '../../../platform/graph/public.ts';
import { localitiesById, type Locality } from '../../locations/public.ts';
import type { Reply, ReplyComment } from './question.ts';
import { mostComments } from './reading.ts';
import { commentsOf, repliesOf } from './reply-store.ts';

/** Look-ups of one operation: the answers of a list of questions cost one statement. */
export interface QuestionLoaders {
  readonly place: DataLoader<number, Locality | null>;
  /** The first hundred answers of a question, the best first. */
  readonly replies: DataLoader<number, readonly Reply[]>;
  readonly comments: DataLoader<number, readonly ReplyComment[]>;
}

export const mostReplies = 100;
const made = new WeakMap<GraphContext, QuestionLoaders>();

export function questionLoaders(context: GraphContext): QuestionLoaders {
  const known = made.get(context);
  if (known) return known;
  const { database, viewer } = context;
  const loaders: QuestionLoaders = {
    place: new DataLoader(async (ids) => {
      const found = new Map((await localitiesById(database, ids)).map((locality) => [locality.id, locality]));
      return ids.map((id) => found.get(id) ?? null);
    }),
    replies: new DataLoader(async (ids) => {
      const found = Map.groupBy(
        await repliesOf(database, viewer, ids, { skip: 0, take: mostReplies }),
        ({ questionId }) => questionId,
      );
      return ids.map((id) => found.get(id) ?? []);
    }),
    comments: new DataLoader(async (ids) => {
      const found = Map.groupBy(await commentsOf(database, viewer, ids, mostComments), ({ replyId }) => replyId);
      return ids.map((id) => found.get(id) ?? []);
    }),
  };
  made.set(context, loaders);
  return loaders;
}
