/** Why an operation on releases was refused: the closed list that reports, tests and the HTTP API go by. */
export type RefusalReason =
  | 'build-failed' | 'manifest-invalid' | 'files-differ' | 'version-invalid' | 'version-taken' | 'storage-failed'
  | 'route-owned' | 'shared-unsatisfied' | 'budget-exceeded' | 'operations-unknown'
  | 'render-failed' | 'render-slow' | 'data-unavailable'
  | 'unknown-release' | 'nothing-previous' | 'moved-meanwhile'
  | 'registry-away' | 'not-allowed';

const statuses: Partial<Record<RefusalReason, number>> = {
  'manifest-invalid': 400, 'files-differ': 400, 'version-invalid': 400, 'unknown-release': 404, 'not-allowed': 401,
  'storage-failed': 507, 'registry-away': 503, 'data-unavailable': 503,
};

/** A refused operation: its message is one line that says what is wrong and what to do. */
export class Refusal extends Error {
  readonly reason: RefusalReason;
  constructor(reason: RefusalReason, message: string) {
    super(message);
    this.name = 'Refusal';
    this.reason = reason;
  }

  /** The HTTP status that tells it: 409 unless the reason has its own. */
  get status(): number {
    return statuses[this.reason] ?? 409;
  }
}
