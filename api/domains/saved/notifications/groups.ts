import type { NotificationGroup, Preferences } from '../../members/public.ts';
import { notificationKinds, type NotificationKind } from './notification.ts';

/** What members choose each kind by. */
const groups: Readonly<Record<NotificationKind, NotificationGroup>> = {
  answer: 'replies',
  comment: 'replies',
  reviewComment: 'replies',
  reviewReply: 'replies',
  reportAnswer: 'replies',
  question: 'followed',
  locationReview: 'followed',
  agentReview: 'followed',
  listed: 'followed',
  result: 'followed',
  price: 'saved',
  inspection: 'saved',
  completed: 'saved',
  withdrawn: 'saved',
  alert: 'alerts',
  invitation: 'invitations',
  enquiry: 'enquiries',
  review: 'reviews',
  report: 'moderation',
  pendingReview: 'moderation',
};

export const groupOf = (kind: NotificationKind): NotificationGroup => groups[kind];

export const kindsOf = (group: NotificationGroup): readonly NotificationKind[] =>
  notificationKinds.filter((kind) => groups[kind] === group);

/** Kinds that a member has on the site. */
export const listedKinds = ({ site }: Preferences): readonly NotificationKind[] =>
  notificationKinds.filter((kind) => site[groups[kind]]);
