import type { Database } from '../database/public.ts';
import { hashSecret } from '../identity/public.ts';
import { throttleCaller } from './throttle.ts';

/** Sender of a mail: a member, or a visitor by their network. */
export type TypedMailSender = { readonly memberId: number } | { readonly network: string };

/**
 * Counts a mail to an address that somebody typed: by its sender, then by its recipient, whoever sends. All kinds of
 * such mails count together, so that nobody floods a mailbox through us by taking turns.
 * @throws {Refusal} throttled
 */
export async function limitTypedMail(database: Database, email: string, sender: TypedMailSender): Promise<void> {
  if ('memberId' in sender) await throttleCaller(database, 'typed-mail:member', sender.memberId);
  else await throttleCaller(database, 'typed-mail:network', sender.network);
  // The table holds no addresses.
  const recipient = hashSecret(email.trim().toLowerCase()).slice(0, 24);
  await throttleCaller(database, 'typed-mail', recipient);
}
