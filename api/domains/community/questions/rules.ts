import { slugText } from '@verandah/market';
import { recordActivity } from '../../members/activities/public.ts';
import { followTarget } from '../../members/follows/public.ts';
import { notifyRecipients } from '../../saved/notifications/public.ts';
import { inTransaction, type Database } from '../../../platform/database/public.ts';
import { memberCaller, runOnce } from '../../../platform/idempotency/public.ts';
import { localityByFormerSlug, localityBySlug, streetLabel } from '../../geography/locations/public.ts';
import { signedIn, type Viewer } from '../../../platform/identity/public.ts';
import { notFound, Refusal } from '../../../platform/problems/public.ts';
import { throttleCaller } from '../../../platform/rate-limits/public.ts';
import { answerInput, commentInput, questionInput, voteInput } from './inputs.ts';
import { mayPost } from './poster.ts';
import type { OwnVote, Question, Reply, ReplyComment } from './question.ts';
import { commentById, replyById } from './reply-store.ts';
import { questionById } from './store.ts';
import { checkInput } from '../../../platform/text-input.ts';
import { castVote, voteSum, type VoteKind } from './vote-store.ts';
import { copiesOf, saidBefore, writeAnswer, writeComment, writeQuestion } from './write-store.ts';

/** The same text this often within a day is an advertisement. */
const mostCopies = 2;

/** An idempotent write in its own transaction. */
const doOnce = <Result>(
  database: Database,
  viewer: Viewer,
  key: string | undefined,
  what: string,
  input: object,
  run: (transaction: Database) => Promise<Result>,
): Promise<Result> => runOnce(database, memberCaller(viewer), key, what, input, (inner) => inTransaction(inner, run));

const questionClosed = () =>
  new Refusal('conflict', 'Our moderators have closed this question to new answers and comments.');
const alreadyPosted = () => new Refusal('conflict', 'You’ve already posted this.');

const throttlePosts = (
  database: Database,
  what: 'ask' | 'answer' | 'comment' | 'vote',
  { memberId }: Viewer,
): Promise<void> => throttleCaller(database, what, memberId);

async function notCopied(database: Database, memberId: number, text: string): Promise<void> {
  if (text.length > 20 && (await copiesOf(database, memberId, text)) >= mostCopies) {
    throw new Refusal(
      'conflict',
      'You’ve posted the same text several times today. Write something specific to this question.',
    );
  }
}

/**
 * Posts a question about a location, or starts a discussion. Who asks follows it.
 * @param location its slug, also a former one
 * @param key of idempotency: sent again with it, the question is posted once
 * @throws {Refusal} signed-out, forbidden without a verified address, invalid, not-found, conflict for a repetition,
 * throttled
 */
export async function askQuestion(
  database: Database,
  caller: Viewer | null,
  location: string,
  input: unknown,
  key?: string,
): Promise<Question> {
  const viewer = signedIn(caller);
  const { title, content, isDiscussion, street, topics } = checkInput(questionInput, input);
  await throttlePosts(database, 'ask', viewer);
  return doOnce(
    database,
    viewer,
    key,
    'ask',
    { location, title, content, isDiscussion, street, topics },
    async (transaction) => {
      const poster = await mayPost(transaction, viewer);
      const place =
        (await localityBySlug(transaction, location.toLowerCase())) ??
        (await localityByFormerSlug(transaction, location));
      if (place === undefined) throw notFound('location');
      if (await saidBefore(transaction, poster.memberId, { localityId: place.id, title })) throw alreadyPosted();
      await notCopied(transaction, poster.memberId, content || title);
      const name = [shortenSlug(slugText(title)) || (isDiscussion ? 'discussion' : 'question'), place.slug].join('-');
      const id = await writeQuestion(transaction, poster, {
        localityId: place.id,
        street: street == null ? null : streetLabel(street),
        title,
        content,
        isDiscussion,
        topics,
        name,
      });
      await recordActivity(transaction, {
        type: 'AskedAQuestion',
        memberId: poster.memberId,
        agentId: poster.agentId,
        localityId: place.id,
        targetId: id,
      });
      await followTarget(transaction, viewer, 'question', id);
      await notifyRecipients(transaction, {
        kind: 'question',
        targetId: id,
        by: poster.memberId,
        to: { followers: { kind: 'location', id: place.id } },
      });
      return stillShown('question', await questionById(transaction, viewer, id));
    },
  );
}

/** At most 60 characters of a slug, whole words. */
const shortenSlug = (slug: string): string =>
  slug.length <= 60
    ? slug
    : slug
        .slice(0, 61)
        .replace(/-[^-]*$/, '')
        .slice(0, 60);

/** Posts an answer. @throws {Refusal} as `ask` */
export async function answerQuestion(
  database: Database,
  caller: Viewer | null,
  questionId: number,
  input: unknown,
  key?: string,
): Promise<Reply> {
  const viewer = signedIn(caller);
  const { text } = checkInput(answerInput, input);
  await throttlePosts(database, 'answer', viewer);
  return doOnce(database, viewer, key, 'answer', { questionId, text }, async (transaction) => {
    const poster = await mayPost(transaction, viewer);
    const question = await questionById(transaction, viewer, questionId);
    if (question === undefined) throw notFound('question');
    if (question.isLocked) throw questionClosed();
    if (await saidBefore(transaction, poster.memberId, { questionId, text })) throw alreadyPosted();
    await notCopied(transaction, poster.memberId, text);
    const id = await writeAnswer(transaction, poster, questionId, text);
    await recordActivity(transaction, {
      type: 'AnsweredAQuestion',
      memberId: poster.memberId,
      agentId: poster.agentId,
      localityId: question.localityId,
      targetId: id,
    });
    await notifyRecipients(transaction, {
      kind: 'answer',
      targetId: id,
      by: poster.memberId,
      to: { followers: { kind: 'question', id: questionId } },
    });
    return stillShown('question', await replyById(transaction, viewer, id));
  });
}

/** Comments on an answer. @throws {Refusal} as `ask` */
export async function commentOnAnswer(
  database: Database,
  caller: Viewer | null,
  answerId: number,
  input: unknown,
  key?: string,
): Promise<ReplyComment> {
  const viewer = signedIn(caller);
  const { text } = checkInput(commentInput, input);
  await throttlePosts(database, 'comment', viewer);
  return doOnce(database, viewer, key, 'comment', { answerId, text }, async (transaction) => {
    const poster = await mayPost(transaction, viewer);
    const reply = await replyById(transaction, viewer, answerId);
    if (reply === undefined) throw notFound('answer');
    const question = await questionById(transaction, viewer, reply.questionId);
    if (question?.isLocked) throw questionClosed();
    if (await saidBefore(transaction, poster.memberId, { answerId, text })) throw alreadyPosted();
    const id = await writeComment(transaction, poster, answerId, text);
    await notifyRecipients(transaction, {
      kind: 'comment',
      targetId: id,
      by: poster.memberId,
      to: { memberIds: [reply.author.memberId] },
    });
    return stillShown('answer', await commentById(transaction, viewer, id));
  });
}

/** The votes of a post after a vote. */
export interface VoteState {
  readonly votes: number;
  readonly viewerVote: OwnVote;
}

/**
 * Votes for (1) or against (-1) a question or an answer. A member's vote counts once: the same way again undoes it, the
 * other way changes it.
 * @param questionId where it is given, an answer must be one to this question
 * @param localityId where it is given, the question must be about this suburb
 * @param key as for `ask`: a repeat does not undo the vote
 * @throws {Refusal} as `ask`; forbidden for the member's own posts
 */
export async function voteOnPost(
  database: Database,
  caller: Viewer | null,
  kind: VoteKind,
  id: number,
  value: unknown,
  {
    questionId,
    localityId,
    key,
  }: { readonly questionId?: number; readonly localityId?: number; readonly key?: string | undefined } = {},
): Promise<VoteState> {
  const viewer = signedIn(caller);
  const { value: way } = checkInput(voteInput, { value });
  await throttlePosts(database, 'vote', viewer);
  return doOnce(database, viewer, key, 'vote', { kind, id, way, questionId }, async (transaction) => {
    const { memberId } = await mayPost(transaction, viewer);
    const post =
      kind === 'question' ? await questionById(transaction, viewer, id) : await replyById(transaction, viewer, id);
    if (post === undefined || (questionId !== undefined && 'questionId' in post && post.questionId !== questionId))
      throw notFound(kind);
    const question = 'questionId' in post ? await questionById(transaction, viewer, post.questionId) : post;
    if (localityId !== undefined && question?.localityId !== localityId) throw notFound(kind);
    if (post.author.memberId === memberId) throw new Refusal('forbidden', 'You can’t vote for your own post.');
    const viewerVote = await castVote(transaction, memberId, kind, id, way);
    return { votes: await voteSum(transaction, kind, id), viewerVote };
  });
}

/** The new post, unless moderators have hidden its question meanwhile. @throws {Refusal} not-found */
function stillShown<Post>(what: string, post: Post | undefined): Post {
  if (post === undefined) throw notFound(what);
  return post;
}
