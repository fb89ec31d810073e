import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { hashSecret } from '../../../platform/identity/public.ts';
import type { ReplyOwner } from './reply-address.ts';

/** Who writes by an address for replies, as the database has them now. */
export interface ReplyWriter extends ReplyOwner {
  /** Their own address; null for an agent or office without one. */
  readonly email: string | null;
  readonly memberId: number | null;
  /** May not write: their account is suspended, or the enquiry is in their inbox no longer. */
  readonly isRefused: boolean;
}

/** Undefined if the address does not exist. Reads the primary: the address may be a moment old. */
export async function findReplyWriter(transaction: Database, token: string): Promise<ReplyWriter | undefined> {
  const { rows } = await sql<ReplyWriter>`
    select r.enquiry_id as "enquiryId", r.side, r.agent_id as "agentId", w.id as "memberId",
      case when r.side = 'visitor' then e.email when r.agent_id is null then o.email else a.email end as email,
      w.suspended_at is not null
        or (r.side = 'visitor' and exists (select from member m
          where m.suspended_at is not null and m.email_verified_at is not null and lower(m.email) = lower(e.email)))
        or (r.agent_id is not null and (a.left_at is not null or case
          when e.agent_id is not null then e.agent_id <> r.agent_id
          when e.listing_id is not null then not exists (select from listing_agent la
            where la.listing_id = e.listing_id and la.agent_id = r.agent_id)
          else a.office_id is distinct from e.office_id end)) as "isRefused"
    from enquiry_reply_address r join enquiry e on e.id = r.enquiry_id
      left join agent a on a.id = r.agent_id left join office o on o.id = e.office_id
      left join lateral (select m.id, m.suspended_at from member m where m.deleted_at is null
        and case when r.side = 'visitor' then m.id = e.member_id else m.agent_id = r.agent_id end limit 1) w on true
    where r.token_hash = ${hashSecret(token)}`.execute(transaction);
  return rows[0];
}

/** A reply that was received. */
export interface NewReply {
  /** See `ReceivedMail`. */
  readonly messageId: string;
  readonly text: string;
  readonly otherAddress: boolean;
  readonly attachments: number;
}

/** Stores a reply once. @returns its id; undefined for one that was stored before */
export async function writeReply(
  transaction: Database,
  { enquiryId, side, agentId, memberId }: ReplyWriter,
  { messageId, text, otherAddress, attachments }: NewReply,
): Promise<number | undefined> {
  const rows = await transaction
    .insertInto('enquiry_reply')
    .values({
      enquiry_id: enquiryId,
      side,
      agent_id: agentId,
      member_id: memberId,
      message_id: messageId,
      text,
      other_address: otherAddress,
      attachments,
    })
    .onConflict((conflict) => conflict.columns(['enquiry_id', 'side', 'message_id']).doNothing())
    .returning('id')
    .execute();
  return rows[0]?.id;
}
