import { sql } from 'kysely';
import type { Database } from '../../platform/database/public.ts';
import { settleBookings } from './follow-times.ts';

/** An appointment that an agent offers. Times are ISO 8601 in UTC. */
interface OfferedAppointment {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly isTaken: boolean;
}

/** How a listing takes visitors, as its agent set it. */
export interface OfferedTimes {
  readonly takesRegistrations: boolean;
  readonly isRequired: boolean;
  /** At each open inspection; null for any number. */
  readonly places: number | null;
  /** Coming ones, soonest first. */
  readonly appointments: readonly OfferedAppointment[];
}

/** How a listing takes visitors. */
export async function offeredTimes(database: Database, listingId: number): Promise<OfferedTimes> {
  const { rows } = await sql<{ is_required: boolean; places: number | null }>`
    select is_required, places from inspection_registration where listing_id = ${listingId}::int`.execute(database);
  const slots = await sql<{ starts_at: Date; ends_at: Date; taken: boolean }>`
    select s.starts_at, s.ends_at, exists (select from inspection_booking b where b.listing_id = s.listing_id
      and b.starts_at = s.starts_at and b.cancelled_at is null) as taken
    from inspection_slot s where s.listing_id = ${listingId}::int and s.ends_at > now()
    order by s.starts_at`.execute(database);
  return {
    takesRegistrations: rows.length > 0,
    isRequired: rows[0]?.is_required ?? false,
    places: rows[0]?.places ?? null,
    appointments: slots.rows.map((slot) => ({
      startsAt: slot.starts_at.toISOString(),
      endsAt: slot.ends_at.toISOString(),
      isTaken: slot.taken,
    })),
  };
}

/** Opens or closes registration for a listing's inspections. Registrations that there are stay. */
export async function setRegistration(
  transaction: Database,
  listingId: number,
  { takesRegistrations, isRequired, places }: Omit<OfferedTimes, 'appointments'>,
): Promise<void> {
  if (!takesRegistrations)
    await sql`delete from inspection_registration where listing_id = ${listingId}::int`.execute(transaction);
  else
    await sql`
      insert into inspection_registration (listing_id, is_required, places)
      values (${listingId}::int, ${isRequired}, ${places}::int)
      on conflict (listing_id) do update set is_required = excluded.is_required,
        places = excluded.places`.execute(transaction);
}

/** Replaces a listing's coming appointments; visitors of those that are gone get a mail. */
export async function setAppointments(
  transaction: Database,
  listingId: number,
  appointments: readonly { readonly startsAt: Date; readonly endsAt: Date }[],
): Promise<void> {
  const times = appointments.map(({ startsAt, endsAt }) => ({
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
  }));
  await sql`delete from inspection_slot where listing_id = ${listingId}::int and starts_at > now()`.execute(
    transaction,
  );
  await sql`
    insert into inspection_slot (listing_id, starts_at, ends_at)
    select ${listingId}::int, starts_at, ends_at
    from jsonb_to_recordset(${JSON.stringify(times)}::jsonb) t(starts_at timestamptz, ends_at timestamptz)
    on conflict (listing_id, starts_at) do update set ends_at = excluded.ends_at`.execute(transaction);
  await settleBookings(transaction, [listingId]);
}
