import { sql } from 'kysely';
import type { Database } from '../../platform/database/public.ts';
import { signedIn, type Viewer } from '../../platform/identity/public.ts';

/** A member's next inspection. Times are ISO 8601 in UTC. */
export interface NextInspection {
  readonly listingId: number;
  readonly startsAt: string;
  readonly endsAt: string;
  /** Registered for it; otherwise the home is in one of their collections. */
  readonly isBooked: boolean;
}

/**
 * The caller's next registration, or else the next inspection of a home in one of their collections; both within a
 * week. Null if there is none.
 * @throws {Refusal} signed-out
 */
export async function nextInspection(database: Database, viewer: Viewer | null): Promise<NextInspection | null> {
  const { memberId } = signedIn(viewer);
  const { rows } = await sql<{ listingId: number; startsAt: Date; endsAt: Date; isBooked: boolean }>`
    (select listing_id as "listingId", starts_at as "startsAt", ends_at as "endsAt", true as "isBooked"
      from inspection_booking
      where member_id = ${memberId}::int and cancelled_at is null and ends_at > now()
        and starts_at < now() + interval '7 days' order by starts_at limit 1)
    union all
    (select i.listing_id, i.starts_at, i.ends_at, false
      from collection c join collection_listing s on s.collection_id = c.id
      join listing l on l.id = s.listing_id and l.published and l.status = 'available'
      join inspection i on i.listing_id = l.id
      where (c.owner_id = ${memberId}::int or exists (select from collection_collaborator k
          where k.collection_id = c.id and k.member_id = ${memberId}::int))
        and i.ends_at > now() and i.starts_at < now() + interval '7 days' order by i.starts_at limit 1)
    order by 4 desc limit 1`.execute(database);
  const [first] = rows;
  return first === undefined
    ? null
    : { ...first, startsAt: first.startsAt.toISOString(), endsAt: first.endsAt.toISOString() };
}
