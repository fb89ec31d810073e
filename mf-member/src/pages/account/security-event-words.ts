import { formatDate, formatTime, siteTimeZone, type SecurityEventKind, type SecurityEventWay } from '@verandah/market';
import type { Settings } from './account.ts';
import type { SecurityEvent } from './security-event.ts';

const signedIn: Readonly<Record<SecurityEventWay, string>> = {
  password: 'Signed in with your password',
  'email-link': 'Signed in with a link in an email',
  provider: 'Signed in with another account',
  passkey: 'Signed in with a passkey',
  code: 'Signed in with a code',
};

/** Labels by kind; some name what they are about: 'Signed out Firefox on Linux'. */
const labels: Readonly<Record<SecurityEventKind, (event: SecurityEvent) => string>> = {
  'signed-in': ({ way, withCode, subject }) => {
    const first = way === 'provider' && subject !== null ? `Signed in with ${subject}` : signedIn[way ?? 'code'];
    return withCode && way !== null ? `${first} and a code` : first;
  },
  'sign-in-blocked': ({ way }) => `Sign-in blocked after too many wrong ${way === 'code' ? 'codes' : 'passwords'}`,
  'signed-out': () => 'Signed out',
  'session-stopped': () => 'Signed out to be safe: two devices used the same sign-in',
  'device-signed-out': ({ subject }) => `Signed out ${subject ?? 'another device'}`,
  'other-devices-signed-out': () => 'Signed out of all other devices',
  'password-set': () => 'Password set',
  'password-changed': () => 'Password changed',
  'password-reset': () => 'Password reset with a link in an email',
  'email-change-requested': () => 'Change of email address requested',
  'email-change-cancelled': () => 'Change of email address cancelled',
  'email-changed': () => 'Email address changed',
  'email-change-undone': () => 'Change of email address undone; password, passkeys and linked sign-ins removed',
  'second-factor-on': () => 'Two-factor authentication turned on',
  'second-factor-off': () => 'Two-factor authentication turned off',
  'recovery-codes-renewed': () => 'New recovery codes created',
  'recovery-code-used': () => 'Recovery code used',
  'passkey-added': ({ subject }) => `Passkey added: ${subject ?? 'unnamed'}`,
  'passkey-removed': ({ subject }) => `Passkey removed: ${subject ?? 'unnamed'}`,
  'provider-linked': ({ subject }) => `Linked ${subject ?? 'another account'} for signing in`,
  'provider-unlinked': ({ subject }) => `Unlinked ${subject ?? 'another account'}`,
  'access-token-created': ({ subject }) => `Access token created: ${subject ?? 'unnamed'}`,
  'access-token-revoked': ({ subject }) => `Access token revoked: ${subject ?? 'unnamed'}`,
  'application-added': ({ subject }) => `Application registered: ${subject ?? 'unnamed'}`,
  'application-removed': ({ subject }) => `Application removed: ${subject ?? 'unnamed'}`,
  'application-secret-created': ({ subject }) => `New secret for the application ${subject ?? 'unnamed'}`,
  'application-connected': ({ subject }) => `Application connected: ${subject ?? 'unnamed'}`,
  'application-disconnected': ({ subject }) => `Application disconnected: ${subject ?? 'unnamed'}`,
  'data-exported': () => 'Your data downloaded',
  'signed-out-by-admin': () => 'Signed out on all devices by Verandah',
  suspended: () => 'Account suspended by Verandah',
  reinstated: () => 'Account reinstated by Verandah',
  'second-factor-removed-by-admin': () => 'Two-factor authentication turned off by Verandah',
  'made-admin': () => 'Given admin rights by Verandah',
  'made-member': () => 'Admin rights removed by Verandah',
};

/** 'Signed in with a passkey'. */
export const eventLabel = (event: SecurityEvent): string => labels[event.kind](event);

/** 'Chrome on macOS · 27 Nov 2026, 3:42 pm', by Sydney's clocks. */
export const eventDetail = ({ device, at }: SecurityEvent): string =>
  [...(device === null ? [] : [device]), `${formatDate(at, siteTimeZone)}, ${formatTime(at, siteTimeZone)}`].join(
    ' · ',
  );

/** What to do if someone else caused an event. */
export interface NextStep {
  readonly label: string;
  /** Fragment of the account page. */
  readonly href: `#${string}`;
}

const disconnect: NextStep = { label: 'Not you? Disconnect it', href: '#connections' };
const changePassword: NextStep = { label: 'Not you? Change your password', href: '#password' };

/** The next step of suspicious entries, and of sign-ins on other devices that last; null for all others. */
export function nextStep(event: SecurityEvent, { secondFactor }: Settings): NextStep | null {
  const { kind, session, current, way } = event;
  if (kind === 'signed-in' && session !== null && !current)
    return { label: 'Not you? Sign out this device', href: `#device-${session}` };
  if (kind === 'sign-in-blocked' && way !== 'code')
    return secondFactor === undefined || secondFactor.on
      ? changePassword
      : { label: 'Not you? Turn on two-factor authentication', href: '#second-factor' };
  if (kind === 'application-connected') return disconnect;
  if (kind === 'recovery-code-used') return { label: 'Not you? Create new recovery codes', href: '#second-factor' };
  return kind === 'session-stopped' || kind === 'sign-in-blocked' ? changePassword : null;
}
