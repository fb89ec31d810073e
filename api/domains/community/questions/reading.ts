import type { Database } from '../../../platform/database/public.ts';
import type { Viewer } from '../../../platform/identity/public.ts';
import { notFound } from '../../../platform/problems/public.ts';
import type { Question, Reply, ReplyComment } from './question.ts';
import { commentsOf, repliesOf } from './reply-store.ts';
import { questionById } from './store.ts';

/** A question with its best answers and their comments. */
export interface Thread extends Question {
  readonly replies: (Reply & { readonly comments: ReplyComment[] })[];
}

/** Maximum comments with an answer. */
export const mostComments = 50;

/** Questions with up to `take` answers each, the best first. */
export async function threadsOf(
  database: Database,
  viewer: Viewer | null,
  questions: readonly Question[],
  take: number,
): Promise<Thread[]> {
  const replies = await repliesOf(
    database,
    viewer,
    questions.map(({ postId }) => postId),
    { skip: 0, take },
  );
  const comments =
    replies.length === 0
      ? []
      : await commentsOf(
          database,
          viewer,
          replies.map(({ postId }) => postId),
          mostComments,
        );
  const said = Map.groupBy(comments, ({ replyId }) => replyId);
  const answered = Map.groupBy(
    replies.map((reply) => ({ ...reply, comments: said.get(reply.postId) ?? [] })),
    ({ questionId }) => questionId,
  );
  return questions.map((question) => ({ ...question, replies: answered.get(question.postId) ?? [] }));
}

/** @throws {Refusal} not-found, also for a hidden one that is not the viewer's */
export async function threadById(database: Database, viewer: Viewer | null, id: number, take: number): Promise<Thread> {
  const question = await questionById(database, viewer, id);
  const [thread] = question === undefined ? [] : await threadsOf(database, viewer, [question], take);
  if (thread === undefined) throw notFound('question');
  return thread;
}
