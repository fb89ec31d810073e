import { sql } from 'kysely';
import type { Database } from '../../platform/database/public.ts';
import { notifyMembers } from '../../platform/pushes/public.ts';
import type { ListingSubscriber } from '../listings/public.ts';
import { queueBookingMail } from './mail-job.ts';

/** Bookings follow the times of their listings, whoever changes these: an agent, a feed, the end of an offer. */
export const followTimes: ListingSubscriber = async (transaction, changes) => {
  const ids = changes.filter(({ isWritten, to }) => isWritten || to === null).map(({ id }) => id);
  if (ids.length > 0) await settleBookings(transaction, ids);
};

interface Settled {
  readonly id: number;
  readonly memberId: number | null;
  readonly startsAt: Date;
  readonly isCancelled: boolean;
}

/**
 * Settles the coming bookings of listings whose time no longer exists: one for an open inspection moves to the only
 * other one of its day; it is cancelled where there is none or several, and so are appointments. Their visitors get a mail, and open pages are renewed.
 */
export async function settleBookings(transaction: Database, listingIds: readonly number[]): Promise<void> {
  const ids = [...listingIds];
  // Most listings that change have none.
  const { rows: booked } = await sql`
    select from inspection_booking where listing_id = any(${ids}::int[]) and cancelled_at is null
      and starts_at > now() limit 1`.execute(transaction);
  if (booked.length === 0) return;
  const { rows } = await sql<Settled>`
    with times as (
      select i.listing_id, i.starts_at, i.ends_at, i.local_date as day
      from inspection i join listing l on l.id = i.listing_id and l.published and l.status = 'available'
      where i.listing_id = any(${ids}::int[])
      union all
      select s.listing_id, s.starts_at, s.ends_at, null
      from inspection_slot s join listing l on l.id = s.listing_id and l.published and l.status = 'available'
      where s.listing_id = any(${ids}::int[])
    ), gone as (
      select b.id, b.listing_id, b.is_appointment, lower(b.email) as email,
        (b.starts_at at time zone coalesce(o.time_zone, 'Australia/Melbourne'))::date as day
      from inspection_booking b join listing l on l.id = b.listing_id left join locality o on o.id = l.locality_id
      where b.listing_id = any(${ids}::int[]) and b.cancelled_at is null and b.starts_at > now()
        and not exists (select from times t where t.listing_id = b.listing_id and t.starts_at = b.starts_at)
    ), moved as (
      select g.id, g.listing_id, g.email, min(t.starts_at) as starts_at, min(t.ends_at) as ends_at
      from gone g join times t on t.listing_id = g.listing_id and t.day = g.day and t.starts_at > now()
      where not g.is_appointment
      group by g.id, g.listing_id, g.email having count(*) = 1
    ), followed as (
      -- Each address once at a time.
      select distinct on (m.listing_id, m.starts_at, m.email) m.* from moved m
      where not exists (select from inspection_booking other where other.listing_id = m.listing_id
        and other.starts_at = m.starts_at and lower(other.email) = m.email and other.cancelled_at is null)
      order by m.listing_id, m.starts_at, m.email, m.id
    )
    update inspection_booking b set
      starts_at = coalesce(f.starts_at, b.starts_at), ends_at = coalesce(f.ends_at, b.ends_at),
      reminded_at = case when f.id is null then b.reminded_at end,
      cancelled_at = case when f.id is null then now() end, cancelled_by = case when f.id is null then 'agent' end
    from gone g left join followed f on f.id = g.id where b.id = g.id
    returning b.id, b.member_id as "memberId", b.starts_at as "startsAt",
      b.cancelled_at is not null as "isCancelled"`.execute(transaction);
  await sql`
    update inspection_booking b set ends_at = i.ends_at from inspection i
    where b.listing_id = any(${ids}::int[]) and i.listing_id = b.listing_id and i.starts_at = b.starts_at
      and b.ends_at <> i.ends_at and b.cancelled_at is null`.execute(transaction);
  for (const { id, startsAt, isCancelled } of rows)
    await queueBookingMail(transaction, { id, startsAt: startsAt.toISOString() }, isCancelled ? 'cancelled' : 'moved');
  const members = rows.flatMap(({ memberId }) => memberId ?? []);
  // Open pages of theirs read their times again.
  if (members.length > 0) await notifyMembers(transaction, members, { kind: 'notifications' });
}
