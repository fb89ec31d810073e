import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';

/**
 * A member's confirmed email address as subscriptions hold it, the member being locked; undefined without one. Only
 * ASCII letters lose their case: the database's own rules may turn other letters (K, ſ) into those of another address.
 */
export async function emailOf(transaction: Database, memberId: number): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    select lower(email collate "C") as email from member where id = ${memberId}::int
      and email_verified_at is not null and deleted_at is null and suspended_at is null for no key update`.execute(
    transaction,
  );
  return rows[0]?.email;
}

interface AlertOfAddress {
  readonly name: string;
  readonly address: string;
  readonly every: string;
  readonly created_at: Date;
  readonly confirmed_at: Date | null;
  readonly joined_at: Date | null;
}

/** All alerts by email of a member's confirmed address, for the export of their data. */
export async function alertsOfAddress(database: Database, memberId: number): Promise<readonly AlertOfAddress[]> {
  const { rows } = await sql<AlertOfAddress>`
    select s.name, s.address, s.every, s.created_at, s.confirmed_at, s.joined_at
    from member m join alert_subscription s on s.email = lower(m.email collate "C") collate "default"
    where m.id = ${memberId}::int and m.email_verified_at is not null order by s.id`.execute(database);
  return rows;
}

/** Deletes all alerts by email of a member's confirmed address, and what its mails' links lead to. */
export async function forgetAlertsOfAddress(transaction: Database, memberId: number): Promise<void> {
  await sql`delete from alert_subscription s using member m where m.id = ${memberId}::int
    and m.email_verified_at is not null and s.email = lower(m.email collate "C") collate "default"`.execute(
    transaction,
  );
}

/** A frequency that the member chose for all alerts: none has its own any more. */
export async function setPace(database: Database, memberId: number, every: string): Promise<void> {
  await sql`update alert_subscription s set every = ${every} from alert a
    where a.subscription_id = s.id and a.member_id = ${memberId}::int`.execute(database);
  await sql`update alert set every = null where member_id = ${memberId}::int and every is not null`.execute(database);
}

/** The number of alerts by email that became the member's own without their knowing. */
export async function countUnannounced(database: Database, memberId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from alert a join alert_subscription s on s.id = a.subscription_id
    where a.member_id = ${memberId}::int and s.announced_at is null`.execute(database);
  return rows[0]?.n ?? 0;
}

/** Notes that they are announced now. @returns of how many alerts, once */
export async function noteJoined(database: Database, memberId: number): Promise<number> {
  const { numAffectedRows } = await sql`update alert_subscription s set announced_at = now() from alert a
    where a.subscription_id = s.id and a.member_id = ${memberId}::int and s.announced_at is null`.execute(database);
  return Number(numAffectedRows ?? 0n);
}
