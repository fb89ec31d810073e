import { sql } from 'kysely';
import type { Database } from '../../platform/database/public.ts';
import type { Attendance } from './attendance-kind.ts';

/** A visitor as the agent sees them. */
export interface AttendingVisitor {
  readonly bookingId: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly attendance: Attendance | null;
  /** How many inspections of the same office they missed before. */
  readonly missedBefore: number;
}

/** An inspection with those who have registered. Times are ISO 8601 in UTC. */
export interface AttendedTime {
  readonly listingId: number;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly isAppointment: boolean;
  /** Of the home. */
  readonly timeZone: string;
  readonly visitors: readonly AttendingVisitor[];
}

interface Row extends AttendingVisitor {
  readonly listingId: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly isAppointment: boolean;
  readonly timeZone: string;
}

/** Visitors of one reading. */
const mostVisitors = 1000;

/**
 * The inspections of an agent's listings that somebody has registered for, soonest first: those to come, and those of
 * the last week, whose visitors can be ticked off.
 */
export async function attendanceOf(database: Database, agentId: number): Promise<AttendedTime[]> {
  const { rows } = await sql<Row>`
    select b.listing_id as "listingId", b.starts_at as "startsAt", b.ends_at as "endsAt",
      b.is_appointment as "isAppointment", coalesce(o.time_zone, 'Australia/Melbourne') as "timeZone", b.id as "bookingId", coalesce(m.name, b.name) as name, coalesce(m.email, b.email) as email, b.phone,
      b.attendance, (select count(*) from inspection_booking p join listing h on h.id = p.listing_id
        where lower(p.email) = lower(b.email) and p.attendance = 'missed' and p.id <> b.id
          and h.office_id = l.office_id)::int as "missedBefore"
    from listing_agent la join listing l on l.id = la.listing_id
    join inspection_booking b on b.listing_id = l.id and b.cancelled_at is null
      and b.starts_at > now() - interval '7 days'
    left join member m on m.id = b.member_id left join locality o on o.id = l.locality_id
    where la.agent_id = ${agentId}::int
    order by b.starts_at, b.listing_id, b.booked_at, b.id limit ${mostVisitors}::int`.execute(database);
  return [...Map.groupBy(rows, ({ listingId, startsAt }) => `${listingId} ${startsAt.getTime()}`).values()].flatMap(
    ([first, ...others]) => {
      if (first === undefined) return [];
      const { listingId, startsAt, endsAt, isAppointment, timeZone } = first;
      return {
        listingId,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        isAppointment,
        timeZone,
        visitors: [first, ...others],
      };
    },
  );
}

/**
 * Notes whether a visitor came to an inspection of an agent's listing that has begun; null takes the note back.
 * @returns whether there is such a booking
 */
export async function noteAttendance(
  database: Database,
  agentId: number,
  bookingId: number,
  attendance: Attendance | null,
): Promise<boolean> {
  const { rows } = await sql`
    update inspection_booking b set attendance = ${attendance} from listing_agent la
    where b.id = ${bookingId}::int and la.listing_id = b.listing_id and la.agent_id = ${agentId}::int
      and b.cancelled_at is null and b.starts_at <= now() returning b.id`.execute(database);
  return rows.length > 0;
}
