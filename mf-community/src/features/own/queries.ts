import { entryFragment } from '../questions/question.ts';
import { graphql, type OwnPostsQuery, type OwnPostQuery } from '../../graphql.ts';

export type OwnProfile = NonNullable<OwnPostsQuery['userProfile']>;

/** The member's questions and answers, including their own hidden ones. */
export const readOwn = graphql(
  `query OwnPosts($username: String!) {
    userProfile(username: $username) {
      questions(take: 25) { total results { ...QuestionEntry } } discussions(take: 25) { total results {
        ...QuestionEntry } }
      answers(take: 25) { total results { postId questionId text isVisible createdAt votes } }
    }
  }`,
  [entryFragment],
);

/**
 * A post of the member's own. Others have answered (`isAnswered`): its title cannot be changed, and it cannot be
 * deleted.
 */
export type OwnPost = OwnPostQuery['ownPost'];
export const readOwnPost = graphql(`
  query OwnPost($kind: QuestionPostKind!, $id: ID!) {
    ownPost(kind: $kind, postId: $id) { kind postId text isVisible isAnswered question { postId uri title isVisible
      isDiscussion topics bestAnswerId replies(take: 50) { postId text author { name } } } }
  }`);

export const changeQuestion = graphql(`
  mutation ChangeQuestion($id: ID!, $change: QuestionChange!) { changeQuestion(postId: $id,
    change: $change) { uri } }`);
export const changeAnswer = graphql(
  `mutation ChangeAnswer($id: ID!, $text: String!) { changeAnswer(postId: $id, text: $text) { postId } }`,
);
export const changeComment = graphql(
  `mutation ChangeComment($id: ID!, $text: String!) { changeComment(postId: $id, text: $text) { postId } }`,
);
export const withdrawPost = graphql(
  `mutation WithdrawPost($kind: QuestionPostKind!, $id: ID!) { withdrawPost(kind: $kind, postId: $id) }`,
);
