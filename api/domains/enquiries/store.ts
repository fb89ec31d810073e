import { sql } from 'kysely';
import type { Database } from '../../platform/database/public.ts';
import type { EnquiryKind, EnquiryReceipt, EnquiryTarget, EnquiryRequest, Sender } from './enquiry.ts';

interface Written extends EnquiryReceipt, Sender {
  readonly kind: EnquiryKind;
  readonly listingId: number | null;
  readonly agentId: number | null;
}

interface Row extends Sender {
  id: number;
  created_at: Date;
  kind: EnquiryKind;
  listing_id: number | null;
  agent_id: number | null;
}
const written = ({ created_at: at, listing_id: listingId, agent_id: agentId, ...row }: Row): Written => ({
  ...row,
  receivedAt: at.toISOString(),
  listingId,
  agentId,
});
const columns = sql`id, created_at, kind, listing_id, agent_id, name, email, phone, message`;

export async function enquiryByKey(database: Database, key: string): Promise<Written | undefined> {
  const { rows } = await sql<Row>`select ${columns} from enquiry where idempotency_key = ${key}`.execute(database);
  return rows[0] && written(rows[0]);
}

/**
 * Writes an enquiry once per key; of two concurrent calls the second returns the first one's enquiry, and is not
 * `fresh`.
 */
export async function writeEnquiry(
  database: Database,
  {
    kind,
    details = {},
    listingId,
    agentId,
    officeId,
    localityId,
  }: EnquiryTarget & Pick<EnquiryRequest, 'kind' | 'details'>,
  { name, email, phone, message }: Sender,
  memberId: number | null,
  key: string,
): Promise<Written & { readonly fresh: boolean }> {
  const { rows } = await sql<Row>`
    insert into enquiry (kind, listing_id, agent_id, office_id, locality_id, member_id, name, email, phone, message, details, consent_at, idempotency_key)
    values (${kind}, ${listingId}::int, ${agentId}::int, ${officeId}::int, ${localityId}::int, ${memberId}::int, ${name}, ${email}, ${phone}, ${message}, ${JSON.stringify(details)}::jsonb, now(), ${key})
    on conflict (idempotency_key) do nothing returning ${columns}`.execute(database);
  const found = rows[0] ? written(rows[0]) : await enquiryByKey(database, key);
  if (!found) throw new Error('An enquiry was neither written nor found by its key.');
  return { ...found, fresh: rows.length > 0 };
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
