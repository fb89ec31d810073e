import { sql } from 'kysely';
import type { Database } from '../database/public.ts';
import { sendJob } from '../jobs/public.ts';
import { checkHead, type Mail } from './mail.ts';

/** The job that puts one mail on its way. */
export const sendMailJob = 'send-mail';

/**
 * Queues a mail in the caller's transaction: it is sent when that has committed, tried again while the mail server does
 * not take it, and sent once for each key.
 * @returns whether it was queued; false for a key that was there before
 * @throws {Error} for a line break or the like in address or subject
 */
export async function queueMail(database: Database, mail: Mail): Promise<boolean> {
  checkHead(mail);
  const { key, email, kind, subject, text, html, replyTo } = mail;
  const { rows } = await sql`insert into mail (key, email, kind, subject, text, html, reply_to)
    values (${key}, ${email}, ${kind}, ${subject}, ${text}, ${html}, ${replyTo ?? null})
    on conflict (key) do nothing returning key`.execute(database);
  if (rows.length === 0) return false;
  await sendJob(database, sendMailJob, { key }, { key });
  return true;
}
