/** Why an operation on releases was refused: the closed list that reports, tests and the HTTP API go by. */
export const refusalReasons = [
  'build-failed',
  'manifest-invalid',
  'files-differ',
  'version-invalid',
  'version-taken',
  'storage-failed',
  'route-owned',
  'shared-unsatisfied',
  'topic-lost',
  'operations-unknown',
  'render-failed',
  'render-slow',
  'data-unavailable',
  'unknown-release',
  'untrusted-release',
  'key-unusable',
  'nothing-live',
  'nothing-previous',
  'never-live',
  'moved-meanwhile',
  'percent-invalid',
  'frozen',
  'unknown-token',
  'unknown-freeze',
  'name-taken',
  'invalid',
  'registry-away',
  'not-allowed',
  'not-yours',
  'proof-needed',
  'too-often',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

const statuses: Partial<Record<RefusalReason, number>> = {
  'manifest-invalid': 400,
  'files-differ': 400,
  'version-invalid': 400,
  'percent-invalid': 400,
  invalid: 400,
  'not-allowed': 401,
  'not-yours': 403,
  'proof-needed': 403,
  'too-often': 429,
  'unknown-release': 404,
  'unknown-token': 404,
  'unknown-freeze': 404,
  'storage-failed': 507,
  'registry-away': 503,
  'data-unavailable': 503,
};

/** A refused operation: its message is one line that says what is wrong and what to do. */
export class Refusal extends Error {
  readonly reason: RefusalReason;
  /** Header fields that tell a throttled caller when to come again, and which limit it was. */
  readonly headers: Readonly<Record<string, string>>;
  constructor(reason: RefusalReason, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.name = 'Refusal';
    this.reason = reason;
    this.headers = headers;
  }

  /** The HTTP status of a refusal: 409 unless the reason has its own. */
  get status(): number {
    return statuses[this.reason] ?? 409;
  }
}
