import type { Database } from '../../platform/database/public.ts';
import { mailText, queueMail } from '../../platform/mail/public.ts';
import { memberById } from './store.ts';

/** What somebody wrote in reply to a member. */
export interface WrittenReply {
  /** Of the mail: each reply is mailed once. */
  readonly key: string;
  /** Who wrote it; nobody is mailed about their own words. */
  readonly from: { readonly memberId: number | null; readonly name: string };
  /** 'answered your question “Is it noisy?”' */
  readonly did: string;
  readonly text: string;
  /** Where it can be read. */
  readonly action: { readonly label: string; readonly url: string };
}

const longest = 600;
const excerpt = (text: string): string =>
  text.length <= longest ? text : `${text.slice(0, longest).replace(/\s+\S*$/, '')} …`;

/**
 * Mails a member what somebody replied to them, in the caller's transaction, unless they switched these mails off or
 * have not confirmed their address.
 * @param memberId null: the author has no account
 */
export async function mailReply(
  transaction: Database,
  memberId: number | null,
  { key, from, did, text, action }: WrittenReply,
): Promise<void> {
  if (memberId === null || memberId === from.memberId) return;
  const member = await memberById(transaction, memberId);
  if (!member?.emailVerified || member.suspendedAt !== null || !member.preferences.notices) return;
  await queueMail(transaction, {
    key,
    email: member.email,
    kind: 'reply',
    subject: `${from.name} ${did}`.replaceAll(/\p{Cc}+/gu, ' ').slice(0, 200),
    ...mailText({
      greeting: `Hi ${member.name},`,
      paragraphs: [`${from.name} ${did}:`, excerpt(text)],
      action,
      reason:
        'You’re receiving this email because somebody replied to you on Verandah. You can change this in your account.',
    }),
  });
}
