import type { Logger } from 'pino';

/** What happened to an account. */
export type AuditEvent =
  | 'signed-up'
  | 'signed-in'
  | 'sign-in-failed'
  | 'signed-out'
  | 'refreshed'
  | 'refresh-token-reused'
  | 'verified'
  | 'reset-asked'
  | 'password-reset'
  | 'password-changed'
  | 'session-revoked'
  | 'sessions-revoked'
  | 'settings-changed'
  | 'email-change-requested'
  | 'email-link-resent'
  | 'email-change-cancelled'
  | 'email-changed'
  | 'email-change-undone'
  | 'avatar-changed'
  | 'provider-linked'
  | 'provider-unlinked'
  | 'exported'
  | 'deleted'
  | 'proved'
  | 'ended-by-admin'
  | 'all-ended-by-admin'
  | 'suspended'
  | 'reopened'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'second-factor-failed'
  | 'second-factor-removed-by-admin'
  | 'recovery-code-used'
  | 'recovery-codes-renewed'
  | 'passkey-added'
  | 'passkey-renamed'
  | 'passkey-removed'
  | 'made-admin'
  | 'made-member'
  | 'access-token-made'
  | 'access-token-revoked'
  | 'application-added'
  | 'application-removed'
  | 'application-secret-created'
  | 'application-connected'
  | 'application-disconnected'
  | 'feed-key-made'
  | 'feed-keys-ended'
  | 'licence-verified'
  | 'licence-withdrawn'
  | 'webhook-made'
  | 'webhook-secret-rotated'
  | 'webhook-deleted'
  | 'rental-document-opened'
  | 'rental-applications-exported';

/** Ids only: no address, no secret. */
export interface AuditFacts {
  readonly memberId?: number;
  readonly sessionId?: string;
  readonly provider?: string;
  readonly passkeyId?: number;
  readonly requestId?: string;
  readonly officeId?: number;
  readonly applicationId?: number;
  readonly rentalApplicationId?: number;
  /** The acting admin; absent for commands of operations. */
  readonly by?: number;
}

/** Logs a change of an account. */
export function logAudit(log: Logger, event: AuditEvent, facts: AuditFacts = {}): void {
  log.info({ audit: event, ...facts }, `account: ${event}`);
}
