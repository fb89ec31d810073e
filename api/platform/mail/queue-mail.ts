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
  const { key, email, kind, subject, text, html, replyTo, unsubscribePath } = mail;
  const rows = await database
    .insertInto('mail')
    .values({
      key,
      email,
      kind,
      subject,
      text,
      html,
      reply_to: replyTo ?? null,
      unsubscribe_path: unsubscribePath ?? null,
    })
    .onConflict((conflict) => conflict.columns(['key']).doNothing())
    .returning('key')
    .execute();
  if (rows.length === 0) return false;
  await sendJob(database, sendMailJob, { key }, { key });
  return true;
}
