import { sql } from 'kysely';
import * as v from 'valibot';
import { inTransaction, type Database } from '../../../platform/database/public.ts';
import { sendJob } from '../../../platform/jobs/public.ts';
import { momentAt } from '../../../platform/moment.ts';
import { listingResponses, listingLoaders, listingsInOrder } from '../../listings/public.ts';
import { bodyOf, officeEventsJob } from '../office-events/public.ts';
import { webhookDeliveryJob } from './deliver.ts';

/** Events of a turn: other offices' jobs run between two. */
const atOnce = 100;
const wanted = v.object({ officeId: v.number() });

interface Event {
  readonly id: bigint;
  readonly kind: string;
  readonly at: Date;
  readonly listingId: number | null;
  readonly body: string | null;
}

/**
 * Writes the bodies of an office's new events, with what everybody sees of their listings by now, and a delivery to
 * each webhook that wants them. What nobody wants any more, or is shown no more, is dropped.
 */
export function prepareEvents(database: Database, data: unknown): Promise<void> {
  const { officeId } = v.parse(wanted, data);
  return inTransaction(database, async (transaction) => {
    const { rows: events } = await sql<Event>`
      select id, kind, at, listing_id as "listingId", body from office_event
        where office_id = ${officeId}::int and not queued
      order by id limit ${atOnce}::int for update skip locked`.execute(transaction);
    if (events.length === 0) return;
    const bodies = await listingBodies(transaction, events);
    await sql`delete from office_event where id =
      any(${idsOf(events.filter(({ id, body }) => body === null && !bodies.has(id)))}::bigint[])`.execute(transaction);
    await sql`update office_event e set body = n.body from unnest(${[...bodies.keys()].map(String)}::bigint[],
      ${[...bodies.values()]}::text[]) as n (id, body)
      where e.id = n.id`.execute(transaction);
    const { rows: webhooks } = await sql<{ id: number }>`
      with events as (
        update office_event set queued = true where id = any(${idsOf(events)}::bigint[]) returning id, kind
      ), sent as (
        insert into webhook_delivery (webhook_id, event_id)
        select w.id, e.id from events e join webhook w on w.office_id = ${officeId}::int and w.disabled_at is null
          and e.kind = any(w.kinds)
        order by e.id on conflict do nothing returning webhook_id
      )
      select distinct webhook_id as id from sent`.execute(transaction);
    for (const { id } of webhooks)
      await sendJob(transaction, webhookDeliveryJob, { webhookId: id }, { key: String(id) });
    if (events.length === atOnce) await sendJob(transaction, officeEventsJob, { officeId }, { key: String(officeId) });
  });
}

const idsOf = (events: readonly Event[]): string[] => events.map(({ id }) => String(id));

/** The bodies of events about listings by the events' ids. A withdrawn listing has its id only. */
async function listingBodies(database: Database, events: readonly Event[]): Promise<ReadonlyMap<bigint, string>> {
  const unwritten = events.filter(({ body }) => body === null);
  if (unwritten.length === 0) return new Map();
  const loaders = listingLoaders(database, momentAt(Date.now()));
  const ids = [...new Set(unwritten.flatMap(({ listingId }) => listingId ?? []))];
  const shown = await publishedAmong(database, ids);
  const responses = await listingResponses(loaders, await listingsInOrder(loaders, shown));
  const byId = new Map(responses.map((view) => [view.id, view]));
  return new Map(
    unwritten.flatMap(({ id, kind, at, listingId }): [bigint, string][] => {
      const listing = byId.get(listingId ?? 0);
      if (kind === 'listing.withdrawn') return listing === undefined ? [[id, bodyOf(kind, at, { id: listingId })]] : [];
      return listing === undefined ? [] : [[id, bodyOf(kind, at, listing)]];
    }),
  );
}

async function publishedAmong(database: Database, ids: readonly number[]): Promise<number[]> {
  const rows = await database
    .selectFrom('listing')
    .select('id')
    .where('id', 'in', [0, ...ids])
    .where('published', '=', true)
    .where('status', '<>', 'removed')
    .execute();
  return rows.map(({ id }) => id);
}
