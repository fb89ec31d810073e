/** Why a release operation was rejected: the closed list for reports, tests and the HTTP API. */
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
  'entry-broken',
  'render-failed',
  'render-slow',
  'data-unavailable',
  'unknown-release',
  'untrusted-release',
  'key-unusable',
  'nothing-live',
  'nothing-previous',
  'never-live',
  'moved-apart',
  'redirect-invalid',
  'unclean-source',
  'moved-meanwhile',
  'percent-invalid',
  'frozen',
  'unknown-token',
  'unknown-freeze',
  'unknown-operation',
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
  'redirect-invalid': 400,
  invalid: 400,
  'not-allowed': 401,
  'not-yours': 403,
  'proof-needed': 403,
  'too-often': 429,
  'unknown-release': 404,
  'unknown-token': 404,
  'unknown-freeze': 404,
  'unknown-operation': 404,
  'storage-failed': 507,
  'registry-away': 503,
  'data-unavailable': 503,
};

/** A rejected operation. The message is one line that says what is wrong and what to do. */
export class Refusal extends Error {
  readonly reason: RefusalReason;
  /** Headers of a rate limit: when to retry, and which limit it was. */
  readonly headers: Readonly<Record<string, string>>;
  constructor(reason: RefusalReason, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.name = 'Refusal';
    this.reason = reason;
    this.headers = headers;
  }

  /** The HTTP status of the reason; 409 by default. */
  get status(): number {
    return statuses[this.reason] ?? 409;
  }
}
