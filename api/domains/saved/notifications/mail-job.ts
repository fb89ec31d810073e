import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { now } from '../../../platform/clock.ts';
import { sendJob } from '../../../platform/jobs/public.ts';
import { groupMails, mailedGroups, readPreferences, type MailedGroup } from '../../members/public.ts';
import { groupOf, kindsOf } from './groups.ts';
import type { NotificationKind } from './notification.ts';

/** The job that emails a member the unread notifications of a group that were in no email yet. */
export const notificationMailJob = 'notification-mail';

/**
 * Milliseconds by which what often comes together is delayed, so that it is one email: an upload changes many homes.
 */
const pause: Partial<Record<MailedGroup, number>> = { followed: 300_000, saved: 300_000 };

const isMailed = (group: string): group is MailedGroup => group in groupMails;

/** Queues the mails of members who chose this kind immediately. */
export async function queueImmediateMails(
  transaction: Database,
  kind: NotificationKind,
  memberIds: readonly number[],
): Promise<void> {
  const group = groupOf(kind);
  if (!isMailed(group) || memberIds.length === 0) return;
  const { rows } = await sql<{ id: number; preferences: unknown }>`
    select id, preferences from member where id = any(${[...memberIds]}::int[])
      and email_verified_at is not null`.execute(transaction);
  const startAfter = new Date(now() + (pause[group] ?? 0));
  for (const { id, preferences } of rows)
    if (readPreferences(preferences).emails[group] === 'immediately')
      await sendJob(
        transaction,
        notificationMailJob,
        { memberId: id, group, every: 'immediately' },
        { key: `${id}:${group}:immediately`, startAfter },
      );
}

/** Queues the mails of everyone who chose this frequency and has unread notifications that were in no mail. */
export async function queueNotificationMails(database: Database, every: 'daily' | 'weekly'): Promise<void> {
  for (const group of mailedGroups) {
    const { rows } = await sql<{ id: number; preferences: unknown }>`
      select id, preferences from member m where deleted_at is null and suspended_at is null
        and email_verified_at is not null and exists (
        select from notification n where n.member_id = m.id and n.kind = any(${[...kindsOf(group)]}::text[])
          and n.mailed_at is null and n.read_at is null)`.execute(database);
    for (const { id, preferences } of rows)
      if (readPreferences(preferences).emails[group] === every)
        await sendJob(
          database,
          notificationMailJob,
          { memberId: id, group, every },
          { key: `${id}:${group}:${every}` },
        );
  }
}
