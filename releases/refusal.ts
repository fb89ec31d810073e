import { rejectionStatuses } from '@verandah/release-registry';

/** Why a release operation was rejected, with the HTTP status: the closed list for reports, tests and the HTTP API. */
const statuses = {
  ...rejectionStatuses,
  'build-failed': 409,
  'manifest-invalid': 400,
  'files-differ': 400,
  'version-invalid': 400,
  'storage-failed': 507,
  'route-owned': 409,
  'shared-unsatisfied': 409,
  'topic-lost': 409,
  'operations-unknown': 409,
  'entry-broken': 409,
  'render-failed': 409,
  'render-slow': 409,
  'data-unavailable': 503,
  'untrusted-release': 409,
  'key-unusable': 409,
  'nothing-live': 409,
  'nothing-previous': 409,
  'nothing-to-rehearse': 409,
  'moved-apart': 409,
  'redirect-invalid': 400,
  'unclean-source': 409,
  'unknown-delivery': 404,
  'percent-invalid': 400,
  frozen: 409,
  'unknown-operation': 404,
  'not-yours': 403,
  'proof-needed': 403,
} as const;
export type RefusalReason = keyof typeof statuses;
export const refusalReasons = Object.keys(statuses) as RefusalReason[];

/** A rejected operation. The message is one line: what is wrong and what to do. */
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

  get status(): number {
    return statuses[this.reason];
  }
}
