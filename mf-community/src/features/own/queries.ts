import type { QuestionTopic } from '@verandah/market';
import { entryFragment, type QuestionEntry } from '../questions/question.ts';
import type { PostKind } from '../thread/own-actions.tsx';
import { graphql } from '../../graphql.ts';

interface OwnAnswer {
  readonly postId: string;
  readonly questionId: string;
  readonly text: string;
  readonly isVisible: boolean;
  readonly createdAt: string;
  readonly votes: number;
}
export interface OwnProfile {
  readonly questions: { readonly total: number; readonly results: readonly QuestionEntry[] };
  readonly discussions: { readonly total: number; readonly results: readonly QuestionEntry[] };
  readonly answers: { readonly total: number; readonly results: readonly OwnAnswer[] };
}

/** The member's questions and answers, including their own hidden ones. */
export const readOwn = graphql(
  `query OwnPosts($username: String!) {
    userProfile(username: $username) {
      questions(take: 25) { total results { ...QuestionEntry } } discussions(take: 25) { total results { ...QuestionEntry } }
      answers(take: 25) { total results { postId questionId text isVisible createdAt votes } }
    }
  }`,
  [entryFragment],
);

export interface OwnPost {
  readonly kind: PostKind;
  readonly postId: string;
  readonly text: string;
  readonly isVisible: boolean;
  /** Others have answered the question: its title cannot be changed, and it cannot be deleted. */
  readonly isAnswered: boolean;
  readonly question: {
    readonly postId: string;
    readonly uri: string;
    readonly title: string;
    readonly isVisible: boolean;
    readonly isDiscussion: boolean;
    readonly topics: readonly QuestionTopic[];
    readonly bestAnswerId: string | null;
    readonly replies: readonly {
      readonly postId: string;
      readonly text: string;
      readonly author: { readonly name: string };
    }[];
  };
}
export const readOwnPost = graphql(`
  query OwnPost($kind: QuestionPostKind!, $id: ID!) {
    ownPost(kind: $kind, postId: $id) { kind postId text isVisible isAnswered question { postId uri title isVisible isDiscussion topics bestAnswerId replies(take: 50) { postId text author { name } } } }
  }`);

export const changeQuestion = graphql(`
  mutation ChangeQuestion($id: ID!, $change: QuestionChange!) { changeQuestion(postId: $id, change: $change) { uri } }`);
export const changeAnswer = graphql(
  `mutation ChangeAnswer($id: ID!, $text: String!) { changeAnswer(postId: $id, text: $text) { postId } }`,
);
export const changeComment = graphql(
  `mutation ChangeComment($id: ID!, $text: String!) { changeComment(postId: $id, text: $text) { postId } }`,
);
export const withdrawPost = graphql(
  `mutation WithdrawPost($kind: QuestionPostKind!, $id: ID!) { withdrawPost(kind: $kind, postId: $id) }`,
);
