import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/database/public.ts';
import type { BookableTime } from './bookable-time.ts';

/** A registration for an inspection. Times are ISO 8601 in UTC. */
export interface InspectionBooking {
  readonly id: number;
  readonly listingId: number;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly isCancelled: boolean;
}

interface Row extends Omit<InspectionBooking, 'startsAt' | 'endsAt'> {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const columns = sql`id, listing_id as "listingId", starts_at as "startsAt", ends_at as "endsAt",
  cancelled_at is not null as "isCancelled"`;

const bookingOf = ({ startsAt, endsAt, ...row }: Row): InspectionBooking => ({
  ...row,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

async function bookingsWhere(database: Database, which: RawBuilder<unknown>): Promise<InspectionBooking[]> {
  const { rows } = await sql<Row>`
    select ${columns} from inspection_booking where ${which} order by starts_at, id limit 100`.execute(database);
  return rows.map(bookingOf);
}

/** A member's bookings that have not ended, soonest first. */
export const comingBookings = (database: Database, memberId: number): Promise<InspectionBooking[]> =>
  bookingsWhere(database, sql`member_id = ${memberId}::int and cancelled_at is null and ends_at > now()`);

/** A booking by its number; undefined if it does not exist. */
export const bookingById = async (database: Database, id: number): Promise<InspectionBooking | undefined> =>
  (await bookingsWhere(database, sql`id = ${id}::int`))[0];

/** The booking of an address at a time, if it has one. */
export const bookingAt = async (
  database: Database,
  listingId: number,
  startsAt: string,
  email: string,
): Promise<InspectionBooking | undefined> =>
  (
    await bookingsWhere(
      database,
      sql`listing_id = ${listingId}::int and starts_at = ${startsAt}::timestamptz and lower(email) = lower(${email})
        and cancelled_at is null`,
    )
  )[0];

/** Who comes. */
export interface Attendee {
  readonly memberId: number | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
}

/** Writes a booking. */
export async function writeBooking(
  transaction: Database,
  { listingId, startsAt, endsAt, isAppointment }: BookableTime,
  { memberId, name, email, phone }: Attendee,
): Promise<InspectionBooking> {
  const { rows } = await sql<Row>`
    insert into inspection_booking (listing_id, starts_at, ends_at, is_appointment, member_id, name, email, phone)
    values (${listingId}::int, ${startsAt}::timestamptz, ${endsAt}::timestamptz, ${isAppointment}, ${memberId}::int,
      ${name}, ${email}, ${phone})
    returning ${columns}`.execute(transaction);
  return bookingOf(rows[0] as Row);
}

/** Gives a member a booking that was made at their address without an account. */
export async function claimBooking(transaction: Database, id: number, memberId: number): Promise<void> {
  await sql`update inspection_booking set member_id = ${memberId}::int
    where id = ${id}::int and member_id is null`.execute(transaction);
}

/**
 * Cancels a booking that has not begun, for its visitor.
 * @param memberId whose it must be; null: whose link to it is known
 * @returns the booking, undefined if there is none of theirs; whether this call cancelled it
 */
export async function cancelBooking(
  transaction: Database,
  id: number,
  memberId: number | null,
): Promise<{ readonly booking: InspectionBooking; readonly isNew: boolean } | undefined> {
  const whose = memberId === null ? sql`true` : sql`member_id = ${memberId}::int`;
  const { rows } = await sql<Row>`
    update inspection_booking set cancelled_at = now(), cancelled_by = 'visitor'
    where id = ${id}::int and ${whose} and cancelled_at is null and starts_at > now() returning ${columns}`.execute(
    transaction,
  );
  const [cancelled] = rows.map(bookingOf);
  if (cancelled !== undefined) return { booking: cancelled, isNew: true };
  const [booking] = await bookingsWhere(transaction, sql`id = ${id}::int and ${whose}`);
  return booking && { booking, isNew: false };
}
