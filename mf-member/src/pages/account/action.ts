import type { Rest, RestCall } from '@verandah/areas';
import { sendCall, type Outcome, type Problems } from '../../features/calls/outcome.ts';
import { emailProblem, newPasswordProblem } from '../../features/form/email.ts';
import { confirmedText } from '../../features/session/confirmed-text.ts';
import { paces } from './account.ts';
import { applicationFields, applicationOf, checkApplication } from './application-form.ts';
import { chosenScopes, tokenFields, tokenOf } from './token-scopes.ts';
import { notificationFields, preferencesOf } from './notification-groups.ts';

/** The forms of the account page, by the names that they send. */
export const sections = [
  'profile',
  'picture',
  'mails',
  'email',
  'email-resend',
  'email-cancel',
  'password',
  'unlink',
  'device',
  'devices',
  'push-device',
  'token-add',
  'token-end',
  'connection-end',
  'application-add',
  'application-secret',
  'application-end',
  'passkey-add',
  'passkey-name',
  'passkey-end',
  'delete',
  'prove',
  'factor-begin',
  'factor-on',
  'factor-codes',
  'factor-off',
] as const;
export type Section = (typeof sections)[number];
/** What has succeeded: a form, or the confirmation of a new or a first address on its own page. */
export const successes = [...sections, 'email-confirm', 'email-verify'] as const;
export type Success = (typeof successes)[number];
type Fields = Readonly<Record<string, string>>;

const proof = ['proof', 'proofCode'] as const;
/** The fields of each form. Passwords and codes are never sent back. */
export const sectionFields: Readonly<Record<Section, readonly string[]>> = {
  profile: ['name', 'bio'],
  picture: [],
  mails: notificationFields,
  email: ['email', ...proof],
  'email-resend': [],
  'email-cancel': [],
  password: ['currentPassword', 'password', ...proof],
  unlink: ['provider', ...proof],
  device: ['session', ...proof],
  devices: proof,
  'push-device': ['pushDevice'],
  'token-add': [...tokenFields, 'scopes', ...proof],
  'token-end': ['accessToken'],
  'connection-end': ['application'],
  'application-add': [...applicationFields, 'scopes', ...proof],
  'application-secret': ['application', ...proof],
  'application-end': ['application'],
  'passkey-add': ['passkeyName', ...proof],
  'passkey-name': ['passkey', 'passkeyName'],
  'passkey-end': ['passkey', ...proof],
  delete: ['password', 'username', ...proof],
  prove: proof,
  'factor-begin': proof,
  'factor-on': ['code', ...proof],
  'factor-codes': ['password', 'code', ...proof],
  'factor-off': ['password', 'code', ...proof],
};
export const secretFields: readonly string[] = ['currentPassword', 'password', 'code', ...proof];

/** Validation errors before sending. */
export function checkSection(section: Section, fields: Fields, hasPassword: boolean): Problems {
  const { name = '', password = '', currentPassword = '', username = '', bio = '' } = fields;
  if (section === 'profile') {
    return {
      ...(!name.trim()
        ? { name: 'Enter the name you want others to see.' }
        : name.trim().length > 80 && { name: 'Your name can be up to 80 characters.' }),
      ...(bio.length > 1000 && { bio: 'Use up to 1,000 characters.' }),
    };
  }
  if (section === 'email') {
    const wrong = emailProblem(fields['email'] ?? '');
    return wrong === undefined ? {} : { email: wrong };
  }
  if (section === 'password') {
    const wrong = newPasswordProblem(password);
    return {
      ...(hasPassword && !currentPassword && { currentPassword: 'Enter your current password.' }),
      ...(wrong && { password: wrong }),
    };
  }
  if (section === 'token-add')
    return {
      ...(!fields['tokenName']?.trim() && { tokenName: 'Enter what the token is for.' }),
      ...(chosenScopes(fields).length === 0 && { scopes: 'Choose at least one thing the token can do.' }),
    };
  if (section === 'application-add') return checkApplication(fields);
  if ((section === 'passkey-add' || section === 'passkey-name') && !fields['passkeyName']?.trim())
    return { passkeyName: 'Enter a name that you’ll recognise.' };
  if (section === 'prove') return fields['proof'] ? {} : { proof: 'Enter your password.' };
  if (section === 'factor-on' || section === 'factor-codes' || section === 'factor-off') {
    return {
      ...(section !== 'factor-on' && hasPassword && !password && { password: 'Enter your password.' }),
      ...(!fields['code']?.trim() && { code: 'Enter the code from your authenticator app.' }),
    };
  }
  if (section === 'delete')
    return hasPassword
      ? password
        ? {}
        : { password: 'Enter your password.' }
      : username.trim()
        ? {}
        : { username: 'Type your username.' };
  return {};
}

function callOf(section: Exclude<Section, 'prove'>, id: number, fields: Fields): RestCall {
  const settings = `/rest/member/${id}/settings`;
  const {
    name = '',
    bio = '',
    currentPassword = '',
    password = '',
    provider = '',
    session = '',
    pushDevice = '',
    accessToken = '',
    application = '',
    passkey = '',
    passkeyName = '',
    username = '',
    code = '',
    email = '',
  } = fields;
  const factor = `${settings}/second-factor`;
  const passkeys = `/rest/member/${id}/passkeys`;
  const applications = `/rest/member/${id}/applications`;
  const shown = { ...(password && { password }), code: code.trim() };
  switch (section) {
    case 'profile':
      return { method: 'PATCH', path: settings, body: { name: name.trim(), bio } };
    case 'picture':
      return { method: 'DELETE', path: `${settings}/avatar` };
    case 'mails':
      return {
        method: 'PATCH',
        path: settings,
        body: { preferences: preferencesOf(fields, (value) => Object.hasOwn(paces, value)) },
      };
    case 'email':
      return { method: 'POST', path: `${settings}/email`, body: { email: email.trim() } };
    case 'email-resend':
      return { method: 'POST', path: `${settings}/email/link` };
    case 'email-cancel':
      return { method: 'DELETE', path: `${settings}/email` };
    case 'password':
      return {
        method: 'PUT',
        path: `${settings}/password`,
        body: { ...(currentPassword && { currentPassword }), password },
      };
    case 'unlink':
      return { method: 'DELETE', path: `${settings}/sign-ins/${encodeURIComponent(provider)}` };
    case 'device':
      return { method: 'DELETE', path: `/rest/member/${id}/sessions/${encodeURIComponent(session)}` };
    case 'devices':
      return { method: 'DELETE', path: `/rest/member/${id}/sessions` };
    case 'push-device':
      return { method: 'DELETE', path: `/rest/member/${id}/push-devices/${encodeURIComponent(pushDevice)}` };
    case 'token-add':
      return { method: 'POST', path: `/rest/member/${id}/access-tokens`, body: tokenOf(fields) };
    case 'token-end':
      return { method: 'DELETE', path: `/rest/member/${id}/access-tokens/${encodeURIComponent(accessToken)}` };
    case 'connection-end':
      return { method: 'DELETE', path: `/rest/member/${id}/connections/${encodeURIComponent(application)}` };
    case 'application-add':
      return { method: 'POST', path: applications, body: applicationOf(fields) };
    case 'application-secret':
      return { method: 'POST', path: `${applications}/${encodeURIComponent(application)}/secret` };
    case 'application-end':
      return { method: 'DELETE', path: `${applications}/${encodeURIComponent(application)}` };
    // The browser continues with it.
    case 'passkey-add':
      return { method: 'POST', path: `${passkeys}/options` };
    case 'passkey-name':
      return {
        method: 'PATCH',
        path: `${passkeys}/${encodeURIComponent(passkey)}`,
        body: { name: passkeyName.trim() },
      };
    case 'passkey-end':
      return { method: 'DELETE', path: `${passkeys}/${encodeURIComponent(passkey)}` };
    case 'factor-begin':
      return { method: 'POST', path: factor };
    case 'factor-on':
      return { method: 'PUT', path: factor, body: { code: code.trim() } };
    case 'factor-codes':
      return { method: 'POST', path: `${factor}/recovery-codes`, body: shown };
    case 'factor-off':
      return { method: 'DELETE', path: factor, body: shown };
    case 'delete':
      return {
        method: 'DELETE',
        path: `/rest/member/${id}`,
        body: password ? { password } : { username: username.trim() },
      };
  }
}

/** Re-authenticates the member by password, and by code where there is a second factor. */
async function proveMember(
  rest: Rest,
  { proof = '', proofCode = '' }: Fields,
  log: (error: unknown) => void,
): Promise<Outcome> {
  const outcome = await sendCall(
    rest,
    {
      method: 'POST',
      path: '/auth/prove',
      body: { password: proof, ...(proofCode.trim() && { code: proofCode.trim() }) },
    },
    ['password', 'code'],
    log,
  );
  if (outcome.taken) return outcome;
  const { password, code, ...others } = outcome.problems;
  return {
    ...outcome,
    problems: {
      ...others,
      ...(password !== undefined && { proof: password }),
      ...(code !== undefined && { proofCode: code }),
    },
  };
}

/**
 * Performs the action of a form, after re-authentication if the form holds a password for it.
 * @throws {CallFailed}
 */
export async function act(
  rest: Rest,
  section: Section,
  id: number,
  fields: Fields,
  log: (error: unknown) => void,
): Promise<Outcome> {
  if (fields['proof'] || section === 'prove') {
    const proven = await proveMember(rest, fields, log);
    if (!proven.taken || section === 'prove') return proven;
  }
  return sendCall(rest, callOf(section, id, fields), sectionFields[section], log);
}

/** Messages after success. */
export const doneText: Readonly<Record<Success, string>> = {
  profile: 'Profile saved.',
  picture: 'Photo removed.',
  mails: 'Notifications saved.',
  email: 'We’ve sent a link to your new address.',
  'email-resend': 'We’ve sent another link. Earlier ones no longer work.',
  'email-cancel': 'Your email address stays as it is.',
  'email-confirm': 'Your email address is confirmed. Your account now uses it.',
  'email-verify': confirmedText,
  password: 'Password changed. You’re signed out on all other devices.',
  unlink: 'Sign-in option removed.',
  device: 'Device signed out.',
  devices: 'You’re signed out on all other devices.',
  'push-device': 'Notifications are off on that device.',
  'token-add': 'Access token created.',
  'token-end': 'Access token revoked.',
  'connection-end': 'Application disconnected.',
  'application-add': 'Application registered.',
  'application-secret': 'The application has a new secret. The earlier one no longer works.',
  'application-end': 'Application removed. It can’t use any account now.',
  'passkey-add': 'Passkey added.',
  'passkey-name': 'Passkey renamed.',
  'passkey-end': 'Passkey removed. You can delete it from your device or password manager too.',
  delete: 'Your account has been deleted.',
  prove: 'Thanks. You can change how you sign in for the next 10 minutes.',
  'factor-begin': 'Now add Verandah to your authenticator app.',
  'factor-on': 'Two-factor authentication is on. You’re signed out on all other devices.',
  'factor-codes': 'You have new recovery codes.',
  'factor-off': 'Two-factor authentication is off.',
};
