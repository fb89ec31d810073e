import { mailText, queueMail } from '../../../platform/mail/public.ts';
import type { Database } from '../../../platform/database/public.ts';
import { kindNames, type Action, type Subject } from './kinds.ts';

const done: Readonly<Record<Exclude<Action, 'dismiss'>, string>> = {
  warn: 'was reported, and our moderators agree',
  lock: 'was closed to answers and comments',
  unlock: 'was opened again: it takes answers and comments',
  show: 'can be seen by everyone now',
  hide: 'was hidden: only you and our moderators see it',
  remove: 'was removed',
  restore: 'can be seen by everyone again',
};

const shortenText = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= 120 ? line : `${line.slice(0, 119).trimEnd()}…`;
};

/**
 * Notifies an author of a moderator's action and its reason, which may be empty.
 * @param event the entry of the audit trail
 */
export async function notifyAuthor(
  transaction: Database,
  { kind, text, authorName, email }: Subject,
  action: Exclude<Action, 'dismiss'>,
  why: string,
  event: number,
): Promise<void> {
  if (email === null) return;
  const name = kindNames[kind];
  await queueMail(transaction, {
    key: `moderation:${event}`,
    email,
    kind: 'notice',
    subject: `Your ${name} ${done[action].split(':')[0] ?? ''}`,
    ...mailText({
      greeting: `Hi ${authorName},`,
      paragraphs: [
        `Your ${name} “${shortenText(text)}” ${done[action]}.`,
        ...(why ? [`Reason: ${why}`] : []),
        'If you think this is a mistake, please tell us on the contact page.',
      ],
      reason: `You’re receiving this email because you wrote this ${name}${kind === 'listing' ? ' or its office did' : ''}.`,
    }),
  });
}
