import { commentFragment, reviewFragment } from './review.ts';
import { graphql, type MarkReviewHelpfulMutation } from '../../graphql.ts';

export type HelpfulState = MarkReviewHelpfulMutation['markLocationReviewHelpful'];

export const markHelpful = graphql(`
  mutation MarkReviewHelpful($id: ID!) { markLocationReviewHelpful(reviewId: $id) { helpfulCount markedHelpful } }`);
export const undoHelpful = graphql(`
  mutation UndoReviewHelpful($id: ID!) { undoLocationReviewHelpful(reviewId: $id) { helpfulCount markedHelpful } }`);

export const addComment = graphql(
  `mutation CommentOnReview($id: ID!, $text: String!, $key: String!) {
    addLocationReviewComment(reviewId: $id, text: $text, idempotencyKey: $key) { ...LocationReviewComment }
  }`,
  [commentFragment],
);

export const reportPost = graphql(`
  mutation ReportReview($kind: ReportKind!, $id: ID!, $reason: String!, $detail: String) { report(kind: $kind,
    targetId: $id, reason: $reason, detail: $detail) }`);

export const readReview = graphql(
  `query LocationReviewPage($id: ID!) { locationReview(id: $id) { ...LocationReview comments { ...LocationReviewComment
    } } }`,
  [reviewFragment, commentFragment],
);
