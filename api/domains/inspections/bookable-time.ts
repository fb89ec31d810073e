import { sql } from 'kysely';
import type { Database } from '../../platform/database/public.ts';

/** An inspection or appointment that visitors register for. Times are ISO 8601 in UTC. */
export interface BookableTime {
  readonly listingId: number;
  readonly startsAt: string;
  readonly endsAt: string;
  /** For one party, by appointment. */
  readonly isAppointment: boolean;
  /** Whether nobody may come without a registration. */
  readonly isRequired: boolean;
  /** Null for any number. */
  readonly placesLeft: number | null;
  /** The member's own booking. */
  readonly bookingId: number | null;
}

interface Row extends Omit<BookableTime, 'startsAt' | 'endsAt'> {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/**
 * The times of listings on offer that have not begun and take registrations, soonest first.
 * @param memberId whose own bookings are marked; null: nobody's
 */
export async function bookableTimes(
  database: Database,
  listingIds: readonly number[],
  memberId: number | null,
): Promise<BookableTime[]> {
  const { rows } = await sql<Row>`
    with wanted as (
      select id from listing where id = any(${[...listingIds]}::int[]) and published and status = 'available'
    ), times as (
      select i.listing_id, i.starts_at, i.ends_at, false as appointment, r.is_required, r.places::int as places
      from wanted w join inspection_registration r on r.listing_id = w.id join inspection i on i.listing_id = w.id
      union all
      select s.listing_id, s.starts_at, s.ends_at, true, true, 1
      from wanted w join inspection_slot s on s.listing_id = w.id
      where not exists (select from inspection i where i.listing_id = s.listing_id and i.starts_at = s.starts_at)
    )
    select t.listing_id as "listingId", t.starts_at as "startsAt", t.ends_at as "endsAt",
      t.appointment as "isAppointment", t.is_required as "isRequired",
      -- GREATEST passes over nulls.
      case when t.places is not null then greatest(0, t.places - count(b.id))::int end as "placesLeft",
      max(b.id) filter (where b.member_id = ${memberId}::int) as "bookingId"
    from times t left join inspection_booking b on b.listing_id = t.listing_id and b.starts_at = t.starts_at
      and b.cancelled_at is null
    where t.starts_at > now()
    group by t.listing_id, t.starts_at, t.ends_at, t.appointment, t.is_required, t.places
    order by t.starts_at, t.listing_id`.execute(database);
  return rows.map((row) => ({ ...row, startsAt: row.startsAt.toISOString(), endsAt: row.endsAt.toISOString() }));
}
