import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/database/public.ts';
import type { EnquiryKind, EnquiryStatus } from './enquiry.ts';
import type { ReplySide } from './replies/reply-address.ts';

/** An enquiry as its receivers see it. */
export interface InboxEnquiry {
  readonly id: number;
  readonly kind: EnquiryKind;
  readonly status: EnquiryStatus;
  readonly listingId: number | null;
  readonly agentId: number | null;
  readonly officeId: number | null;
  readonly localityId: number | null;
  readonly memberId: number | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
  /** ISO 8601, UTC */
  readonly receivedAt: string;
  readonly answeredAt: string | null;
}

/**
 * Whose: an agent's (theirs, those about their listings, and those to their office that name no agent), an office's
 * (all of its agents' too), or those that a member sent.
 */
export type EnquiryOwner = { readonly agentId: number } | { readonly officeId: number } | { readonly memberId: number };

interface Row extends Omit<InboxEnquiry, 'receivedAt' | 'answeredAt'> {
  readonly created_at: Date;
  readonly answered_at: Date | null;
}

const columns = sql`e.id, e.kind, e.status, e.listing_id as "listingId", e.agent_id as "agentId",
  e.office_id as "officeId", e.locality_id as "localityId", e.member_id as "memberId",
  e.name, e.email, e.phone, e.message, e.details, e.created_at, e.answered_at`;

const toEnquiry = ({ created_at: at, answered_at: answered, ...row }: Row): InboxEnquiry => ({
  ...row,
  receivedAt: at.toISOString(),
  answeredAt: answered?.toISOString() ?? null,
});

function ownedBy(owner: EnquiryOwner): RawBuilder<unknown> {
  if ('agentId' in owner) {
    return sql`e.id in (select id from enquiry where agent_id = ${owner.agentId}::int union all
      select m.id from listing_agent la join enquiry m on m.listing_id = la.listing_id
        where la.agent_id = ${owner.agentId}::int and m.agent_id is null union all
      select id from enquiry where agent_id is null and listing_id is null and office_id = (select office_id from agent
        where id = ${owner.agentId}::int))`;
  }
  return 'officeId' in owner ? sql`e.office_id = ${owner.officeId}::int` : sql`e.member_id = ${owner.memberId}::int`;
}

interface Narrowed {
  readonly status?: EnquiryStatus | undefined;
  /** Words of name, address or message. */ readonly text?: string;
  readonly listingId?: number | undefined;
  /** Only those that nobody has answered for more than a day. */
  readonly overdue?: boolean;
}

/** The latest first. */
export async function readEnquiries(
  database: Database,
  owner: EnquiryOwner,
  { status, text = '', listingId, overdue = false }: Narrowed,
  skip: number,
  take: number,
): Promise<{ total: number; results: InboxEnquiry[] }> {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  const which = sql`enquiry e where ${ownedBy(owner)} ${status === undefined ? sql`` : sql`and e.status = ${status}`}
    ${listingId === undefined ? sql`` : sql`and e.listing_id = ${listingId}::int`}
    ${overdue ? sql`and e.status in ('new', 'read') and e.created_at < now() - interval '1 day'` : sql``}
    ${sql.join(
      words.map((word) => sql`and strpos(lower(concat_ws(' ', e.name, e.email, e.phone, e.message)), ${word}) > 0`),
      sql` `,
    )}`;
  const [{ rows }, counted] = await Promise.all([
    sql<Row>`select ${columns} from ${which} order by e.created_at desc, e.id desc
      limit ${take}::int offset ${skip}::int`.execute(database),
    sql<{ total: number }>`select count(*)::int as total from ${which}`.execute(database),
  ]);
  return { total: counted.rows[0]?.total ?? 0, results: rows.map(toEnquiry) };
}

/** Undefined when it is not this agent's. */
export async function enquiryOfAgent(
  database: Database,
  id: number,
  agentId: number,
): Promise<InboxEnquiry | undefined> {
  const { rows } = await sql<Row>`select ${columns} from enquiry e where e.id = ${id}::int and (${ownedBy({ agentId })}
    or (e.agent_id is null and e.listing_id is null and e.office_id = (select office_id from agent
      where id = ${agentId}::int)))`.execute(database);
  return rows[0] && toEnquiry(rows[0]);
}

export async function writeStatus(database: Database, id: number, status: EnquiryStatus): Promise<void> {
  await sql`update enquiry set status = ${status}, answered_at = case
    when ${status} = 'answered' then coalesce(answered_at, now()) else answered_at end where id = ${id}::int`.execute(
    database,
  );
}

/** How many there are of each status. */
export async function countEnquiries(
  database: Database,
  owner: EnquiryOwner,
): Promise<Readonly<Record<EnquiryStatus, number>>> {
  const { rows } = await sql<{
    status: EnquiryStatus;
    n: number;
  }>`select e.status, count(*)::int as n from enquiry e where ${ownedBy(owner)} group by 1`.execute(database);
  return { new: 0, read: 0, answered: 0, closed: 0, ...Object.fromEntries(rows.map(({ status, n }) => [status, n])) };
}

/** Ids of listings that an agent has enquiries about, the latest first; at most 200. */
export async function listingsEnquiredAbout(database: Database, owner: EnquiryOwner): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.listing_id as id from enquiry e where ${ownedBy(owner)} and e.listing_id is not null
    group by 1 order by max(e.created_at) desc, 1 limit 200`.execute(database);
  return rows.map(({ id }) => id);
}

/** A message that followed an enquiry. */
export interface EnquiryMessage {
  /** '' for an email that had attachments alone. */
  readonly text: string;
  /** Who wrote it. */
  readonly side: ReplySide;
  /** Name of the agent, office or sender. */
  readonly name: string;
  /** ISO 8601, UTC */ readonly sentAt: string;
  /** It was received by email; otherwise it was written on the site. */
  readonly isByEmail: boolean;
  /** The email claims to come from another address than theirs. */
  readonly isFromOtherAddress: boolean;
  /** Number of attachments of the email, which are not stored. */
  readonly attachments: number;
}

/** Oldest first. */
export async function messagesOf(database: Database, enquiryId: number): Promise<EnquiryMessage[]> {
  const { rows } = await sql<Omit<EnquiryMessage, 'sentAt'> & { at: Date }>`
    select w.text, 'agent' as side, coalesce(a.name, '') as name, w.sent_at as at, false as "isByEmail",
        false as "isFromOtherAddress", 0 as attachments, w.id
      from enquiry_answer w left join agent a on a.id = w.agent_id where w.enquiry_id = ${enquiryId}::int
    union all
    select r.text, r.side, case when r.side = 'visitor' then e.name else coalesce(a.name, o.name, '') end,
      r.received_at, true, r.other_address, r.attachments, r.id
      from enquiry_reply r join enquiry e on e.id = r.enquiry_id left join agent a on a.id = r.agent_id left
        join office o on o.id = e.office_id
      where r.enquiry_id = ${enquiryId}::int
    order by at, id`.execute(database);
  return rows.map(({ text, side, name, at, isByEmail, isFromOtherAddress, attachments }) => ({
    text,
    side,
    name,
    sentAt: at.toISOString(),
    isByEmail,
    isFromOtherAddress,
    attachments,
  }));
}

/** An agent's reply. */
export interface SentAnswer {
  readonly text: string;
  readonly agentName: string;
  /** ISO 8601 */ readonly sentAt: string;
}

/** What the agents replied, on the site and by email; oldest first. */
export const answersOf = async (database: Database, enquiryId: number): Promise<SentAnswer[]> =>
  (await messagesOf(database, enquiryId)).flatMap(({ side, text, name, sentAt }) =>
    side === 'agent' ? [{ text, agentName: name, sentAt }] : [],
  );

/** Identical replies are stored once. */
export async function writeAnswer(database: Database, enquiryId: number, agentId: number, text: string): Promise<void> {
  await database
    .insertInto('enquiry_answer')
    .values({ enquiry_id: enquiryId, agent_id: agentId, text })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
