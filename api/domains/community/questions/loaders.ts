import DataLoader from 'dataloader';
import type { GraphContext } from '../../../platform/graph/public.ts';
import type { Page, Paging } from '../../../platform/paging.ts';
import { localities, type Locality, type PlaceScope } from '../../geography/locations/public.ts';
import type { Question, QuestionSort, Reply, ReplyComment } from './question.ts';
import { mostComments } from './reading.ts';
import { commentsOf, repliesOf } from './reply-store.ts';
import { firstQuestions, questionPage, questionsBy, visitorsPage, type QuestionFilter } from './store.ts';

/** Loaders of one operation: the answers of a list of questions cost one statement. */
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
  const { database, cachedEntities, viewer } = context;
  const loaders: QuestionLoaders = {
    place: new DataLoader((ids) => cachedEntities.ofMany(localities, ids)),
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

/**
 * A page of questions: of a member with what they voted, of a visitor from the cache unless it is searched for words.
 */
export function questionPageFor(
  { database, cachedEntities, viewer }: GraphContext,
  wanted: QuestionFilter & Paging,
): Promise<Page<Question>> {
  if (viewer === null && wanted.term === undefined) return cachedEntities.of(visitorsPage, wanted);
  return questionPage(database, viewer, wanted, wanted);
}

/** The first questions of all places or of one: of a member with what they voted, so not from the cache. */
export function questionsFor(
  { database, cachedEntities, viewer }: GraphContext,
  wanted: { readonly scope?: PlaceScope; readonly sort: QuestionSort; readonly take: number },
): Promise<readonly Question[]> {
  if (viewer === null) return cachedEntities.of(firstQuestions, wanted);
  const { take, ...filter } = wanted;
  return questionsBy(database, viewer, filter, { skip: 0, take });
}
