import { sql } from 'kysely';
import type { Database } from '../../platform/database/public.ts';

/** What is counted of a listing. */
export type CountedDeed = 'views' | 'saves' | 'enquiries';

/** The day at a listing, in its own time zone. Wants `l` (listing) and `o` (its locality, or none). */
export const dayThere = sql`(now() at time zone coalesce(o.time_zone, 'Australia/Melbourne'))::date`;

/** Counts what was done with a listing today; of one that does not exist nothing is counted. */
export async function countListingDay(
  database: Database,
  listingId: number,
  deed: CountedDeed,
  times = 1,
): Promise<void> {
  const column = sql.ref(deed);
  await sql`
    insert into listing_day (listing_id, day, ${column})
    select l.id, ${dayThere}, ${times}::int from listing l left join locality o on o.id = l.locality_id where l.id = ${listingId}::int
    on conflict (listing_id, day) do update set ${column} = listing_day.${column} + excluded.${column}`.execute(
    database,
  );
}
