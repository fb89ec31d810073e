import type { ApplicationStatus } from '@verandah/market';

/** A rental application in a list. */
export interface ListedApplication {
  readonly id: string;
  readonly status: ApplicationStatus;
  readonly name: string;
  readonly home: string;
  readonly sentAt: string;
}

/** Statuses that still need something from the office stand out. */
export const statusTone = (status: ApplicationStatus): 'accent' | 'outline' =>
  status === 'sent' || status === 'shortlisted' ? 'accent' : 'outline';

/** The lawful purpose, beside every application. */
export const purpose = 'Use it only to decide on this application, and don’t pass it on to anyone but the owner.';
