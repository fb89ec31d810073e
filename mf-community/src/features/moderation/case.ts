import type { ModerationAction, ModerationCaseFragment, ModerationState, ReportKind } from '../../graphql.ts';

/** Kinds of content that can be reported and judged. */
export const caseKinds: readonly CaseKind[] = [
  'question',
  'answer',
  'answerComment',
  'agentReview',
  'locationReview',
  'locationReviewComment',
  'listing',
];
export type CaseKind = ReportKind;
export const kindWords: Readonly<Record<CaseKind, string>> = {
  question: 'Question',
  answer: 'Answer',
  answerComment: 'Comment on an answer',
  agentReview: 'Review of an agent',
  locationReview: 'Review of a suburb',
  locationReviewComment: 'Comment on a review',
  listing: 'Listing',
};

export type Action = ModerationAction;
export const actions: readonly Action[] = ['show', 'hide', 'restore', 'remove', 'dismiss', 'warn', 'lock', 'unlock'];

/**
 * Reported content. `path` is the page that shows it, `place` the suburb or agent that it is about (may be empty),
 * `author` their record; null unless the author is a member.
 */
export type Case = ModerationCaseFragment;

export const caseFragment = /* GraphQL */ `fragment ModerationCase on ModerationCase { kind targetId state isLocked text path: uri authorName place author { username memberSince published rejected } reports { reason detail reporter createdAt } history { at who action why } }`;

/** Labels of the actions' buttons, and descriptions of their effects. */
export const actionWords: Readonly<
  Record<Action, { readonly label: string; readonly hint: string; readonly done: string }>
> = {
  dismiss: { label: 'Approve', hint: 'Leave it as it is and close the reports.', done: 'Reports closed.' },
  show: { label: 'Approve', hint: 'Everyone can see it.', done: 'Approved.' },
  warn: {
    label: 'Warn',
    hint: 'Leave it and let the author know the reports were right.',
    done: 'Author warned.',
  },
  hide: { label: 'Hide', hint: 'Only the author and moderators can see it.', done: 'Hidden.' },
  remove: { label: 'Remove', hint: 'Only moderators can see it.', done: 'Removed.' },
  restore: { label: 'Restore', hint: 'Everyone can see it again.', done: 'Restored.' },
  lock: { label: 'Close', hint: 'No new answers or comments.', done: 'Closed to new answers.' },
  unlock: { label: 'Reopen', hint: 'Allow new answers and comments.', done: 'Reopened.' },
};

/** The label of an action's button: closing the reports of what is hidden does not approve it. */
export const labelOf = (action: Action, state: ModerationState): string =>
  action === 'dismiss' && state !== 'visible' ? 'Close reports' : actionWords[action].label;

/** Whether an action needs a reason: those against the author do. */
export const needsReason = (action: Action): boolean => ['hide', 'remove', 'warn', 'lock'].includes(action);

/** The actions for content in its present state, mildest first. */
export function actionsFor({ kind, state, isLocked, reports }: Case): readonly Action[] {
  return [
    ...(reports.length > 0 ? (['dismiss', 'warn'] as const) : []),
    ...(state === 'pending' || state === 'hidden' ? (['show'] as const) : []),
    ...(state === 'removed' ? (['restore'] as const) : []),
    ...(state === 'pending' || state === 'visible' ? (['hide'] as const) : []),
    ...(state === 'removed' ? [] : (['remove'] as const)),
    ...(kind === 'question' && state === 'visible' ? [isLocked ? ('unlock' as const) : ('lock' as const)] : []),
  ];
}

/** The action that undoes another; null if it cannot be undone (a sent email, closed reports). */
export const undoOf = (action: Action, before: ModerationState): Action | null =>
  action === 'hide' && before === 'visible'
    ? 'show'
    : action === 'remove' && before === 'visible'
      ? 'restore'
      : action === 'lock'
        ? 'unlock'
        : action === 'unlock'
          ? 'lock'
          : action === 'show'
            ? 'hide'
            : action === 'restore'
              ? 'remove'
              : null;

export const caseAddress = (kind: CaseKind, targetId: string): string => `/moderation/${kind}/${targetId}`;
