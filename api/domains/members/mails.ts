import type { Database } from '../../platform/database/public.ts';
import { mailText, queueMail } from '../../platform/mail/public.ts';
import { hashSecret } from '../../platform/identity/public.ts';

/** Recipient of an account's mail. */
interface Reader {
  readonly name: string;
  readonly email: string;
}
type Kind = 'verify-email' | 'reset-password' | 'notice';
type MailContent = Parameters<typeof mailText>[0];

const greetReader = ({ name }: Reader): string => `Hi ${name},`;

async function sendMemberMail(
  database: Database,
  kind: Kind,
  about: string,
  { email }: Pick<Reader, 'email'>,
  subject: string,
  content: MailContent,
): Promise<void> {
  await queueMail(database, { key: `${kind}:${about}`, email, kind, subject, ...mailText(content) });
}

/** Secrets of links are in the fragment, so that they reach no server log and no other site. */
const linkWithToken = (publicUrl: string, path: string, token: string): string => `${publicUrl}${path}#token=${token}`;

export function mailVerification(
  database: Database,
  reader: Pick<Reader, 'email'>,
  token: string,
  publicUrl: string,
): Promise<void> {
  return sendMemberMail(database, 'verify-email', hashSecret(token), reader, 'Confirm your email address', {
    // Omit the name: a stranger who typed the address also chose the name, and could send a message with it.
    greeting: 'Hi,',
    paragraphs: [
      'Welcome to Verandah. Confirm your email address to finish creating your account. The link expires in two days.',
      'If you didn’t sign up, you can ignore this email and no account will be created.',
    ],
    action: { label: 'Confirm email address', url: linkWithToken(publicUrl, '/sign-up/verify', token) },
    reason: 'You’re receiving this email because someone signed up to Verandah with this address.',
  });
}

/** A sign-up with the address of a member gets the usual response; the member is notified. */
export function mailAlreadyMember(database: Database, reader: Reader, publicUrl: string, about: string): Promise<void> {
  return sendMemberMail(database, 'notice', `already-member:${about}`, reader, 'You already have an account', {
    greeting: greetReader(reader),
    paragraphs: [
      'Someone, probably you, signed up to Verandah with this address. You already have an account, so sign in or set a new password if you’ve forgotten yours.',
      'If it wasn’t you, you can ignore this email. Your account hasn’t changed.',
    ],
    action: { label: 'Sign in', url: `${publicUrl}/sign-in` },
    reason: 'You’re receiving this email because this address belongs to a Verandah account.',
  });
}

export function mailReset(database: Database, reader: Reader, token: string, publicUrl: string): Promise<void> {
  return sendMemberMail(database, 'reset-password', hashSecret(token), reader, 'Set a new password', {
    greeting: greetReader(reader),
    paragraphs: [
      'Set a new password for your account. The link works once and expires in one hour. You’ll be signed out on all devices.',
      'If you didn’t ask for this, you can ignore this email. Your password won’t change.',
    ],
    action: { label: 'Set a new password', url: linkWithToken(publicUrl, '/sign-in/reset', token) },
    reason: 'You’re receiving this email because someone asked to reset your Verandah password.',
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
  return sendMemberMail(database, 'notice', `account:${crypto.randomUUID()}`, reader, subject, {
    greeting: greetReader(reader),
    paragraphs: [paragraph, 'If this wasn’t you, set a new password now and check which devices are signed in.'],
    action: { label: 'Review my account', url: `${publicUrl}/account` },
    reason: 'You’re receiving this email because your Verandah account changed.',
  });
}

const careWords = {
  'sign-out': {
    subject: 'You’ve been signed out on all devices',
    paragraph: 'We’ve signed you out on all devices. Sign in again to continue.',
    label: 'Sign in',
    path: '/sign-in',
  },
  suspend: {
    subject: 'Your account has been suspended',
    paragraph:
      'We’ve suspended your account, so you can’t sign in for now. If you think this is a mistake, reply to this email.',
    label: 'Visit Verandah',
    path: '',
  },
  'remove-second-factor': {
    subject: 'Two-factor authentication turned off',
    paragraph:
      'We’ve turned off two-factor authentication for your account. You’ll only need your password until you turn it on again. If you didn’t ask for this, reply to this email.',
    label: 'Review my account',
    path: '/account#second-factor',
  },
  reopen: {
    subject: 'Your account has been reinstated',
    paragraph: 'We’ve reinstated your account. You can sign in again.',
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
  return sendMemberMail(database, 'notice', `account:${crypto.randomUUID()}`, reader, subject, {
    greeting: greetReader(reader),
    paragraphs: [paragraph, `Reason: ${why}`],
    action: { label, url: publicUrl + path },
    reason: 'You’re receiving this email because we changed your Verandah account.',
  });
}

export function mailDeleted(database: Database, reader: Reader, publicUrl: string): Promise<void> {
  return sendMemberMail(database, 'notice', `account:${crypto.randomUUID()}`, reader, 'Your account has been deleted', {
    greeting: greetReader(reader),
    paragraphs: [
      'We’ve deleted your account, alerts and collections. Your questions, answers and reviews stay on Verandah without your name.',
    ],
    action: { label: 'Visit Verandah', url: publicUrl },
    reason: 'You’re receiving this email because you deleted your account.',
  });
}
