import { sql } from 'kysely';
import type { Database } from '../database/public.ts';
import type { Enquiry, EnquiryReceipt } from './enquiry.ts';

interface Written extends EnquiryReceipt { readonly listingId: number; readonly email: string }

interface Row { id: number; created_at: Date; listing_id: number; email: string }
const written = ({ id, created_at: at, listing_id: listingId, email }: Row): Written => ({ id, receivedAt: at.toISOString(), listingId, email });

export async function enquiryByKey(database: Database, key: string): Promise<Written | undefined> {
  const { rows } = await sql<Row>`select id, created_at, listing_id, email from enquiry where idempotency_key = ${key}`.execute(database);
  return rows[0] && written(rows[0]);
}

/** Writes an enquiry once per key: of two at the same moment the second gets what the first wrote. */
export async function writeEnquiry(database: Database, { listingId, name, email, phone, message }: Enquiry, key: string): Promise<Written> {
  const { rows } = await sql<Row>`
    insert into enquiry (listing_id, name, email, phone, message, consent_at, idempotency_key)
    values (${listingId}::int, ${name}, ${email}, ${phone}, ${message}, now(), ${key})
    on conflict (idempotency_key) do nothing returning id, created_at, listing_id, email`.execute(database);
  const found = rows[0] ? written(rows[0]) : await enquiryByKey(database, key);
  if (!found) throw new Error('An enquiry was neither written nor found by its key.');
  return found;
}

/** undefined for a listing that does not exist or is not published */
export async function listingStatusOf(database: Database, id: number): Promise<'available' | 'completed' | 'removed' | undefined> {
  const { rows } = await sql<{ status: 'available' | 'completed' | 'removed' }>`
    select status from listing where id = ${id}::int and published`.execute(database);
  return rows[0]?.status;
}

export async function recentEnquiries(database: Database, listingId: number, email: string): Promise<{ aboutListingToday: number; inTheLastHour: number }> {
  const { rows } = await sql<{ listing: number; hour: number }>`
    select count(*) filter (where listing_id = ${listingId}::int)::int as listing,
      count(*) filter (where created_at > now() - interval '1 hour')::int as hour
    from enquiry where lower(email) = lower(${email}) and created_at > now() - interval '1 day'`.execute(database);
  return { aboutListingToday: rows[0]?.listing ?? 0, inTheLastHour: rows[0]?.hour ?? 0 };
}
