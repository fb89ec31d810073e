import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { allowMail, isSuppressed } from '../../../platform/mail/public.ts';
import { memberById } from '../../members/public.ts';
import type { Pace } from './by-email/frequency.ts';
import { setEvery } from './store.ts';

/**
 * Chooses how often one alert of a member is emailed. Whoever stopped the emails of all their alerts and now wants this
 * one's gets no others.
 */
export async function chooseFrequency(
  transaction: Database,
  memberId: number,
  alertId: number,
  every: Pace,
): Promise<void> {
  const bySubscription = await setEvery(transaction, alertId, every);
  if (bySubscription || every === 'never') return;
  const member = await memberById(transaction, memberId);
  if (member === undefined || !(await isSuppressed(transaction, member.email, 'alert-digest'))) return;
  await sql`update member set preferences = preferences || '{"alertDigest": "never"}'::jsonb
    where id = ${memberId}::int`.execute(transaction);
  await sql`update alert set every = null where member_id = ${memberId}::int and id <> ${alertId}::int`.execute(
    transaction,
  );
  await allowMail(transaction, member.email, 'alert-digest');
}
