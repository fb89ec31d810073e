import * as v from 'valibot';
import { mailPicture } from '../../listings/public.ts';
import { inTransaction } from '../../../platform/database/public.ts';
import { mailText, queueMail, type MailItem } from '../../../platform/mail/public.ts';
import type { Service } from '../../../platform/service.ts';
import {
  alertFrequencies,
  groupMails,
  lockMember,
  mailedGroups,
  memberById,
  type MailedGroup,
} from '../../members/public.ts';
import { kindsOf } from './groups.ts';
import type { Notification } from './notification.ts';
import { takeUnmailed } from './store.ts';

const shape = v.object({
  memberId: v.number(),
  group: v.picklist(mailedGroups),
  every: v.picklist(alertFrequencies),
});

/** Greatest number of notifications in one mail; a link leads to the others. */
const mostMailed = 20;

const words: Readonly<Record<MailedGroup, { readonly one: string; readonly many: string; readonly reason: string }>> = {
  replies: {
    one: 'Read the reply',
    many: 'new replies',
    reason: 'somebody replied to what you wrote, or to a question that you follow,',
  },
  followed: {
    one: 'View on Verandah',
    many: 'updates about suburbs and agents',
    reason: 'you follow suburbs or agents',
  },
  saved: { one: 'View on Verandah', many: 'updates about your homes', reason: 'you saved or enquired about homes' },
  reviews: { one: 'Read the review', many: 'new reviews', reason: 'somebody reviewed you' },
  moderation: { one: 'Open moderation', many: 'things to moderate', reason: 'you moderate' },
};

/**
 * Emails a member their unread notifications of a group that were in no mail yet, unless they chose another frequency,
 * have not confirmed their address or are suspended. Each notification is in one mail only: queuing the mail and
 * marking them are one transaction.
 */
export function mailNotifications(
  { database, settings }: Pick<Service, 'database' | 'settings'>,
  data: unknown,
): Promise<void> {
  const { memberId, group, every } = v.parse(shape, data);
  return inTransaction(database, async (transaction) => {
    await lockMember(transaction, memberId);
    const member = await memberById(transaction, memberId);
    if (!member?.emailVerified || member.suspendedAt !== null || member.preferences.emails[group] !== every) return;
    const news = await takeUnmailed(transaction, memberId, kindsOf(group));
    const [latest] = news;
    if (latest === undefined) return;
    const { publicUrl } = settings;
    const { subject, said } =
      news.length === 1 ? composeOne(latest, group, publicUrl) : composeSeveral(news, group, publicUrl);
    await queueMail(transaction, {
      key: `notifications:${memberId}:${group}:${latest.id}`,
      email: member.email,
      kind: groupMails[group],
      // Names and titles may have line breaks.
      subject: subject.replaceAll(/\p{Cc}+/gu, ' ').slice(0, 200),
      ...mailText({
        greeting: `Hi ${member.name},`,
        ...said,
        reason: `You’re receiving this email because ${words[group].reason} on Verandah. You can change this in your account.`,
      }),
    });
  });
}

type Composed = {
  readonly subject: string;
  readonly said: Omit<Parameters<typeof mailText>[0], 'greeting' | 'reason'>;
};

const itemOf = (publicUrl: string, { text, subject, excerpt, path, listing }: Notification): MailItem => ({
  title: text,
  lines: [subject, excerpt].filter((line) => line !== null),
  url: publicUrl + path,
  picture: listing && mailPicture(publicUrl, listing),
});

function composeOne(notification: Notification, group: MailedGroup, publicUrl: string): Composed {
  const { text, subject, excerpt, path, listing } = notification;
  const details = [subject, excerpt].filter((line) => line !== null);
  return {
    subject: subject === null ? text : `${text}: ${subject}`,
    said: {
      ...(listing === undefined
        ? { paragraphs: [`${text}${details.length === 0 ? '.' : ':'}`, ...details] }
        : { paragraphs: [], items: [itemOf(publicUrl, notification)] }),
      action: { label: words[group].one, url: publicUrl + path },
    },
  };
}

function composeSeveral(news: readonly Notification[], group: MailedGroup, publicUrl: string): Composed {
  const subject = `${news.length} ${words[group].many} on Verandah`;
  return {
    subject,
    said: {
      paragraphs: [
        `You have ${news.length} ${words[group].many}.`,
        ...(news.length > mostMailed ? [`Here are the latest ${mostMailed}.`] : []),
      ],
      items: news.slice(0, mostMailed).map((each) => itemOf(publicUrl, each)),
      action: { label: 'View all notifications', url: `${publicUrl}/notifications` },
    },
  };
}
