import { email as isEmail, maxLength, pipe, safeParse, string } from 'valibot';

/** What a mail is about. All can be unsubscribed from but those that a member requests to sign in. */
export const mailKinds = [
  'verify-email',
  'reset-password',
  'invite',
  'enquiry',
  'enquiry-copy',
  'application',
  'offer',
  'alert-digest',
  'email-alert',
  'home-value',
  'review-request',
  'reply',
  'followed',
  'saved',
  'inspection',
  'review',
  'moderation',
  'release',
  'notice',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** In the words of the page where one stops them. */
export const kindNames: Readonly<Record<MailKind, string>> = {
  'verify-email': 'email address confirmations',
  'reset-password': 'password reset links',
  invite: 'invitations',
  enquiry: 'enquiries',
  'enquiry-copy': 'your own enquiries',
  application: 'rental applications',
  offer: 'offers to buy',
  'alert-digest': 'property alerts',
  'email-alert': 'property alerts without an account',
  'home-value': 'what your home is worth',
  'review-request': 'review requests',
  reply: 'answers and replies',
  followed: 'suburbs and agents that you follow',
  saved: 'homes that you saved',
  inspection: 'inspections that you registered for',
  review: 'your reviews',
  moderation: 'reports and reviews to moderate',
  release: 'releases of areas',
  notice: 'notices',
};

/** Kinds needed for access to an account: they have no unsubscribe link. */
export const needed: readonly MailKind[] = ['verify-email', 'reset-password'];

export interface Mail {
  /** What the mail is about, once: a second mail of the same key is not sent. */
  readonly key: string;
  readonly email: string;
  readonly kind: MailKind;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Reply-To; absent: the site. */
  readonly replyTo?: string | undefined;
  /** Path of the page where what this mail belongs to is changed or stopped; absent: all mails of its kind are. */
  readonly unsubscribePath?: string | undefined;
}

const address = pipe(string(), maxLength(254), isEmail());
const longestSubject = 200;

/**
 * What goes into a mail's head is one line each: a line break there would begin a header of someone's choice.
 * @throws {Error} for an address or a subject that no rule should have let through
 */
export function checkHead({ email, subject, replyTo }: Pick<Mail, 'email' | 'subject' | 'replyTo'>): void {
  if (!isAddress(email) || (replyTo !== undefined && !isAddress(replyTo)))
    throw new Error('A mail has no such address.');
  if (subject === '' || subject.length > longestSubject || /\p{Cc}/u.test(subject))
    throw new Error(`A mail's subject is one line of at most ${longestSubject} characters.`);
}

/** Whether it can be a recipient or a Reply-To address. */
export const isAddress = (text: string): boolean => safeParse(address, text).success && !/[\p{Cc}<>,;"\s]/u.test(text);
