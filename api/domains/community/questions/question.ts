import type { QuestionTopic } from '@verandah/market';

/** Who wrote a post, as everyone may see them. */
export interface PostAuthor {
  /** Absent if the author has no account. */
  readonly memberId: number | null;
  readonly username: string | null;
  readonly name: string;
  /** Root-relative address of a square picture. */
  readonly avatar: string | null;
  /** Of an author who is an agent. */
  readonly agentUsername: string | null;
}

/** How the viewer voted: for, against, not at all. */
export type OwnVote = 1 | -1 | 0;

/** A question or a discussion about a place, as a viewer sees it. Times are ISO 8601. */
export interface Question {
  readonly postId: number;
  /** Its name in addresses; ends in the id. */
  readonly uri: string;
  readonly title: string;
  readonly content: string;
  readonly isDiscussion: boolean;
  /** false: only its author and admins see it. */
  readonly isVisible: boolean;
  readonly localityId: number;
  readonly street: string | null;
  readonly topics: readonly QuestionTopic[];
  readonly location: { readonly id: number; readonly name: string; readonly slug: string; readonly label: string };
  readonly author: PostAuthor;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Those for it less those against. */
  readonly votes: number;
  readonly viewerVote: OwnVote;
  readonly followerCount: number;
  readonly isFollowing: boolean;
  /** Answers that everyone sees. */
  readonly replyCount: number;
  /** Closed to answers and comments. */
  readonly isLocked: boolean;
  /** Accepted by the author of the question. */
  readonly bestAnswerId: number | null;
  readonly editedAt: string | null;
}

/** An answer to a question. */
export interface Reply {
  readonly postId: number;
  readonly questionId: number;
  readonly text: string;
  readonly isVisible: boolean;
  readonly author: PostAuthor;
  readonly createdAt: string;
  readonly editedAt: string | null;
  readonly votes: number;
  readonly viewerVote: OwnVote;
}

/** A comment on an answer. */
export interface ReplyComment {
  readonly postId: number;
  readonly replyId: number;
  readonly text: string;
  readonly isVisible: boolean;
  readonly author: PostAuthor;
  readonly createdAt: string;
  readonly editedAt: string | null;
}

/** `unanswered`: only those that nobody has answered, newest first. `popular`: by votes and answers. */
export const questionSorts = ['newest', 'oldest', 'popular', 'unanswered'] as const;
export type QuestionSort = (typeof questionSorts)[number];

/** Which posts of a place: by the numbers of the REST API. */
export const questionTypes = { all: 0, questions: 1, discussions: 2 } as const;
export type QuestionType = keyof typeof questionTypes;

/** Questions on a page of an index. */
export const questionPageSize = 5;
