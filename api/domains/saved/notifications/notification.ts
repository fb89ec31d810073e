import type { ListingView } from '../../listings/public.ts';

/**
 * Kinds of notifications by what `target_id` names: an answer, a comment on an answer, a question about a followed
 * suburb, a comment on a review of a location (`reviewComment`), a review of a followed suburb (`locationReview`); a
 * review of an agent, for that agent (`review`), for followers (`agentReview`), with the agent's reply for its author
 * (`reviewReply`), or waiting for an admin (`pendingReview`); an enquiry, a report, the outcome of a report for who sent it
 * (`reportAnswer`), a collection (`invitation`), an alert; the rest a listing: `completed` for those who saved it, `result` for followers.
 */
export const notificationKinds = [
  'answer',
  'comment',
  'question',
  'reviewComment',
  'locationReview',
  'review',
  'agentReview',
  'reviewReply',
  'pendingReview',
  'enquiry',
  'report',
  'reportAnswer',
  'invitation',
  'alert',
  'listed',
  'price',
  'inspection',
  'completed',
  'result',
  'withdrawn',
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
  /** Excerpt of the content, at most 200 characters. */
  readonly excerpt: string | null;
  /** Of a listing, for its photograph. */
  readonly listing?: Pick<ListingView, 'media'> | undefined;
  /** Root-relative address of what it is about. */
  readonly path: string;
  /** ISO 8601 */
  readonly createdAt: string;
  readonly isRead: boolean;
}
