import { sql } from 'kysely';
import type { Database } from '../../platform/database/public.ts';

/** Bookings of a listing and changes of its times take turns. */
export async function lockListing(transaction: Database, listingId: number): Promise<void> {
  await sql`select from listing where id = ${listingId}::int for update`.execute(transaction);
}
