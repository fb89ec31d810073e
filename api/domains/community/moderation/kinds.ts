/** Kinds of content that members can report and moderators review. */
export const reportKinds = [
  'listing',
  'agent-review',
  'location-review',
  'location-review-comment',
  'question',
  'answer',
  'answer-comment',
] as const;
export type ReportKind = (typeof reportKinds)[number];

/** In words, for mails and messages. */
export const kindNames: Readonly<Record<ReportKind, string>> = {
  listing: 'listing',
  'agent-review': 'review',
  'location-review': 'review',
  'location-review-comment': 'comment',
  question: 'question',
  answer: 'answer',
  'answer-comment': 'comment',
};

/** Pending: not reviewed yet. Removed: visible to moderators only. Hidden: visible to moderators and its author. */
export type SubjectState = 'pending' | 'visible' | 'hidden' | 'removed';

/**
 * Actions of a moderator. `dismiss` closes the reports without a change; `warn` also notifies the author of why the
 * reports were justified; `lock` closes a question to answers and comments.
 */
export const actions = ['show', 'hide', 'restore', 'remove', 'dismiss', 'warn', 'lock', 'unlock'] as const;
export type Action = (typeof actions)[number];

/** The state after an action, by current state; absent for invalid combinations. */
export const outcome: Readonly<
  Record<Exclude<Action, 'dismiss' | 'warn' | 'lock' | 'unlock'>, Partial<Record<SubjectState, SubjectState>>>
> = {
  show: { pending: 'visible', hidden: 'visible' },
  hide: { pending: 'hidden', visible: 'hidden' },
  remove: { pending: 'removed', visible: 'removed', hidden: 'removed' },
  restore: { removed: 'visible' },
};

/** Something that can be judged. */
export interface Subject {
  readonly kind: ReportKind;
  readonly targetId: number;
  readonly state: SubjectState;
  /** A question that is closed to answers. */
  readonly isLocked: boolean;
  /** Its words, at most 500 characters. */
  readonly text: string;
  /** The page that shows it. */
  readonly path: string;
  /** Absent when the author is not a member. */
  readonly authorId: number | null;
  readonly authorName: string;
  /** The suburb, agent or address that it is about: 'Richmond VIC 3121'. */
  readonly place: string;
  /** Where its author, or a listing's agent, is notified. */
  readonly email: string | null;
}

/** Moderation record of an author. */
export interface AuthorRecord {
  readonly memberId: number;
  readonly username: string;
  /** ISO 8601 */
  readonly memberSince: string;
  /** Questions, answers, comments and reviews of theirs that everyone sees. */
  readonly published: number;
  /** Those that moderators hide or have removed. */
  readonly rejected: number;
}

/** An open report. */
export interface Report {
  readonly reason: string;
  readonly detail: string;
  /** Name of the member who reported. */
  readonly reporter: string;
  /** ISO 8601 */
  readonly createdAt: string;
}

/** One entry of the audit trail. */
export interface ModerationEvent {
  readonly at: string;
  readonly who: string;
  readonly action: Action;
  readonly why: string;
}
