import { sql } from 'kysely';
import type { Database } from '../../platform/database/public.ts';
import type { EnquiryReceipt, EnquiryTarget, EnquiryRequest, Sender } from './enquiry.ts';

/** Writes an enquiry. */
export async function writeEnquiry(
  transaction: Database,
  {
    kind,
    details,
    listingId,
    agentId,
    officeId,
    localityId,
  }: EnquiryTarget & Required<Pick<EnquiryRequest, 'kind' | 'details'>>,
  { name, email, phone, message }: Sender,
  memberId: number | null,
): Promise<EnquiryReceipt> {
  const { id, created_at: at } = await transaction
    .insertInto('enquiry')
    .values({
      kind,
      listing_id: listingId,
      agent_id: agentId,
      office_id: officeId,
      locality_id: localityId,
      member_id: memberId,
      name,
      email,
      phone,
      message,
      details: JSON.stringify(details),
      consent_at: sql<Date>`now()`,
    })
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow();
  return { id, receivedAt: at.toISOString() };
}

/** Number of enquiries of an address: to the same listing, agent or office within a day, and in all within an hour. */
export async function recentEnquiries(
  database: Database,
  { listingId, agentId, officeId }: EnquiryTarget,
  email: string,
): Promise<{ aboutThisToday: number; inTheLastHour: number }> {
  const { rows } = await sql<{ same: number; hour: number }>`
    select count(*) filter (where (listing_id, agent_id, office_id) is not distinct from (${listingId}::int, ${agentId}::int, ${officeId}::int))::int as same,
      count(*) filter (where created_at > now() - interval '1 hour')::int as hour
    from enquiry where lower(email) = lower(${email}) and created_at > now() - interval '1 day'`.execute(database);
  return { aboutThisToday: rows[0]?.same ?? 0, inTheLastHour: rows[0]?.hour ?? 0 };
}

/** The agents in whose inbox an enquiry is: theirs, about their listing, or to their office without naming anyone. */
export async function receivingAgents(database: Database, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.id from enquiry e join agent a on a.left_at is null and case
        when e.agent_id is not null then a.id = e.agent_id
        when e.listing_id is not null then a.id in (select la.agent_id from listing_agent la where la.listing_id = e.listing_id)
        else a.office_id = e.office_id end
    where e.id = ${id}::int`.execute(database);
  return rows.map((row) => row.id);
}
