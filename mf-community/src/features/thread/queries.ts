import type { FollowState } from '@verandah/areas/actions';
import { document } from '@verandah/graph';
import { authorFields, entryFields } from '../questions/question.ts';
import type { OwnVote, Related, Thread } from './thread.ts';

const postFields = `postId text isVisible createdAt editedAt author { ${authorFields} }`;
const threadFields = `${entryFields} viewerVote followerCount isFollowing isLocked updatedAt editedAt replies(take: 100) { ${postFields} votes viewerVote comments { ${postFields} } }`;

/** The data of a question's page in one request; null if it does not exist or is not visible to the caller. */
export const readQuestion = document<
  { readonly qAndA: (Thread & { readonly related: readonly Related[] }) | null },
  { uri: string }
>(`
  query QuestionPage($uri: String!) { qAndA(questionUniqueUri: $uri) { ${threadFields} related(take: 5) { postId uri title replyCount location { name } } } }`);

/** The same question as the signed-in member sees it. */
export const readThread = document<{ readonly qAndA: Thread | null }, { uri: string }>(`
  query QuestionThread($uri: String!) { qAndA(questionUniqueUri: $uri) { ${threadFields} } }`);

export const writeAnswer = document<
  { readonly answerQuestion: { readonly postId: string } },
  { questionId: string; text: string; key: string | null }
>(`
  mutation AnswerQuestion($questionId: ID!, $text: String!, $key: String) { answerQuestion(questionId: $questionId, text: $text, idempotencyKey: $key) { postId } }`);

export const writeComment = document<
  { readonly commentOnAnswer: { readonly postId: string } },
  { answerId: string; text: string; key: string | null }
>(`
  mutation CommentOnAnswer($answerId: ID!, $text: String!, $key: String) { commentOnAnswer(answerId: $answerId, text: $text, idempotencyKey: $key) { postId } }`);

export type VoteKind = 'question' | 'answer';
export const writeVote = document<
  { readonly voteOnPost: { readonly votes: number; readonly viewerVote: OwnVote } },
  { kind: VoteKind; postId: string; value: 1 | -1; key: string | null }
>(`
  mutation VoteOnPost($kind: VoteKind!, $postId: ID!, $value: Int!, $key: String) { voteOnPost(kind: $kind, postId: $postId, value: $value, idempotencyKey: $key) { votes viewerVote } }`);

export const followQuestion = document<{ readonly follow: FollowState }, { id: string }>(
  'mutation FollowQuestion($id: ID!) { follow(kind: question, targetId: $id) { isFollowing followerCount } }',
);
export const unfollowQuestion = document<{ readonly unfollow: FollowState }, { id: string }>(
  'mutation UnfollowQuestion($id: ID!) { unfollow(kind: question, targetId: $id) { isFollowing followerCount } }',
);

export const writeBest = document<
  { readonly chooseBestAnswer: { readonly bestAnswerId: string | null } },
  { questionId: string; answerId: string | null }
>(`
  mutation ChooseBestAnswer($questionId: ID!, $answerId: ID) { chooseBestAnswer(questionId: $questionId, answerId: $answerId) { bestAnswerId } }`);

export type ReportKind = 'question' | 'answer' | 'answerComment';
export const writeReport = document<
  { readonly report: boolean },
  { kind: ReportKind; id: string; reason: string; detail: string }
>(`
  mutation ReportPost($kind: ReportKind!, $id: ID!, $reason: String!, $detail: String!) { report(kind: $kind, targetId: $id, reason: $reason, detail: $detail) }`);
