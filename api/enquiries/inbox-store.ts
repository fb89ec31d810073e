import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/public.ts';
import type { EnquiryKind, EnquiryStatus } from './enquiry.ts';

/** An enquiry as those it is for read it. */
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

/** Whose: an agent's (theirs, those about their listings, and those to their office that name no agent), an office's (all of its agents' too), or those that a member sent. */
export type EnquiryOwner = { readonly agentId: number } | { readonly officeId: number } | { readonly memberId: number };

interface Row extends Omit<InboxEnquiry, 'receivedAt' | 'answeredAt'> { readonly created_at: Date; readonly answered_at: Date | null }

const columns = sql`e.id, e.kind, e.status, e.listing_id as "listingId", e.agent_id as "agentId", e.office_id as "officeId", e.locality_id as "localityId", e.member_id as "memberId",
  e.name, e.email, e.phone, e.message, e.details, e.created_at, e.answered_at`;

const view = ({ created_at: at, answered_at: answered, ...row }: Row): InboxEnquiry => ({ ...row, receivedAt: at.toISOString(), answeredAt: answered?.toISOString() ?? null });

function ownedBy(owner: EnquiryOwner): RawBuilder<unknown> {
  if ('agentId' in owner) {
    return sql`e.id in (select id from enquiry where agent_id = ${owner.agentId}::int union all
      select m.id from listing_agent la join enquiry m on m.listing_id = la.listing_id where la.agent_id = ${owner.agentId}::int and m.agent_id is null union all
      select id from enquiry where agent_id is null and listing_id is null and office_id = (select office_id from agent where id = ${owner.agentId}::int))`;
  }
  return 'officeId' in owner ? sql`e.office_id = ${owner.officeId}::int` : sql`e.member_id = ${owner.memberId}::int`;
}

/** The latest first. */
export async function readEnquiries(database: Database, owner: EnquiryOwner, status: EnquiryStatus | undefined, skip: number, take: number): Promise<{ total: number; results: InboxEnquiry[] }> {
  const which = sql`enquiry e where ${ownedBy(owner)} ${status === undefined ? sql`` : sql`and e.status = ${status}`}`;
  const [{ rows }, counted] = await Promise.all([
    sql<Row>`select ${columns} from ${which} order by e.created_at desc, e.id desc limit ${take}::int offset ${skip}::int`.execute(database),
    sql<{ total: number }>`select count(*)::int as total from ${which}`.execute(database),
  ]);
  return { total: counted.rows[0]?.total ?? 0, results: rows.map(view) };
}

/** Undefined when it is not this agent's. */
export async function enquiryOfAgent(database: Database, id: number, agentId: number): Promise<InboxEnquiry | undefined> {
  const { rows } = await sql<Row>`select ${columns} from enquiry e where e.id = ${id}::int and (${ownedBy({ agentId })}
    or (e.agent_id is null and e.listing_id is null and e.office_id = (select office_id from agent where id = ${agentId}::int)))`.execute(database);
  return rows[0] && view(rows[0]);
}

export async function writeStatus(database: Database, id: number, status: EnquiryStatus): Promise<void> {
  await sql`update enquiry set status = ${status}, answered_at = case when ${status} = 'answered' then coalesce(answered_at, now()) else answered_at end where id = ${id}::int`.execute(database);
}
