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

/** What an address has sent lately. */
export interface RecentEnquiries {
  /** To the same listing, agent or office within a day. */
  readonly aboutThisToday: number;
  readonly inTheLastHour: number;
  /** Seconds until one more to the same is allowed, and one more in all. */
  readonly waits: { readonly aboutThis: number; readonly overall: number };
}

/** The enquiries of an address that count against its limits: so many about one in a day, and so many in an hour. */
export async function recentEnquiries(
  database: Database,
  { listingId, agentId, officeId }: EnquiryTarget,
  email: string,
  { aboutOneADay, anHour }: { readonly aboutOneADay: number; readonly anHour: number },
): Promise<RecentEnquiries> {
  // The one that has to be a day, or an hour, old before another may be sent.
  const { rows } = await sql<{ same: number; hour: number; day_wait: number | null; hour_wait: number | null }>`
    with recent as (
      select created_at,
        (listing_id, agent_id, office_id)
          is not distinct from (${listingId}::int, ${agentId}::int, ${officeId}::int) as same
      from enquiry where lower(email) = lower(${email}) and created_at > now() - interval '1 day')
    select count(*) filter (where same)::int as same,
      count(*) filter (where created_at > now() - interval '1 hour')::int as hour,
      ceil(extract(epoch from (
        select created_at from recent where same order by created_at desc offset ${aboutOneADay - 1}::int limit 1
      ) + interval '1 day' - now()))::int as day_wait,
      ceil(extract(epoch from (
        select created_at from recent order by created_at desc offset ${anHour - 1}::int limit 1
      ) + interval '1 hour' - now()))::int as hour_wait
    from recent`.execute(database);
  const { same = 0, hour = 0, day_wait: aboutThis, hour_wait: overall } = rows[0] ?? {};
  return {
    aboutThisToday: same,
    inTheLastHour: hour,
    waits: { aboutThis: Math.max(1, aboutThis ?? 1), overall: Math.max(1, overall ?? 1) },
  };
}

/** The agents in whose inbox an enquiry is: theirs, about their listing, or to their office without naming anyone. */
export async function receivingAgents(database: Database, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.id from enquiry e join agent a on a.left_at is null and case
        when e.agent_id is not null then a.id = e.agent_id
        when e.listing_id is not null then a.id in (select la.agent_id from listing_agent la
          where la.listing_id = e.listing_id)
        else a.office_id = e.office_id end
    where e.id = ${id}::int`.execute(database);
  return rows.map((row) => row.id);
}
