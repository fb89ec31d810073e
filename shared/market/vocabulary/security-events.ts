/** What the security history of an account records. The check of the database's table lists the same. */
export const securityEventKinds = [
  'signed-in',
  'sign-in-blocked',
  'signed-out',
  'session-stopped',
  'device-signed-out',
  'other-devices-signed-out',
  'password-set',
  'password-changed',
  'password-reset',
  'email-change-requested',
  'email-change-cancelled',
  'email-changed',
  'email-change-undone',
  'second-factor-on',
  'second-factor-off',
  'recovery-codes-renewed',
  'recovery-code-used',
  'passkey-added',
  'passkey-removed',
  'provider-linked',
  'provider-unlinked',
  'access-token-created',
  'access-token-revoked',
  'application-added',
  'application-removed',
  'application-secret-created',
  'application-connected',
  'application-disconnected',
  'data-exported',
  'signed-out-by-admin',
  'suspended',
  'reinstated',
  'second-factor-removed-by-admin',
  'made-admin',
  'made-member',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

/** How a member signed in, or what was wrong too often. The check of the database's table lists the same. */
export const securityEventWays = ['password', 'email-link', 'provider', 'passkey', 'code'] as const;
export type SecurityEventWay = (typeof securityEventWays)[number];

/** Days for which the security history of an account is stored. */
export const securityHistoryDays = 365;
