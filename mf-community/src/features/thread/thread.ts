import type { Author, QuestionEntry } from '../questions/question.ts';

/** The viewer's vote: 1 for, -1 against, 0 for none. */
export type OwnVote = number;

export interface Comment {
  readonly postId: string;
  readonly text: string;
  readonly isVisible: boolean;
  readonly author: Author;
  readonly createdAt: string;
  readonly editedAt: string | null;
}

export interface Reply extends Comment {
  readonly votes: number;
  readonly viewerVote: OwnVote;
  readonly comments: readonly Comment[];
}

/** A question with all answers and comments: first the answer that its author accepted, then the best. */
export interface Thread extends QuestionEntry {
  readonly viewerVote: OwnVote;
  readonly followerCount: number;
  readonly isFollowing: boolean;
  /** Closed to new answers and comments. */
  readonly isLocked: boolean;
  readonly updatedAt: string;
  readonly editedAt: string | null;
  readonly replies: readonly Reply[];
}

/** A related question. */
export interface Related {
  readonly postId: string;
  readonly uri: string;
  readonly title: string;
  readonly replyCount: number;
  readonly location: { readonly name: string };
}
