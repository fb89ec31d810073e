import { randomBytes } from 'node:crypto';
import type { Database } from '../../../platform/database/public.ts';
import { hashSecret } from '../../../platform/identity/public.ts';
import { replyAddress } from '../../../platform/mail/public.ts';

/** Who takes part in an enquiry by email: its sender, or the agent or office that it was sent to. */
export const replySides = ['visitor', 'agent'] as const;
export type ReplySide = (typeof replySides)[number];

/** Whose replies an address receives. */
export interface ReplyOwner {
  readonly enquiryId: number;
  readonly side: ReplySide;
  /** Null for the visitor and for an office. */
  readonly agentId: number | null;
}

/**
 * The address that goes into one mail to its owner, in the caller's transaction. Its token is 128 random bits in
 * hexadecimal digits, because mail servers may change the case of letters. The database has only its hash.
 * @param domain of `REPLIES_DOMAIN`
 */
export async function newReplyAddress(
  transaction: Database,
  domain: string,
  { enquiryId, side, agentId }: ReplyOwner,
): Promise<string> {
  const token = randomBytes(16).toString('hex');
  await transaction
    .insertInto('enquiry_reply_address')
    .values({ token_hash: hashSecret(token), enquiry_id: enquiryId, side, agent_id: agentId })
    .execute();
  return replyAddress(token, domain);
}
