export { notByToken, takeAccessToken } from './access-tokens/token-access.ts';
export { logAudit } from './audit.ts';
export { takeAuthCookie } from './auth-cookie.ts';
export { avatarFiles, drawLogo, drawPortrait } from './avatar.ts';
export { ownAccount } from './account.ts';
export { authenticateRequest } from './authenticate.ts';
export { createMember } from './create-member.ts';
export { isForeign, refuseForeign } from './foreign-writes.ts';
export { avatarAddress, formerName } from './member.ts';
export type { Member } from './member.ts';
export {
  alertFrequencies,
  digestPaces,
  groupMails,
  mailedGroups,
  notificationGroups,
  readPreferences,
  type MailedGroup,
  type NotificationGroup,
  type Preferences,
} from './preferences.ts';
export { resetLinkJob, sendResetLink } from './recover.ts';
export { blockedSignInJob, recordBlockedSignIn } from './security-history/blocked-sign-in.ts';
export { recordSecurityEvent } from './security-history/store.ts';
export { revokeAll } from './session-store.ts';
export { surelyProven, surelySignedIn } from './sessions.ts';
export { lockMember, memberByEmail, memberById } from './store.ts';
export { welcomeThirdParties } from './third-party.ts';
