import type { FormFields, Loaded, PageRequest } from '@verandah/areas';
import { isSignedOut, refusalText, unreachable } from '@verandah/graph';
import { signInHref, type SignInReason } from '@verandah/kit';
import {
  followQuestion,
  unfollowQuestion,
  writeAnswer,
  writeBest,
  writeComment,
  writeReport,
  writeVote,
  type ReportKind,
} from '../../features/thread/queries.ts';
import { fieldOf } from '../../features/words/form-field.ts';
import type { QuestionData } from './data.ts';
import { loadQuestion, reportedAddress } from './load.ts';

const reasons: Readonly<Record<string, SignInReason>> = {
  answer: 'answer',
  comment: 'comment',
  vote: 'vote',
  follow: 'follow',
  unfollow: 'follow',
  report: 'report',
  best: 'answer',
};
const kinds: readonly ReportKind[] = ['question', 'answer', 'answerComment'];

/**
 * Performs the action of a form sent without script.
 * @returns the address to redirect to
 */
async function applyAction(
  { graph }: PageRequest,
  thread: QuestionData['thread'],
  form: FormFields,
  what: string,
  address: string,
): Promise<string> {
  const id = fieldOf(form, 'id');
  const kind = kinds.find((each) => each === fieldOf(form, 'kind')) ?? 'question';
  switch (what) {
    case 'answer': {
      const answer = { questionId: thread.postId, text: fieldOf(form, 'text'), key: null };
      return `${address}#answer-${(await graph.write(writeAnswer, answer)).answerQuestion.postId}`;
    }
    case 'comment': {
      const comment = { answerId: id, text: fieldOf(form, 'text'), key: null };
      return `${address}#comment-${(await graph.write(writeComment, comment)).commentOnAnswer.postId}`;
    }
    case 'vote':
      await graph.write(writeVote, {
        kind: kind === 'answer' ? 'answer' : 'question',
        postId: id,
        value: fieldOf(form, 'value') === '-1' ? -1 : 1,
        key: null,
      });
      return kind === 'answer' ? `${address}#answer-${id}` : address;
    case 'follow':
      await graph.write(followQuestion, { id: thread.postId });
      return address;
    case 'unfollow':
      await graph.write(unfollowQuestion, { id: thread.postId });
      return address;
    case 'best':
      await graph.write(writeBest, { questionId: thread.postId, answerId: id || null });
      return id ? `${address}#answer-${id}` : address;
    case 'report':
      await graph.write(writeReport, { kind, id, reason: fieldOf(form, 'reason'), detail: fieldOf(form, 'detail') });
      return reportedAddress(address, kind, id);
    default:
      return address;
  }
}

/**
 * Handles a form of the page sent without script: redirects (303) after its action, or returns the page with the error
 * and everything that was typed (422).
 */
export async function submitQuestion(request: PageRequest, form: FormFields): Promise<Loaded<QuestionData>> {
  const what = fieldOf(form, 'do') || (request.url.searchParams.get('do') ?? '');
  const address = request.url.pathname;
  const { signedIn } = request.session;
  const writes = what === 'answer' || what === 'comment';
  if (!signedIn && !writes) return { status: 303, location: signInHref(address, reasons[what]) };
  const loaded = await loadQuestion(request);
  if (loaded.status !== 200) return loaded;
  const reject = (problem: string, signedOut: boolean): Loaded<QuestionData> => ({
    status: 422,
    head: { ...loaded.head, noIndex: true },
    data: {
      ...loaded.data,
      ...(writes
        ? {
            refused: {
              answerId: what === 'comment' ? fieldOf(form, 'id') : null,
              text: fieldOf(form, 'text'),
              problem,
              signedOut,
            },
          }
        : { problem }),
    },
  });
  if (!signedIn) return reject('Sign in to post this.', true);
  try {
    return { status: 303, location: await applyAction(request, loaded.data.thread, form, what, address) };
  } catch (error) {
    if (isSignedOut(error))
      return writes
        ? reject('Sign in to post this.', true)
        : { status: 303, location: signInHref(address, reasons[what]) };
    return reject(refusalText(error) ?? unreachable, false);
  }
}
