import type { Database } from '../../../platform/database/public.ts';
import { mailText, queueMail } from '../../../platform/mail/public.ts';
import { hashSecret } from '../../../platform/identity/public.ts';
import { confirmHours } from './store.ts';
import { undoDays } from './held-address.ts';
import { maskEmail } from './mask-email.ts';

type MailContent = Parameters<typeof mailText>[0];

/**
 * Of a kind that nobody can stop: the links of these mails are needed to get an account, or to get it back. They greet
 * nobody by name: whoever requested the change may have chosen it.
 */
const sendChangeMail = async (
  database: Database,
  about: string,
  email: string,
  subject: string,
  content: Omit<MailContent, 'greeting'>,
): Promise<void> => {
  const kind = 'verify-email';
  await queueMail(database, {
    key: `${kind}:${about}`,
    email,
    kind,
    subject,
    ...mailText({ greeting: 'Hi,', ...content }),
  });
};

const linkWithToken = (publicUrl: string, path: string, secret: string): string =>
  `${publicUrl}${path}#token=${secret}`;

/** To the new address. */
export const mailNewAddress = (database: Database, email: string, secret: string, publicUrl: string): Promise<void> =>
  sendChangeMail(database, hashSecret(secret), email, 'Confirm your new email address', {
    paragraphs: [
      `Confirm this address to use it for your Verandah account. Open the link where you’re signed in. It works once and expires in ${confirmHours} hours. Until then your account keeps its current address.`,
      'If you didn’t ask for this, you can ignore this email and nothing will change.',
    ],
    action: { label: 'Confirm new address', url: linkWithToken(publicUrl, '/account/email', secret) },
    reason: 'You’re receiving this email because someone wants to use this address for their Verandah account.',
  });

/** To a new address that another account has: only its owner learns of that. */
export const mailTakenAddress = (database: Database, email: string, publicUrl: string): Promise<void> =>
  sendChangeMail(database, `taken-${crypto.randomUUID()}`, email, 'You already have an account', {
    paragraphs: [
      'Someone, probably you, wants to use this address for another Verandah account. It already belongs to an account, or did until a few days ago, so it can’t be used for another one now.',
      'If it wasn’t you, you can ignore this email. Nothing has changed.',
    ],
    action: { label: 'Sign in', url: `${publicUrl}/sign-in` },
    reason: 'You’re receiving this email because this address belongs to a Verandah account.',
  });

/** To the current address, when a change of it is requested. */
export const mailOldAddress = (
  database: Database,
  email: string,
  newEmail: string,
  secret: string,
  publicUrl: string,
): Promise<void> =>
  sendChangeMail(database, hashSecret(secret), email, 'Your email address is about to change', {
    paragraphs: [
      `Someone who is signed in to your Verandah account wants to change its email address to ${maskEmail(newEmail)}. The address changes once they open a link that we’ve sent there.`,
      `If this was you, there’s nothing to do here. If it wasn’t, use this link. It stops the change or, up to ${undoDays} days after it, restores this address. It also signs everyone out of your account, and you’ll set a new password.`,
    ],
    action: { label: 'This wasn’t me', url: linkWithToken(publicUrl, '/account/email/undo', secret) },
    reason: 'You’re receiving this email because this address belongs to your Verandah account.',
  });

/** To the former address, when it has changed. The link is in the mail before: its secret is in no other place. */
export const mailFormerAddress = (
  database: Database,
  email: string,
  newEmail: string,
  publicUrl: string,
): Promise<void> =>
  sendChangeMail(database, `changed-${crypto.randomUUID()}`, email, 'Your email address has changed', {
    paragraphs: [
      `Your Verandah account now uses ${maskEmail(newEmail)}. Emails about your account will go there.`,
      `If this wasn’t you, open our email “Your email address is about to change” and choose “This wasn’t me” within ${undoDays} days.`,
    ],
    action: { label: 'Review my account', url: `${publicUrl}/account` },
    reason: 'You’re receiving this email because this address belonged to your Verandah account.',
  });

/** To a reserved address that was used for a sign-up. */
export const mailHeldAddress = (database: Database, email: string, publicUrl: string): Promise<void> =>
  sendChangeMail(database, `held-${crypto.randomUUID()}`, email, 'This address can’t be used yet', {
    paragraphs: [
      `Someone, probably you, signed up to Verandah with this address. It belonged to an account until a few days ago, and we hold it for ${undoDays} days in case that change was a mistake.`,
      'To get your account back, open our email “Your email address is about to change” and choose “This wasn’t me”. To create another account, sign up again later.',
    ],
    action: { label: 'Visit Verandah', url: publicUrl },
    reason: 'You’re receiving this email because someone signed up to Verandah with this address.',
  });

/**
 * To the address that stays or is restored. @param reset the secret of a link for a new password; absent: none is sent
 */
export const mailRestored = (
  database: Database,
  email: string,
  reset: string | undefined,
  publicUrl: string,
): Promise<void> =>
  sendChangeMail(
    database,
    `restored-${crypto.randomUUID()}`,
    email,
    reset === undefined ? 'Your account uses this address' : 'Set a new password to get back into your account',
    {
      paragraphs: [
        'Your Verandah account uses this address. Everyone has been signed out, and your password, passkeys and linked sign-ins have been removed, in case they’re someone else’s.',
        reset === undefined
          ? 'Your account is suspended. If you think this is a mistake, reply to this email.'
          : 'Set a new password to sign in again. The link works once and expires in one hour. After that, choose “Forgot your password?” on the sign-in page.',
      ],
      action:
        reset === undefined
          ? { label: 'Visit Verandah', url: publicUrl }
          : { label: 'Set a new password', url: linkWithToken(publicUrl, '/sign-in/reset', reset) },
      reason: 'You’re receiving this email because someone chose “This wasn’t me” in our email to this address.',
    },
  );
