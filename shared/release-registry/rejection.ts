/** Why the registry rejects a call: the HTTP status of each reason. */
export const rejectionStatuses = {
  invalid: 400,
  'not-allowed': 401,
  'unknown-release': 404,
  'unknown-token': 404,
  'unknown-freeze': 404,
  'unknown-target': 404,
  'version-taken': 409,
  'never-live': 409,
  'moved-meanwhile': 409,
  'name-taken': 409,
  'delivery-active': 409,
  'too-often': 429,
  'registry-away': 503,
} as const;
export type RejectionReason = keyof typeof rejectionStatuses;

/** A rejected call. The message is one line: what is wrong and what to do. */
export class RegistryRejection extends Error {
  readonly reason: RejectionReason;
  /** Headers of the response: of a rate limit. */
  readonly headers: Readonly<Record<string, string>>;
  constructor(reason: RejectionReason, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.name = 'RegistryRejection';
    this.reason = reason;
    this.headers = headers;
  }
}
