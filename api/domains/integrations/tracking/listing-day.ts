import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';

/** Statistics of a listing. */
export type CountedDeed = 'views' | 'saves' | 'enquiries';

/** The current day in a listing's time zone. Requires `l` (listing) and `o` (its locality, if any) in the query. */
export const dayThere = sql`(now() at time zone coalesce(o.time_zone, 'Australia/Melbourne'))::date`;

/** Counts today's events of a listing; unknown listings are ignored. */
export async function countListingDay(
  database: Database,
  listingId: number,
  deed: CountedDeed,
  times = 1,
): Promise<void> {
  const column = sql.ref(deed);
  await sql`
    insert into listing_day (listing_id, day, ${column})
    select l.id, ${dayThere}, ${times}::int from listing l left join locality o on o.id = l.locality_id
      where l.id = ${listingId}::int
    on conflict (listing_id, day) do update set ${column} = listing_day.${column} + excluded.${column}`.execute(
    database,
  );
}
