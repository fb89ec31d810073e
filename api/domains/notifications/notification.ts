/**
 * Kinds of notifications by what `target_id` names: an answer, a comment on an answer, a comment on a review of a
 * location, a review of an agent (`review`, and `reviewReply` for the agent's reply to it), an enquiry, a report, a
 * review of an agent that waits to be published (`pendingReview`), a collection (`invitation`), an alert.
 */
export const notificationKinds = [
  'answer',
  'comment',
  'reviewComment',
  'reviewReply',
  'review',
  'enquiry',
  'report',
  'pendingReview',
  'invitation',
  'alert',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** A notification as its member sees it. */
export interface Notification {
  /** Newer ones have greater ids. */
  readonly id: string;
  readonly kind: NotificationKind;
  /** "Priya Nair answered your question about Richmond" */
  readonly text: string;
  /** What it is about, such as the question's title. */
  readonly subject: string | null;
  /** The beginning of what was written, at most 200 characters. */
  readonly excerpt: string | null;
  /** Root-relative address of what it is about. */
  readonly path: string;
  /** ISO 8601 */
  readonly createdAt: string;
  readonly isRead: boolean;
}
