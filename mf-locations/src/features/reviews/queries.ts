import { document } from '@verandah/graph';
import { authorFields, reviewFields, type ReviewComment, type ReviewDetail } from './review.ts';

export interface HelpfulState {
  readonly helpfulCount: number;
  readonly markedHelpful: boolean | null;
}

export const markHelpful = document<{ markLocationReviewHelpful: HelpfulState }, { id: string }>(`
  mutation MarkReviewHelpful($id: ID!) { markLocationReviewHelpful(reviewId: $id) { helpfulCount markedHelpful } }`);
export const undoHelpful = document<{ undoLocationReviewHelpful: HelpfulState }, { id: string }>(`
  mutation UndoReviewHelpful($id: ID!) { undoLocationReviewHelpful(reviewId: $id) { helpfulCount markedHelpful } }`);

export const addComment = document<
  { addLocationReviewComment: ReviewComment },
  { id: string; text: string; key: string }
>(`
  mutation CommentOnReview($id: ID!, $text: String!, $key: String!) {
    addLocationReviewComment(reviewId: $id, text: $text, idempotencyKey: $key) { id text createdOn ${authorFields} }
  }`);

export const reportPost = document<
  { report: boolean },
  { kind: 'locationReview' | 'locationReviewComment'; id: string; reason: string; detail: string | null }
>(`
  mutation ReportReview($kind: ReportKind!, $id: ID!, $reason: String!, $detail: String) { report(kind: $kind, targetId: $id, reason: $reason, detail: $detail) }`);

export const readReview = document<
  { locationReview: (ReviewDetail & { readonly comments: readonly ReviewComment[] }) | null },
  { id: string }
>(`
  query LocationReviewPage($id: ID!) { locationReview(id: $id) { ${reviewFields} comments { id text createdOn ${authorFields} } } }`);
