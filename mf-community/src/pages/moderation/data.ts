import type { CaseKind } from '../../features/moderation/case.ts';
import type { Entry } from '../../features/moderation/queries.ts';

export interface QueueData {
  /** Null for all kinds. */
  readonly kind: CaseKind | null;
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly entries: readonly Entry[];
}
