import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { sendJob } from '../../../platform/jobs/public.ts';
import { officeEventsJob, type OfficeEventKind } from './kinds.ts';

/** Whether a webhook of an office subscribes to events of a kind: others are not written. */
export const isWanted = (officeId: RawBuilder<unknown>, kind: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from webhook hook where hook.office_id = ${officeId} and hook.disabled_at is null
    and ${kind} = any(hook.kinds))`;

const wakeDeliveries = (transaction: Database, officeId: number): Promise<void> =>
  sendJob(transaction, officeEventsJob, { officeId }, { key: String(officeId) });

/** JSON of an event as its receivers get it. */
export const bodyOf = (kind: string, at: Date, data: object): string =>
  JSON.stringify({ type: kind, timestamp: at.toISOString(), data });

/**
 * Writes an event of an office, if one of its webhooks subscribes to it. Call it in the transaction of the cause.
 * @param data the payload; read only if there is a subscriber
 */
export async function emitOfficeEvent(
  transaction: Database,
  officeId: number,
  kind: Exclude<OfficeEventKind, `listing.${string}`>,
  data: () => object | Promise<object>,
): Promise<void> {
  const { rows } = await sql<{ wanted: boolean; at: Date }>`
    select ${isWanted(sql`${officeId}::int`, sql`${kind}::text`)} as wanted, now() as at`.execute(transaction);
  const [found] = rows;
  if (found?.wanted !== true) return;
  await transaction
    .insertInto('office_event')
    .values({ office_id: officeId, kind, at: found.at, body: bodyOf(kind, found.at, await data()) })
    .execute();
  await wakeDeliveries(transaction, officeId);
}

/** Writes that the content of a published listing has changed, where `refreshSearchRows` does not see it. */
export async function emitListingChanged(database: Database, listingId: number): Promise<void> {
  const { rows } = await sql<{ office_id: number }>`
    insert into office_event (office_id, kind, listing_id)
    select l.office_id, 'listing.changed', l.id from listing l
    where l.id = ${listingId}::int and l.published and l.status <> 'removed'
      and ${isWanted(sql`l.office_id`, sql`'listing.changed'`)}
    on conflict do nothing returning office_id`.execute(database);
  for (const { office_id: officeId } of rows) await wakeDeliveries(database, officeId);
}
