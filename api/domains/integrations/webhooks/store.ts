import { sql, type RawBuilder } from 'kysely';
import { onPrimary, type Database } from '../../../platform/database/public.ts';
import type { Page, Paging } from '../../../platform/paging.ts';
import type { OfficeEventKind } from '../office-events/public.ts';
import type { Webhook, WebhookDelivery } from './webhook.ts';

const columns = sql`w.id, w.office_id as "officeId", w.url, w.kinds, w.created_at as "createdAt",
  w.disabled_at as "disabledAt", w.disabled_by as "disabledBy",
  w.failing_since as "failingSince", case when w.former_until > now() then w.former_until end as "formerUntil"`;

const findWebhooks = async (database: Database, which: RawBuilder<unknown>): Promise<Webhook[]> =>
  (await onPrimary(() => sql<Webhook>`select ${columns} from webhook w where ${which} order by w.id`.execute(database)))
    .rows;

/** Oldest first. */
export const webhooksOf = (database: Database, officeId: number): Promise<Webhook[]> =>
  findWebhooks(database, sql`w.office_id = ${officeId}::int`);

/** undefined for another office's. */
export const webhookById = async (database: Database, officeId: number, id: number): Promise<Webhook | undefined> =>
  (await findWebhooks(database, sql`w.office_id = ${officeId}::int and w.id = ${id}::int`))[0];

/** The sealed secret of a webhook. */
export async function sealedSecret(database: Database, id: number): Promise<string | undefined> {
  const found = await database.selectFrom('webhook').select('secret').where('id', '=', id).executeTakeFirst();
  return found?.secret;
}

/** @returns undefined if the office has the maximum, 'taken' if one of them has the address */
export async function insertWebhook(
  transaction: Database,
  { officeId, url, kinds, secret }: Pick<Webhook, 'officeId' | 'url' | 'kinds'> & { readonly secret: string },
  most: number,
): Promise<number | 'taken' | undefined> {
  // Calls of one office take turns.
  await sql`select from office where id = ${officeId}::int for update`.execute(transaction);
  const others = await webhooksOf(transaction, officeId);
  if (others.some((other) => other.url === url)) return 'taken';
  if (others.length >= most) return undefined;
  const { id } = await transaction
    .insertInto('webhook')
    .values({ office_id: officeId, url, kinds: [...kinds], secret })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateKinds(database: Database, id: number, kinds: readonly OfficeEventKind[]): Promise<void> {
  await database
    .updateTable('webhook')
    .set({ kinds: [...kinds] })
    .where('id', '=', id)
    .execute();
}

/** Hours for which the former secret signs as well. */
const rotationHours = 24;

/** Replaces the secret. @returns false while the one before signs as well */
export async function replaceSecret(transaction: Database, id: number, secret: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update webhook set former_secret = secret, former_until = now() + make_interval(hours => ${rotationHours}),
      secret = ${secret}
    where id = ${id}::int and (former_until is null or former_until <= now())`.execute(transaction);
  return numAffectedRows > 0n;
}

export async function dropFormerSecret(database: Database, id: number): Promise<void> {
  await database.updateTable('webhook').set({ former_secret: null, former_until: null }).where('id', '=', id).execute();
}

/**
 * Disables a webhook; what waits for it has failed.
 * @returns the webhook; undefined if it was disabled before
 */
export async function disableWebhook(
  transaction: Database,
  id: number,
  by: 'admin' | 'failures',
): Promise<Pick<Webhook, 'officeId' | 'url'> | undefined> {
  const { rows } = await sql<Pick<Webhook, 'officeId' | 'url'>>`
    update webhook set disabled_at = now(), disabled_by = ${by} where id = ${id}::int and disabled_at is null
    returning office_id as "officeId", url`.execute(transaction);
  if (rows.length > 0)
    await sql`update webhook_delivery set status = 'failed', problem = 'The webhook was disabled.'
      where webhook_id = ${id}::int and status = 'waiting'`.execute(transaction);
  return rows[0];
}

export async function enableWebhook(database: Database, id: number): Promise<void> {
  await sql`update webhook set disabled_at = null, disabled_by = null, failures = 0, failing_since = null,
    paused_until = null
    where id = ${id}::int and disabled_at is not null`.execute(database);
}

/** @returns whether there was one */
export async function dropWebhook(database: Database, id: number): Promise<boolean> {
  const dropped = await database.deleteFrom('webhook').where('id', '=', id).returning('id').execute();
  return dropped.length > 0;
}

const ofDelivery = sql`d.id::text as id, 'evt_' || e.uid as "eventId", e.kind, e.at, d.status, d.attempts,
  d.attempted_at as "attemptedAt", d.next_at as "nextAt",
  d.http_status as "httpStatus", d.response, d.problem`;

/** Latest first. */
export async function deliveriesOf(
  database: Database,
  webhookId: number,
  { skip, take }: Paging,
): Promise<Page<WebhookDelivery>> {
  const [counted, found] = await Promise.all([
    sql<{ n: number }>`select count(*)::int as n from webhook_delivery where webhook_id = ${webhookId}::int`.execute(
      database,
    ),
    sql<WebhookDelivery>`select ${ofDelivery} from webhook_delivery d join office_event e on e.id = d.event_id
      where d.webhook_id = ${webhookId}::int order by d.id desc limit ${take}::int offset ${skip}::int`.execute(
      database,
    ),
  ]);
  return { total: counted.rows[0]?.n ?? 0, results: found.rows };
}

/** The webhook that a delivery is to, if it is this office's. */
export async function webhookOfDelivery(
  database: Database,
  officeId: number,
  deliveryId: string,
): Promise<Webhook | undefined> {
  return (
    await findWebhooks(
      database,
      sql`w.office_id = ${officeId}::int and w.id = (select d.webhook_id from webhook_delivery d
        where d.id = ${deliveryId}::bigint)`,
    )
  )[0];
}

/** Whether a webhook is there, and stays until the transaction ends. */
export async function lockWebhook(transaction: Database, id: number): Promise<boolean> {
  const { rows } = await sql`select from webhook where id = ${id}::int for key share`.execute(transaction);
  return rows.length > 0;
}

/** Sends a delivery again, from the first attempt on; one that waits is sent at once. */
export async function restartDelivery(transaction: Database, deliveryId: string): Promise<void> {
  await sql`update webhook_delivery set status = 'waiting', attempts = 0, next_at = now()
    where id = ${deliveryId}::bigint`.execute(transaction);
}

/** Makes the next attempt due immediately. */
export async function unpauseWebhook(transaction: Database, id: number): Promise<void> {
  await transaction.updateTable('webhook').set({ paused_until: null }).where('id', '=', id).execute();
}

/** Writes an event that one webhook gets only. */
export async function insertTestEvent(transaction: Database, webhook: Webhook, kind: string): Promise<void> {
  await sql`with event as (
      insert into office_event (office_id, kind, body, queued) values (${webhook.officeId}::int, ${kind},
        json_build_object('type', ${kind}::text, 'timestamp', to_char(now() at time zone 'UTC',
          'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data', json_build_object('webhookId', ${webhook.id}::int))::text, true)
      returning id
    )
    insert into webhook_delivery (webhook_id, event_id) select ${webhook.id}::int, id from event`.execute(transaction);
}
