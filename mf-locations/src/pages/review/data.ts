import type { Review, ReviewComment } from '../../features/reviews/review.ts';

export interface ShownComment extends ReviewComment {
  readonly writtenOn: string;
}

export interface ReviewData {
  readonly review: Review;
  readonly comments: readonly ShownComment[];
  /** Outcome of a form sent without script. */
  readonly outcome: 'commented' | 'reported' | 'helpful' | null;
  /** A rejected form sent without script. */
  readonly refused: {
    readonly form: 'comment' | 'report' | 'helpful';
    readonly text: string;
    readonly problem: string;
  } | null;
}
