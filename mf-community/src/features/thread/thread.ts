import type { QuestionThreadFragment, QuestionPageQuery } from '../../graphql.ts';

/** The viewer's vote: 1 for, -1 against, 0 for none. */
export type OwnVote = number;

export type Comment = Reply['comments'][number];

export type Reply = Thread['replies'][number];

/**
 * A question with all answers and comments: first the answer that its author accepted, then the best. A locked one is
 * closed to new ones.
 */
export type Thread = QuestionThreadFragment;

/** A related question. */
export type Related = NonNullable<QuestionPageQuery['qAndA']>['related'][number];
