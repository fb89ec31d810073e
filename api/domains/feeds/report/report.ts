import type { Outcome } from '../apply/listing.ts';
import type { PicturesReport } from '../pictures/report.ts';
import type { Note } from './note.ts';

export interface ReportedListing {
  /** From 1 on, in order of the file. */
  readonly position: number;
  readonly kind: string | null;
  readonly agentId: string | null;
  readonly uniqueId: string | null;
  readonly outcome: Outcome;
  /** The listing's name in addresses; null when it is not published. */
  readonly uri: string | null;
  readonly notes: readonly Note[];
  /** Progress of the listing's pictures; absent without pictures, and in a dry run. */
  readonly pictures?: PicturesReport;
}

/** Outcome of an upload. */
export interface FeedReport {
  /** null for a dry run, which leaves nothing behind. */
  readonly id: string | null;
  /** File name, or 'http'. */
  readonly source: string;
  /**
   * failed: the document as a whole is unreadable, cut off or not well-formed; its sound listings are imported all the
   * same.
   */
  readonly status: 'received' | 'importing' | 'done' | 'failed';
  readonly problem: string | null;
  readonly listings: readonly ReportedListing[];
  /** How many listings the report has; `listings` may be a page of them. */
  readonly total: number;
  readonly counts: Readonly<Record<Outcome, number>>;
}

/** How many listings had each outcome. */
export function countOutcomes(listings: readonly { readonly outcome: Outcome }[]): Record<Outcome, number> {
  const counts = { created: 0, updated: 0, unchanged: 0, stored: 0, rejected: 0 };
  for (const { outcome } of listings) counts[outcome] += 1;
  return counts;
}
