import type { Review, ReviewComment } from '../../features/reviews/review.ts';

export interface ShownComment extends ReviewComment {
  readonly writtenOn: string;
}

export interface ReviewData {
  readonly review: Review;
  readonly comments: readonly ShownComment[];
  /** What a form that was sent without script came to. */
  readonly told: 'commented' | 'reported' | 'helpful' | null;
  /** A form that was sent without script and was refused. */
  readonly refused: {
    readonly form: 'comment' | 'report' | 'helpful';
    readonly text: string;
    readonly problem: string;
  } | null;
}
