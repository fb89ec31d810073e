import type { Database } from '../../platform/database/public.ts';
import { mailText, queueMail } from '../../platform/mail/public.ts';
import { hashOf } from '../../platform/identity/public.ts';

/** Recipient of an account's mail. */
interface Reader {
  readonly name: string;
  readonly email: string;
}
type Kind = 'verify-email' | 'reset-password' | 'notice';
type Said = Parameters<typeof mailText>[0];

const greeting = ({ name }: Reader): string => `Hello ${name},`;

async function send(
  database: Database,
  kind: Kind,
  about: string,
  { email }: Pick<Reader, 'email'>,
  subject: string,
  said: Said,
): Promise<void> {
  await queueMail(database, { key: `${kind}:${about}`, email, kind, subject, ...mailText(said) });
}

/** Secrets of links are in the fragment, so that they reach no server log and no other site. */
const link = (publicUrl: string, path: string, token: string): string => `${publicUrl}${path}#token=${token}`;

export function mailVerification(
  database: Database,
  reader: Pick<Reader, 'email'>,
  token: string,
  publicUrl: string,
): Promise<void> {
  return send(database, 'verify-email', hashOf(token), reader, 'Confirm your e-mail address', {
    // Omit the name: a stranger who typed the address also chose the name, and could send a message with it.
    greeting: 'Hello,',
    paragraphs: [
      'Welcome to Verandah. Confirm your e-mail address to finish signing up. The link works for two days.',
      "If you didn't sign up, do nothing: without this link there is no account.",
    ],
    action: { label: 'Confirm my address', url: link(publicUrl, '/sign-up/verify', token) },
    reason: 'You get this mail because somebody signed up to Verandah with this address.',
  });
}

/** A sign-up with the address of a member gets the usual response; the member is notified. */
export function mailAlreadyMember(database: Database, reader: Reader, publicUrl: string, about: string): Promise<void> {
  return send(database, 'notice', `already-member:${about}`, reader, 'You have an account already', {
    greeting: greeting(reader),
    paragraphs: [
      'Somebody, probably you, signed up to Verandah with this address. You have an account already: sign in with it, or set a new password if you have forgotten yours.',
      "If it wasn't you, do nothing: your account is as it was.",
    ],
    action: { label: 'Sign in', url: `${publicUrl}/sign-in` },
    reason: 'You get this mail because this address belongs to an account of Verandah.',
  });
}

export function mailReset(database: Database, reader: Reader, token: string, publicUrl: string): Promise<void> {
  return send(database, 'reset-password', hashOf(token), reader, 'Set a new password', {
    greeting: greeting(reader),
    paragraphs: [
      'Set a new password for your account. The link works once, within the next hour; all devices are signed out then.',
      "If you didn't ask for it, do nothing: your password stays as it is.",
    ],
    action: { label: 'Set a new password', url: link(publicUrl, '/sign-in/reset', token) },
    reason: 'You get this mail because a new password was asked for at Verandah.',
  });
}

/** Notifies a member of a change, so that they notice an unauthorised one. */
export function mailChange(
  database: Database,
  reader: Reader,
  subject: string,
  paragraph: string,
  publicUrl: string,
): Promise<void> {
  return send(database, 'notice', `account:${crypto.randomUUID()}`, reader, subject, {
    greeting: greeting(reader),
    paragraphs: [paragraph, "If it wasn't you, set a new password now and look at the devices that are signed in."],
    action: { label: 'Look after my account', url: `${publicUrl}/account` },
    reason: 'You get this mail because your account at Verandah changed.',
  });
}

const careWords = {
  'sign-out': {
    subject: 'You were signed out everywhere',
    paragraph: 'Our staff have signed your account out on all devices. Sign in again to go on.',
    label: 'Sign in',
    path: '/sign-in',
  },
  suspend: {
    subject: 'Your account is suspended',
    paragraph:
      'Our staff have suspended your account: it can’t sign in until that is taken back. Answer to this mail if you think that is wrong.',
    label: 'Visit Verandah',
    path: '',
  },
  'remove-second-factor': {
    subject: 'Your second factor was taken away',
    paragraph:
      'Our staff have taken the second factor of your account away: signing in asks for the password alone until you switch it on again. Answer to this mail if you didn’t ask for that.',
    label: 'Look after my account',
    path: '/account#second-factor',
  },
  reopen: {
    subject: 'Your account is open again',
    paragraph: 'Our staff have taken back that your account was suspended. You can sign in again.',
    label: 'Sign in',
    path: '/sign-in',
  },
} as const;

/** Notifies a member of an admin's action on their account and its reason. */
export function mailCare(
  database: Database,
  reader: Reader,
  action: keyof typeof careWords,
  why: string,
  publicUrl: string,
): Promise<void> {
  const { subject, paragraph, label, path } = careWords[action];
  return send(database, 'notice', `account:${crypto.randomUUID()}`, reader, subject, {
    greeting: greeting(reader),
    paragraphs: [paragraph, `The reason: ${why}`],
    action: { label, url: publicUrl + path },
    reason: 'You get this mail because our staff changed your account at Verandah.',
  });
}

export function mailDeleted(database: Database, reader: Reader, publicUrl: string): Promise<void> {
  return send(database, 'notice', `account:${crypto.randomUUID()}`, reader, 'Your account is deleted', {
    greeting: greeting(reader),
    paragraphs: [
      'Your account, your alerts and your collections are deleted. What you wrote for others stays, without your name.',
    ],
    action: { label: 'Visit Verandah', url: publicUrl },
    reason: 'You get this mail once, because you deleted your account.',
  });
}
