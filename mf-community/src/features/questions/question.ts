import type { QuestionTopic } from '@verandah/market';

/** Public data of an author. */
export interface Author {
  readonly memberId: string | null;
  readonly username: string | null;
  readonly name: string;
  readonly avatar: string | null;
  /** Set if the author is an agent. */
  readonly agentUsername: string | null;
}

export interface Place {
  readonly name: string;
  readonly slug: string;
  readonly label: string;
}

/** A question, as lists show it. Times are ISO 8601. */
export interface QuestionEntry {
  readonly postId: string;
  readonly uri: string;
  readonly title: string;
  /** Plain text. */
  readonly content: string;
  readonly isDiscussion: boolean;
  /** False: only the author and moderators see the question. */
  readonly isVisible: boolean;
  readonly street: string | null;
  readonly topics: readonly QuestionTopic[];
  readonly bestAnswerId: string | null;
  readonly location: Place;
  readonly author: Author;
  readonly createdAt: string;
  readonly votes: number;
  readonly replyCount: number;
}

export const authorFragment = /* GraphQL */ `fragment PostAuthor on PostAuthor { memberId username name avatar agentUsername }`;
export const entryFragment = [
  /* GraphQL */ `fragment QuestionEntry on Question { postId uri title content isDiscussion isVisible street topics bestAnswerId location { name slug label } author { ...PostAuthor } createdAt votes replyCount }`,
  authorFragment,
];
