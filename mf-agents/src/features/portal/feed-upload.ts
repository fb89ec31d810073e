import type { FeedUploadFragment } from '../../graphql.ts';

export const uploadWords = {
  received: 'Waiting',
  importing: 'Processing',
  done: 'Done',
  failed: 'Failed',
} as const;
export const outcomeNames = ['created', 'updated', 'unchanged', 'stored', 'rejected'] as const;
export type Outcome = (typeof outcomeNames)[number];
export const outcomeLabels: Readonly<Record<Outcome, string>> = {
  created: 'New',
  updated: 'Updated',
  unchanged: 'Unchanged',
  stored: 'Held back',
  rejected: 'Rejected',
};

/** A feed that was sent. */
export type Upload = FeedUploadFragment;

export const uploadFragment = /* GraphQL */ `fragment FeedUpload on FeedUpload { id source status problem receivedAt counts { created updated unchanged stored rejected } noted }`;

/** For example '3 new, 1 rejected'. */
export const countsText = (counts: Upload['counts']): string =>
  outcomeNames
    .filter((name) => counts[name] > 0)
    .map((name) => `${counts[name]} ${outcomeLabels[name].toLowerCase()}`)
    .join(', ') || 'no listings';
