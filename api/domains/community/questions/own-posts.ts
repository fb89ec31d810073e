import { sql } from 'kysely';
import { inTransaction, type Database } from '../../../platform/database/public.ts';
import { signedIn, type Viewer } from '../../../platform/identity/public.ts';
import { notFound, Refusal } from '../../../platform/problems/public.ts';
import { throttleCaller } from '../../../platform/rate-limits/public.ts';
import { answerInput, commentInput, questionChange } from './inputs.ts';
import { mayPost } from './poster.ts';
import type { Question, Reply, ReplyComment } from './question.ts';
import { commentById, replyById } from './reply-store.ts';
import { questionById } from './store.ts';
import { checkInput } from '../../../platform/text-input.ts';

/** What members post under questions, and questions themselves. */
export const ownKinds = ['question', 'answer', 'comment'] as const;
export type OwnKind = (typeof ownKinds)[number];

const tables = { question: sql`question`, answer: sql`answer`, comment: sql`answer_comment` };

interface Held {
  readonly isVisible: boolean;
  readonly title: string | null;
  readonly memberId: number;
}

/**
 * A post of the viewer's own, held until the transaction ends.
 * @throws {Refusal} not-found, also for others' posts
 */
async function lockOwnPost(transaction: Database, viewer: Viewer, kind: OwnKind, id: number): Promise<Held> {
  const { memberId } = await mayPost(transaction, viewer);
  const {
    rows: [row],
  } = await sql<{ isVisible: boolean; title: string | null }>`
    select is_visible as "isVisible", ${kind === 'question' ? sql`title` : sql`null`} as title from ${tables[kind]}
    where id = ${id}::int and member_id = ${memberId}::int and not removed for update`.execute(transaction);
  if (row === undefined) throw notFound(kind);
  return { ...row, memberId };
}

/** @throws {Refusal} as `held`; conflict if moderators have hidden it; throttled */
async function changeOwnPost<Post>(
  database: Database,
  caller: Viewer | null,
  kind: OwnKind,
  id: number,
  change: (transaction: Database, viewer: Viewer, post: Held) => Promise<Post | undefined>,
): Promise<Post> {
  const viewer = signedIn(caller);
  await throttleCaller(database, 'change', viewer.memberId);
  return inTransaction(database, async (transaction) => {
    const post = await lockOwnPost(transaction, viewer, kind, id);
    if (!post.isVisible)
      throw new Refusal('conflict', `Our moderators have hidden this ${kind}: it can be deleted, not changed.`);
    const changed = await change(transaction, viewer, post);
    if (changed === undefined) throw notFound(kind);
    return changed;
  });
}

const answeredByOthers = async (transaction: Database, id: number, memberId: number): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from answer where question_id = ${id}::int and not removed and member_id is distinct
      from ${memberId}::int) as found`.execute(transaction);
  return rows[0]?.found ?? false;
};

/**
 * Changes a question of one's own. Once others have answered, its title stays: their answers are to it.
 * @throws {Refusal} signed-out, forbidden, not-found, invalid, conflict, throttled
 */
export function changeQuestion(
  database: Database,
  caller: Viewer | null,
  id: number,
  input: unknown,
): Promise<Question> {
  const { title, content, topics } = checkInput(questionChange, input);
  return changeOwnPost(database, caller, 'question', id, async (transaction, viewer, post) => {
    if (title !== undefined && title !== post.title && (await answeredByOthers(transaction, id, post.memberId))) {
      throw new Refusal(
        'conflict',
        'You can’t change the title because people have answered. You can still edit the rest.',
      );
    }
    await sql`update question set title = coalesce(${title ?? null}, title), content = coalesce(${content ?? null},
      content),
      topics = coalesce(${topics === undefined ? null : [...topics]}::text[], topics), edited_at = now()
        where id = ${id}::int`.execute(transaction);
    return questionById(transaction, viewer, id);
  });
}

/** Changes an answer of one's own. @throws {Refusal} as `changeQuestion` */
export function changeAnswer(database: Database, caller: Viewer | null, id: number, input: unknown): Promise<Reply> {
  const { text } = checkInput(answerInput, input);
  return changeOwnPost(database, caller, 'answer', id, async (transaction, viewer) => {
    await transaction
      .updateTable('answer')
      .set({ text, edited_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
    return replyById(transaction, viewer, id);
  });
}

/** Changes a comment of one's own. @throws {Refusal} as `changeQuestion` */
export function changeComment(
  database: Database,
  caller: Viewer | null,
  id: number,
  input: unknown,
): Promise<ReplyComment> {
  const { text } = checkInput(commentInput, input);
  return changeOwnPost(database, caller, 'comment', id, async (transaction, viewer) => {
    await transaction
      .updateTable('answer_comment')
      .set({ text, edited_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
    return commentById(transaction, viewer, id);
  });
}

/**
 * Deletes a post of one's own, for everyone; a question only while nobody else has answered it.
 * @throws {Refusal} signed-out, forbidden, not-found, conflict
 */
export async function withdrawPost(
  database: Database,
  caller: Viewer | null,
  kind: OwnKind,
  id: number,
): Promise<void> {
  const viewer = signedIn(caller);
  await inTransaction(database, async (transaction) => {
    const { memberId } = await lockOwnPost(transaction, viewer, kind, id);
    if (kind === 'question' && (await answeredByOthers(transaction, id, memberId))) {
      throw new Refusal(
        'conflict',
        'You can’t delete this question because people have answered. You can still edit it.',
      );
    }
    await sql`update ${tables[kind]} set removed = true, withdrawn_at = now() where id = ${id}::int`.execute(
      transaction,
    );
  });
}

/**
 * Sets the answer that helped the asker best; null removes the choice.
 * @throws {Refusal} signed-out; not-found; forbidden for others' questions
 */
export async function chooseBest(
  database: Database,
  caller: Viewer | null,
  questionId: number,
  answerId: number | null,
): Promise<Question> {
  const viewer = signedIn(caller);
  return inTransaction(database, async (transaction) => {
    const question = await questionById(transaction, viewer, questionId);
    if (question === undefined) throw notFound('question');
    if (question.author.memberId !== viewer.memberId)
      throw new Refusal('forbidden', 'Only the person who asked can choose the best answer.');
    const answer = answerId === null ? null : await replyById(transaction, viewer, answerId);
    if (answer === undefined || (answer && (answer.questionId !== questionId || !answer.isVisible)))
      throw notFound('answer');
    await transaction.updateTable('question').set({ best_answer_id: answerId }).where('id', '=', questionId).execute();
    return { ...question, bestAnswerId: answerId };
  });
}

/** A post as its author finds it in a form. */
export interface OwnPost {
  readonly kind: OwnKind;
  readonly postId: number;
  readonly text: string;
  readonly isVisible: boolean;
  /** Of a question: whether its title can still be changed, and it be deleted. */
  readonly isAnswered: boolean;
  readonly question: Question;
}

/** @throws {Refusal} signed-out; not-found, also for others' posts */
export async function ownPost(database: Database, caller: Viewer | null, kind: OwnKind, id: number): Promise<OwnPost> {
  const viewer = signedIn(caller);
  const post =
    kind === 'question'
      ? await questionById(database, viewer, id)
      : kind === 'answer'
        ? await replyById(database, viewer, id)
        : await commentById(database, viewer, id);
  if (post?.author.memberId !== viewer.memberId) throw notFound(kind);
  const reply = 'replyId' in post ? await replyById(database, viewer, post.replyId) : post;
  const question =
    reply === undefined
      ? undefined
      : 'questionId' in reply
        ? await questionById(database, viewer, reply.questionId)
        : (reply as Question);
  if (question === undefined) throw notFound(kind);
  return {
    kind,
    postId: id,
    text: 'content' in post ? post.content : post.text,
    isVisible: post.isVisible,
    question,
    isAnswered: kind === 'question' && (await answeredByOthers(database, id, viewer.memberId)),
  };
}
