import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { mailText, queueMail } from '../../../platform/mail/public.ts';
import { officeAdmins } from '../../agencies/public.ts';
import type { Webhook } from './webhook.ts';

type MailedWebhook = Pick<Webhook, 'id' | 'officeId' | 'url'>;

interface Message {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

async function mailAdmins(
  transaction: Database,
  publicUrl: string,
  { id, officeId }: MailedWebhook,
  { subject, paragraphs }: Message,
): Promise<void> {
  const { rows } = await sql<{ name: string; email: string }>`
    select m.name, m.email from member m where m.agent_id = any(${await officeAdmins(transaction, officeId)}::int[])
      and m.deleted_at is null`.execute(transaction);
  for (const { name, email } of rows)
    await queueMail(transaction, {
      key: `notice:webhook:${crypto.randomUUID()}`,
      email,
      kind: 'notice',
      subject,
      ...mailText({
        greeting: `Hi ${name},`,
        paragraphs,
        action: { label: 'View webhook', url: `${publicUrl}/agent-portal/webhooks/${id}` },
        reason: 'You’re receiving this email because you’re an admin of your office on Verandah.',
      }),
    });
}

/** An address without what may be secret in it. */
const hostOf = (url: string): string => new URL(url).host;

/** Mails the office's admins that a webhook was created, since it sends people's enquiries elsewhere. */
export const mailCreated = (
  transaction: Database,
  publicUrl: string,
  webhook: MailedWebhook,
  by: string,
): Promise<void> =>
  mailAdmins(transaction, publicUrl, webhook, {
    subject: 'A webhook was created for your office',
    paragraphs: [
      `${by} created a webhook that sends your office’s events to ${hostOf(webhook.url)}.`,
      'If this isn’t right, delete it in the agent portal straight away.',
    ],
  });

/** Notifies the office's admins by mail that a webhook was disabled. */
export const mailDisabled = (
  transaction: Database,
  publicUrl: string,
  webhook: MailedWebhook,
  problem: string,
): Promise<void> =>
  mailAdmins(transaction, publicUrl, webhook, {
    subject: `We disabled your office’s webhook to ${hostOf(webhook.url)}`,
    paragraphs: [
      `The receiver hasn’t accepted our messages, so we’ve stopped sending them. The last problem: ${problem}`,
      'Fix the receiver, then enable the webhook in the agent portal. You can send each missed event again there.',
    ],
  });
