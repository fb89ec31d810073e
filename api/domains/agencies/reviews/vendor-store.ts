import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import type { Page, Paging } from '../../../platform/paging.ts';
import type { VendorRequestInput } from './input.ts';
import { requestStatuses, type VendorInvitation, type VendorRequest } from './review.ts';

interface Row extends Omit<VendorRequest, 'createdAt' | 'expiresAt'> {
  readonly created: Date;
  readonly expires: Date;
}

async function readRequests(database: Database, which: RawBuilder<unknown>): Promise<VendorRequest[]> {
  const { rows } = await sql<Row>`
    select q.id, q.agent_id as "agentId", q.listing_id as "listingId", q.vendor_name as "vendorName",
      q.vendor_email as "vendorEmail", q.status,
      q.created_at as created, q.expires_at as expires, r.id as "reviewId"
    from vendor_review_request q left join agent_review r on r.request_id = q.id
      and r.status = 'published' ${which}`.execute(database);
  return rows.map(({ created, expires, ...request }) => ({
    ...request,
    createdAt: created.toISOString(),
    expiresAt: expires.toISOString(),
  }));
}

/** Latest first. */
export async function requestsOfAgent(
  database: Database,
  agentId: number,
  status: number,
  { skip, take }: Paging,
): Promise<Page<VendorRequest>> {
  const found = sql`where q.agent_id = ${agentId}::int and q.status = ${status}::smallint`;
  const {
    rows: [count],
  } = await sql<{ n: number }>`select count(*)::int as n from vendor_review_request q ${found}`.execute(database);
  return {
    total: count?.n ?? 0,
    results: await readRequests(
      database,
      sql`${found} order by q.created_at desc, q.id desc limit ${take}::int offset ${skip}::int`,
    ),
  };
}

export async function requestById(database: Database, id: number): Promise<VendorRequest | undefined> {
  return (await readRequests(database, sql`where q.id = ${id}::int`))[0];
}

/** Requests of one agent take turns until the transaction ends. */
export async function lockAgent(transaction: Database, agentId: number): Promise<void> {
  await sql`select from agent where id = ${agentId}::int for no key update`.execute(transaction);
}

/** An open request to the same person about the same listing. */
export async function hasOpenRequest(
  database: Database,
  agentId: number,
  { vendorEmail, listingId }: VendorRequestInput,
): Promise<boolean> {
  const { rows } = await sql`
    select from vendor_review_request where agent_id = ${agentId}::int and status = 1 and expires_at > now()
      and lower(vendor_email) = ${vendorEmail.toLowerCase()} and listing_id is not distinct
        from ${listingId}::int`.execute(database);
  return rows.length > 0;
}

/** Whether an address belongs to the agent's office: agents must not review themselves. */
export async function isOfOffice(database: Database, officeId: number, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from office where id = ${officeId}::int and lower(email) = ${email.toLowerCase()}
    union all select from agent where office_id = ${officeId}::int and lower(email) = ${email.toLowerCase()}
    union all select from member m join agent a on a.id = m.agent_id where a.office_id = ${officeId}::int
      and lower(m.email) = ${email.toLowerCase()}`.execute(database);
  return rows.length > 0;
}

export async function writeRequest(
  database: Database,
  agentId: number,
  { vendorName, vendorEmail, listingId }: VendorRequestInput,
  tokenHash: string,
  days: number,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into vendor_review_request (agent_id, listing_id, vendor_name, vendor_email, token_hash, expires_at)
    values (${agentId}::int, ${listingId}::int, ${vendorName}, ${vendorEmail}, ${tokenHash},
      now() + ${days}::int * interval '1 day') returning id`.execute(database);
  return rows[0]?.id ?? 0;
}

/** Sets the status of an open request. @returns whether it was open */
export async function endRequest(
  database: Database,
  id: number,
  status: Exclude<keyof typeof requestStatuses, 'open'>,
): Promise<boolean> {
  const rows = await database
    .updateTable('vendor_review_request')
    .set({ status: requestStatuses[status] })
    .where('id', '=', id)
    .where('status', '=', 1)
    .returning('id')
    .execute();
  return rows.length > 0;
}

interface Invited extends VendorInvitation {
  readonly id: number;
  readonly agentId: number;
  readonly status: number;
  readonly expired: boolean;
}

/** The request that a link belongs to; locked within a transaction, so that two reviews cannot use the link at once. */
export async function requestByToken(database: Database, tokenHash: string): Promise<Invited | undefined> {
  const { rows } = await sql<Omit<Invited, 'expiresAt'> & { expires: Date }>`
    select q.id, q.agent_id as "agentId", q.status, q.expires_at <= now() as expired, q.expires_at as expires,
      q.vendor_name as "vendorName",
      (select l.id from listing l where l.id = q.listing_id and l.published) as "listingId", a.name as "agentName",
        a.username as "agentUsername", o.name as "officeName"
    from vendor_review_request q join agent a on a.id = q.agent_id join office o on o.id = a.office_id
      where q.token_hash = ${tokenHash} for update of q`.execute(database);
  return rows.map(({ expires, ...request }) => ({ ...request, expiresAt: expires.toISOString() }))[0];
}
