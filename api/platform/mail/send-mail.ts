import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../database/public.ts';
import type { Service } from '../service.ts';
import { checkHead, needed, type Mail } from './mail.ts';
import { withFoot } from './mail-text.ts';
import { isSuppressed } from './suppression.ts';
import type { Transport } from './transport.ts';
import { signUnsubscribe } from './unsubscribe-token.ts';

const shape = v.object({ key: v.string() });
interface QueuedMail extends Omit<Mail, 'replyTo' | 'unsubscribePath'> {
  readonly queued_at: Date;
  readonly reply_to: string | null;
  readonly unsubscribe_path: string | null;
}

/**
 * Sends one mail that waits; one that was sent, or was unsubscribed from, is skipped. A kill between the
 * server's yes and ours can send it again: the same Message-ID lets the receiver see that.
 */
export async function sendMail(
  service: Pick<Service, 'database' | 'settings' | 'sessionKey'>,
  transport: Transport,
  data: unknown,
): Promise<void> {
  const { database, settings, sessionKey } = service;
  const { key } = v.parse(shape, data);
  const {
    rows: [mail],
  } =
    await sql<QueuedMail>`select key, email, kind, subject, text, html, reply_to, unsubscribe_path, queued_at from mail
      where key = ${key} and sent_at is null`.execute(database);
  if (mail === undefined) return;
  if (await isSuppressed(database, mail.email, mail.kind)) return forgetMail(database, key, 'suppressed');
  checkHead({ ...mail, replyTo: mail.reply_to ?? undefined });
  const stoppable = !needed.includes(mail.kind);
  const address = stoppable
    ? settings.publicUrl + (mail.unsubscribe_path ?? `/mail/unsubscribe/${await signUnsubscribe(mail, sessionKey)}`)
    : undefined;
  const body = withFoot(mail, {
    company: settings.company,
    publicUrl: settings.publicUrl,
    unsubscribe:
      address === undefined ? undefined : { url: address, what: mail.unsubscribe_path === null ? 'kind' : 'one' },
  });
  try {
    await transport({
      from: settings.mailFrom,
      to: { name: '', address: mail.email },
      ...(mail.reply_to === null ? {} : { replyTo: { name: '', address: mail.reply_to } }),
      subject: mail.subject,
      text: body.text,
      html: body.html,
      date: mail.queued_at,
      messageId: `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${new URL(settings.publicUrl).hostname}>`,
      headers: {
        ...(address !== undefined && {
          'List-Unsubscribe': `<${address}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
        // No absence notes: the first by RFC 3834, the second for Exchange.
        ...(mail.reply_to !== null && {
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'OOF, AutoReply',
        }),
      },
    });
  } catch (error) {
    await database
      .updateTable('mail')
      .set({ problem: (error as Error).message.slice(0, 500) })
      .where('key', '=', key)
      .execute();
    throw error;
  }
  await database
    .updateTable('mail')
    .set({ sent_at: sql<Date>`now()`, problem: null, text: '', html: '', reply_to: null })
    .where('key', '=', key)
    .execute();
}

async function forgetMail(database: Database, key: string, problem: string): Promise<void> {
  await database
    .updateTable('mail')
    .set({ problem, text: '', html: '', reply_to: null })
    .where('key', '=', key)
    .execute();
}
