import type { PostAuthorFragment, QuestionEntryFragment } from '../../graphql.ts';

/** Public data of an author; an agent has `agentUsername`. */
export type Author = PostAuthorFragment;

export type Place = QuestionEntry['location'];

/**
 * A question, as lists show it, in plain text. One that is not visible only its author and moderators see. Times are
 * ISO 8601.
 */
export type QuestionEntry = QuestionEntryFragment;

export const authorFragment = /* GraphQL */ `fragment PostAuthor on PostAuthor { memberId username name avatar agentUsername }`;
export const entryFragment = [
  /* GraphQL */ `fragment QuestionEntry on Question { postId uri title content isDiscussion isVisible street topics bestAnswerId location { name slug label } author { ...PostAuthor } createdAt votes replyCount }`,
  authorFragment,
];
