import type { Database } from '../../../../platform/database/public.ts';
import { hashSecret } from '../../../../platform/identity/public.ts';
import { mailText, queueMail } from '../../../../platform/mail/public.ts';
import { pace, type Frequency } from './frequency.ts';
import { managePath } from './manage-link.ts';
import type { Subscription } from './store.ts';

/** Requests confirmation of an alert: the only mail that an unconfirmed address gets. */
export async function mailConfirmation(
  transaction: Database,
  { id, email, name, every }: Subscription & { readonly every: Frequency },
  secret: string,
  publicUrl: string,
): Promise<void> {
  await queueMail(transaction, {
    key: `email-alert-confirm:${id}:${hashSecret(secret).slice(0, 24)}`,
    email,
    kind: 'verify-email',
    subject: 'Confirm your property alert',
    ...mailText({
      greeting: 'Hi,',
      paragraphs: [
        `Please confirm that you’d like emails about new homes for “${name}” ${pace[every]}. The link expires in two days.`,
        'If you didn’t ask for this alert, ignore this email: we won’t send another.',
      ],
      action: { label: 'Confirm alert', url: `${publicUrl}/mail/alert/confirm/${secret}` },
      reason: 'You’re receiving this email because somebody entered this address for a property alert on Verandah.',
    }),
  });
}

/** Reply to a request for an existing alert. */
export async function mailKnownAlert(
  transaction: Database,
  { id, email, name, every, joined }: Subscription,
  { publicUrl, sessionKey }: { readonly publicUrl: string; readonly sessionKey: Uint8Array },
): Promise<void> {
  const path = managePath(id, sessionKey);
  await queueMail(transaction, {
    key: `email-alert-known:${id}:${crypto.randomUUID()}`,
    email,
    kind: 'email-alert',
    unsubscribePath: path,
    subject: 'You already have this property alert',
    ...mailText({
      greeting: 'Hi,',
      paragraphs: [
        every === 'never'
          ? `“${name}” is in your account on Verandah with its emails turned off, so nothing has changed.`
          : `We already email you about new homes for “${name}” ${pace[every]}, so nothing has changed.`,
        ...(joined ? [`All your alerts are in your account: ${publicUrl}/alerts`] : []),
      ],
      action: { label: 'Change or stop this alert', url: `${publicUrl}${path}` },
      reason: 'You’re receiving this email because somebody entered this address for a property alert on Verandah.',
    }),
  });
}
