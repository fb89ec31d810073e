import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';

/**
 * Emails of a member's joined alerts go to another confirmed address of theirs from now on. Where that address has the
 * same search already, outside the account, the member's alert takes its place, with the homes of both. Call it in a
 * transaction with the member locked.
 */
export async function moveAlerts(transaction: Database, memberId: number, email: string): Promise<void> {
  const own = sql`alert a join alert_subscription s on s.id = a.subscription_id`;
  const to = sql`lower(${email} collate "C") collate "default"`;
  // Theirs, and that of the address: with an alert of its own, or without one until it is confirmed.
  const { rows: twins } = await sql<{ mine: number; id: number; theirs: number | null }>`
    select a.id as mine, o.id, b.id as theirs from ${own} join alert_subscription o on o.address = s.address
      and o.id <> s.id
      left join alert b on b.subscription_id = o.id
    where a.member_id = ${memberId}::int and o.email = ${to} and b.member_id is null for update of o`.execute(
    transaction,
  );
  for (const { mine, id, theirs } of twins) {
    if (theirs !== null)
      await sql`insert into alert_listing as m (alert_id, listing_id, matched_at, seen_at, mailed_at)
        select ${mine}::int, listing_id, matched_at, seen_at, mailed_at from alert_listing
          where alert_id = ${theirs}::int
        on conflict (alert_id, listing_id) do update set mailed_at = coalesce(m.mailed_at, excluded.mailed_at)`.execute(
        transaction,
      );
    await sql`delete from alert_subscription where id = ${id}::int`.execute(transaction);
  }
  await sql`update alert_subscription s set email = ${to} from alert a
    where a.subscription_id = s.id and a.member_id = ${memberId}::int
      and not exists (select from alert_subscription o where o.email = ${to} and o.address = s.address)`.execute(
    transaction,
  );
}
