import type { CaseKind } from '../../features/moderation/case.ts';
import type { BulkOutcome } from '../../features/moderation/judge-several.ts';
import type { Entry, KindCount } from '../../features/moderation/queries.ts';

export interface QueueData {
  /** Null for all kinds. */
  readonly kind: CaseKind | null;
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  /** Of all kinds with entries. */
  readonly counts: readonly KindCount[];
  readonly entries: readonly Entry[];
  /** Outcome of a form that was sent without script. */
  readonly outcome?: BulkOutcome;
  /** A form that was rejected without script. */
  readonly refused?: { readonly why: string; readonly chosen: readonly string[]; readonly problem: string };
}
