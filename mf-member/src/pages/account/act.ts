import type { Rest, RestCall } from '@verandah/areas';
import { send, type Outcome, type Problems } from '../../features/calls/outcome.ts';
import { newPasswordProblem } from '../../features/form/email.ts';
import { paces } from './account.ts';

/** The forms of the account's page, by the name that they are sent with. */
export const sections = ['profile', 'picture', 'mails', 'password', 'unlink', 'device', 'devices', 'delete'] as const;
export type Section = (typeof sections)[number];
type Fields = Readonly<Record<string, string>>;

/** The fields of each form; those of passwords are never told back. */
export const sectionFields: Readonly<Record<Section, readonly string[]>> = {
  profile: ['name', 'bio'], picture: [], mails: ['alertDigest', 'notices', 'news'], password: ['currentPassword', 'password'], unlink: ['provider'], device: ['session'], devices: [], delete: ['password', 'username'],
};
export const secretFields: readonly string[] = ['currentPassword', 'password'];

/** What is wrong before anything is sent. */
export function checkSection(section: Section, fields: Fields, hasPassword: boolean): Problems {
  const { name = '', password = '', currentPassword = '', username = '', bio = '' } = fields;
  if (section === 'profile') {
    return {
      ...(!name.trim() ? { name: 'Enter your name, as others should see it.' } : name.trim().length > 80 && { name: 'Shorten your name to 80 characters.' }),
      ...(bio.length > 1000 && { bio: 'Shorten this to 1,000 characters.' }),
    };
  }
  if (section === 'password') {
    const wrong = newPasswordProblem(password);
    return { ...(hasPassword && !currentPassword && { currentPassword: 'Enter the password that you have now.' }), ...(wrong && { password: wrong }) };
  }
  if (section === 'delete') return hasPassword ? (password ? {} : { password: 'Enter your password.' }) : username.trim() ? {} : { username: 'Type your username.' };
  return {};
}

function callOf(section: Section, id: number, fields: Fields): RestCall {
  const settings = `/rest/member/${id}/settings`;
  const { name = '', bio = '', alertDigest = '', currentPassword = '', password = '', provider = '', session = '', username = '' } = fields;
  switch (section) {
    case 'profile': return { method: 'PATCH', path: settings, body: { name: name.trim(), bio } };
    case 'picture': return { method: 'DELETE', path: `${settings}/avatar` };
    case 'mails': return { method: 'PATCH', path: settings, body: { preferences: { ...(Object.hasOwn(paces, alertDigest) && { alertDigest }), notices: fields['notices'] === 'yes', news: fields['news'] === 'yes' } } };
    case 'password': return { method: 'PUT', path: `${settings}/password`, body: { ...(currentPassword && { currentPassword }), password } };
    case 'unlink': return { method: 'DELETE', path: `${settings}/sign-ins/${encodeURIComponent(provider)}` };
    case 'device': return { method: 'DELETE', path: `/rest/member/${id}/sessions/${encodeURIComponent(session)}` };
    case 'devices': return { method: 'DELETE', path: `/rest/member/${id}/sessions` };
    case 'delete': return { method: 'DELETE', path: `/rest/member/${id}`, body: password ? { password } : { username: username.trim() } };
  }
}

/** Carries one form of the account's page out. @throws {CallFailed} */
export const act = (rest: Rest, section: Section, id: number, fields: Fields, log: (error: unknown) => void): Promise<Outcome> =>
  send(rest, callOf(section, id, fields), sectionFields[section], log);

/** What is told when a form was taken. */
export const doneText: Readonly<Record<Section, string>> = {
  profile: 'Your profile is saved.', picture: 'Your picture is gone.', mails: 'Your e-mail settings are saved.', password: 'Your password is changed. All other devices are signed out.',
  unlink: 'This way to sign in is gone.', device: 'The device is signed out.', devices: 'All other devices are signed out.', delete: 'Your account is deleted.',
};
