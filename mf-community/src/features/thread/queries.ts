import { authorFragment, entryFragment } from '../questions/question.ts';
import { graphql } from '../../graphql.ts';

const threadFragment = [
  /* GraphQL */ `fragment QuestionThread on Question { ...QuestionEntry viewerVote followerCount isFollowing isLocked updatedAt editedAt replies(take: 100) { postId text isVisible createdAt editedAt author { ...PostAuthor } votes viewerVote comments { postId text isVisible createdAt editedAt author { ...PostAuthor } } } }`,
  entryFragment,
  authorFragment,
];

/** The data of a question's page in one request; null if it does not exist or is not visible to the caller. */
export const readQuestion = graphql(
  `query QuestionPage($uri: String!) { qAndA(questionUniqueUri: $uri) { ...QuestionThread related(take: 5) { postId uri
    title replyCount location { name } } } }`,
  [threadFragment],
);

/** The same question as the signed-in member sees it. */
export const readThread = graphql(
  `query QuestionThread($uri: String!) { qAndA(questionUniqueUri: $uri) { ...QuestionThread } }`,
  [threadFragment],
);

export const writeAnswer = graphql(`
  mutation AnswerQuestion($questionId: ID!, $text: String!, $key: String) { answerQuestion(questionId: $questionId,
    text: $text, idempotencyKey: $key) { postId } }`);

export const writeComment = graphql(`
  mutation CommentOnAnswer($answerId: ID!, $text: String!, $key: String) { commentOnAnswer(answerId: $answerId,
    text: $text, idempotencyKey: $key) { postId } }`);

export type VoteKind = 'question' | 'answer';
export const writeVote = graphql(`
  mutation VoteOnPost($kind: VoteKind!, $postId: ID!, $value: Int!, $key: String) { voteOnPost(kind: $kind,
    postId: $postId, value: $value, idempotencyKey: $key) { votes viewerVote } }`);

export const followQuestion = graphql(
  `mutation FollowQuestion($id: ID!) { follow(kind: question, targetId: $id) { isFollowing followerCount } }`,
  [],
  { changes: ['following'] },
);
export const unfollowQuestion = graphql(
  `mutation UnfollowQuestion($id: ID!) { unfollow(kind: question, targetId: $id) { isFollowing followerCount } }`,
  [],
  { changes: ['following'] },
);

export const writeBest = graphql(`
  mutation ChooseBestAnswer($questionId: ID!, $answerId: ID) { chooseBestAnswer(questionId: $questionId,
    answerId: $answerId) { bestAnswerId } }`);

export type ReportKind = 'question' | 'answer' | 'answerComment';
export const writeReport = graphql(`
  mutation ReportPost($kind: ReportKind!, $id: ID!, $reason: String!, $detail: String!) { report(kind: $kind,
    targetId: $id, reason: $reason, detail: $detail) }`);
