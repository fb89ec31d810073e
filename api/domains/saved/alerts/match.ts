import { sql } from 'kysely';
import * as v from 'valibot';
import { now as timeOfDay } from '../../../platform/clock.ts';
import { inTransaction, onePlanOfFew, type Database } from '../../../platform/database/public.ts';
import { sendJob } from '../../../platform/jobs/public.ts';
import type { Moment } from '../../../platform/moment.ts';
import { digestJob, digestPause } from '../joined-alerts/public.ts';
import { notifyRecipients } from '../notifications/public.ts';
import { matchedColumns, matchAlerts } from './percolate.ts';
import { pushUnseen } from './push-unseen.ts';

/** Listings with their previous search rows; null for those that had none. */
const changes = v.array(v.object({ id: v.number(), before: v.nullable(v.looseObject({})) }));

/** The alerts that a listing's current row matches. @internal for tests and benchmarks of what matching finds */
export async function matchingAlerts(database: Database, listingId: number, now: Moment): Promise<number[]> {
  const { rows } = await sql<{
    alert_id: number;
  }>`${onePlanOfFew([listingId])}with homes as materialized (${homesOf([listingId])})
    ${matchAlerts('homes', now)} order by alert_id`.execute(database);
  return rows.map((row) => row.alert_id);
}

/** The words of the listing of row `s`. */
const words = sql`(select w.words from listing_words w where w.listing_id = s.id) as words`;
const homesOf = (ids: readonly number[]) =>
  sql`select ${sql.raw(matchedColumns)}, ${words} from listing_search s
    where mode in (1, 2, 3, 4, 11, 12) and id = any(${[...ids]}::int[])`;

/**
 * Matches new and changed listings: those that an alert finds now and did not find before become unseen in it, each
 * once. Members are notified on open pages, and everyone by mail at their chosen frequency.
 * @returns the number of listings that became unseen
 */
export function matchListings(database: Database, data: unknown, now: Moment): Promise<number> {
  const changed = v.parse(changes, data);
  const former = changed.flatMap(({ before }) => (before === null ? [] : [before]));
  const ids = changed.map(({ id }) => id);
  return inTransaction(database, async (transaction) => {
    const { rows } = await sql<{ id: number; member_id: number | null; subscription_id: number | null }>`
      ${onePlanOfFew(ids)}with homes as materialized (${homesOf(ids)}),
        former as materialized (select ${sql.raw(matchedColumns)}, coalesce(former_words, words) as words
          from (select s.*, (f.row->>'words')::tsvector as former_words, ${words}
            from jsonb_array_elements(${JSON.stringify(former)}::jsonb) f(row)
            cross join lateral jsonb_populate_record(null::listing_search, f.row) s) before),
        found as (${matchAlerts('homes', now)}), known as (${matchAlerts('former', now)}),
        matched as (insert into alert_listing (alert_id, listing_id)
          select alert_id, listing_id from found where not exists (
            -- The home is known from a listing that this one stands for.
            select from merged_listing m join alert_listing k on k.listing_id = m.listing_id
            where m.lead_id = found.listing_id and k.alert_id = found.alert_id)
          except select alert_id, listing_id from known
          on conflict do nothing returning alert_id)
      select a.id, a.member_id, a.subscription_id from matched join alert a on a.id = matched.alert_id`.execute(
      transaction,
    );
    const members = distinctIds(rows.map((row) => row.member_id));
    await pushUnseen(transaction, members);
    for (const [alertId, memberId] of new Map(rows.map((row) => [row.id, row.member_id])))
      if (memberId !== null)
        await notifyRecipients(transaction, {
          kind: 'alert',
          targetId: alertId,
          by: null,
          to: { memberIds: [memberId] },
          again: true,
        });
    const startAfter = new Date(timeOfDay() + digestPause);
    // Those of an alert by email are mailed by its subscription, also when it is a member's.
    for (const memberId of distinctIds(rows.map((row) => (row.subscription_id === null ? row.member_id : null))))
      await sendJob(
        transaction,
        digestJob,
        { memberId, every: 'immediately' },
        { key: `${memberId}:immediately`, startAfter },
      );
    for (const subscriptionId of distinctIds(rows.map((row) => row.subscription_id)))
      await sendJob(
        transaction,
        digestJob,
        { subscriptionId, every: 'immediately' },
        { key: `email-${subscriptionId}:immediately`, startAfter },
      );
    return rows.length;
  });
}

const distinctIds = (ids: readonly (number | null)[]): number[] => [...new Set(ids.filter((id) => id !== null))];
