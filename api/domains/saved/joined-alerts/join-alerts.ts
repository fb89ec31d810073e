import { sql } from 'kysely';
import { now as timeOfDay } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/public.ts';
import { sendJob } from '../../../platform/jobs/public.ts';
import { digestJob, digestPause } from './digest-job.ts';
import { emailOf } from './of-account.ts';

/** Alerts that a member can have, and alerts that an email address can have outside an account. */
export const mostAlerts = 50;
/** Characters of the name of a member's alert. */
const longestName = 100;

/** The most frequent first. */
const paces = ['immediately', 'daily', 'weekly', 'never'];

/** A confirmed alert by email that is in no account yet. */
interface Waiting {
  readonly id: number;
  readonly alert_id: number;
  readonly address: string;
  readonly every: string;
}

/**
 * Makes the confirmed alerts by email of a member's confirmed address their own, the oldest first, as far as the
 * account has room: the others go on by email. Where the member has an alert with the same search, both become one.
 * Emails go on by the subscription, as often as before, and each home is mailed once. Done twice it changes nothing.
 * Call it in a transaction, wherever somebody has proven that the account is theirs.
 * @param usual how often the member has alerts mailed
 * @returns the number of alerts that were joined
 */
export async function joinAlerts(transaction: Database, memberId: number, usual: string): Promise<number> {
  const email = await emailOf(transaction, memberId);
  if (email === undefined) return 0;
  // Locked after the member, as in every other transaction that needs both.
  const { rows: waiting } = await sql<Waiting>`
    select s.id, a.id as alert_id, s.address, s.every from alert_subscription s join alert a on a.subscription_id = s.id
    where s.email = ${email} and a.member_id is null order by s.confirmed_at, s.id for update`.execute(transaction);
  if (waiting.length === 0) return 0;
  const { rows: counted } = await sql<{ n: number }>`
    select count(*)::int as n from alert where member_id = ${memberId}::int`.execute(transaction);
  let room = mostAlerts - (counted[0]?.n ?? 0);
  let joined = 0;
  for (const each of waiting) {
    const twin = await twinOf(transaction, memberId, each.address);
    if (twin === undefined && room <= 0) continue;
    if (twin === undefined) {
      room--;
      await takeOver(transaction, memberId, each.alert_id);
    } else await mergeAlerts(transaction, each, twin.id, twin.every ?? usual);
    await sql`update alert_subscription set joined_at = now() where id = ${each.id}::int`.execute(transaction);
    joined++;
  }
  return joined;
}

/** The member's alert with the same search, locked, and its own frequency. */
async function twinOf(
  transaction: Database,
  memberId: number,
  address: string,
): Promise<{ readonly id: number; readonly every: string | null } | undefined> {
  const { rows } = await sql<{ id: number; every: string | null }>`
    select id, every from alert where member_id = ${memberId}::int and subscription_id is null and address = ${address}
    order by id limit 1 for update`.execute(transaction);
  return rows[0];
}

async function takeOver(transaction: Database, memberId: number, alertId: number): Promise<void> {
  await sql`update alert set member_id = ${memberId}::int, updated_at = now(),
    name = case when length(name) > ${longestName}::int then left(name, ${longestName - 1}::int) || '…' else name end
    where id = ${alertId}::int`.execute(transaction);
}

/**
 * The member's alert takes the place of the one by email: it gets its homes, and its emails go on at the faster of both
 * frequencies. What either has mailed is mailed; what the member has seen stays seen.
 */
async function mergeAlerts(transaction: Database, { id, alert_id, every }: Waiting, twin: number, usual: string) {
  await sql`insert into alert_listing as m (alert_id, listing_id, matched_at, seen_at, mailed_at)
    select ${twin}::int, listing_id, matched_at, seen_at, mailed_at from alert_listing where alert_id = ${alert_id}::int
    on conflict (alert_id, listing_id) do update set mailed_at = coalesce(m.mailed_at, excluded.mailed_at)`.execute(
    transaction,
  );
  await sql`delete from alert where id = ${alert_id}::int`.execute(transaction);
  await sql`update alert set subscription_id = ${id}::int where id = ${twin}::int`.execute(transaction);
  const faster = paces.find((pace) => pace === every || pace === usual) ?? every;
  await sql`update alert_subscription set every = ${faster} where id = ${id}::int`.execute(transaction);
  // Homes that waited for a mail of the member's, which has this alert no longer.
  if (faster === 'immediately')
    await sendJob(
      transaction,
      digestJob,
      { subscriptionId: id, every: faster },
      { key: `email-${id}:${faster}`, startAfter: new Date(timeOfDay() + digestPause) },
    );
}
