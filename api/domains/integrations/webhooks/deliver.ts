import { sql } from 'kysely';
import * as v from 'valibot';
import { inTransaction, type Database } from '../../../platform/database/public.ts';
import { sendJob } from '../../../platform/jobs/public.ts';
import {
  attemptPost,
  failedAttempt,
  retryAfter,
  signedHeaders,
  type Attempt,
} from '../../../platform/outgoing/public.ts';
import type { Service } from '../../../platform/service.ts';
import { mailDisabled } from './mails.ts';
import { openWebhookSecret } from './secret.ts';
import { disableWebhook } from './store.ts';

/** The job that sends the due deliveries of one webhook. */
export const webhookDeliveryJob = 'webhook-delivery';

/** A webhook that has failed for so long, and so often, is disabled. */
const patience = { days: 5, attempts: 10 };
/** Milliseconds after which a webhook's turn ends: others wait for it. */
const turn = 5000;

const wanted = v.object({ webhookId: v.number() });

interface Due {
  readonly id: string;
  readonly attempts: number;
  readonly webhookId: number;
  readonly officeId: number;
  readonly url: string;
  readonly secret: string;
  readonly former: string | null;
  readonly failures: number;
  readonly eventId: string;
  readonly kind: string;
  readonly body: string;
  /** Seconds since 1970, by the database's clock. */
  readonly seconds: number;
}

type Context = Pick<Service, 'database' | 'settings' | 'sessionKey' | 'log'>;

/**
 * Sends what is due to a webhook, oldest first, until its turn ends or an attempt fails: a receiver that does not
 * respond costs one attempt at a time.
 */
export async function deliverWebhook(service: Context, data: unknown): Promise<void> {
  const { webhookId } = v.parse(wanted, data);
  const end = performance.now() + turn;
  for (let due = await claimDue(service.database, webhookId); due; due = await claimDue(service.database, webhookId)) {
    const result = await attemptDelivery(service, due);
    await recordResult(service, due, result);
    if (result.problem !== null || performance.now() > end) break;
  }
  await wakeLater(service.database, webhookId);
}

/** Takes the next delivery; should the process die, it is due again after a minute. */
async function claimDue(database: Database, webhookId: number): Promise<Due | undefined> {
  const { rows } = await sql<Due>`
    update webhook_delivery d set attempts = d.attempts + 1, attempted_at = now(), next_at = now() + interval '1 minute'
    from webhook w, office_event e
    where w.id = ${webhookId}::int and w.disabled_at is null and coalesce(w.paused_until <= now(), true)
      and e.id = d.event_id and d.webhook_id = w.id
      and d.id = (select n.id from webhook_delivery n where n.webhook_id = ${webhookId}::int and n.status = 'waiting'
        and n.next_at <= now()
        order by n.next_at, n.id limit 1 for update skip locked)
    returning d.id::text as id, d.attempts, w.id as "webhookId", w.office_id as "officeId", w.url, w.secret, w.failures,
      case when w.former_until > now() then w.former_secret end as former, 'evt_' || e.uid as "eventId", e.kind,
        coalesce(e.body, '') as body,
      extract(epoch from now())::int as seconds`.execute(database);
  return rows[0];
}

async function attemptDelivery({ settings, sessionKey }: Context, due: Due): Promise<Attempt> {
  const secrets = [due.secret, due.former].flatMap(
    (sealed) => (sealed === null ? undefined : openWebhookSecret(sealed, due.officeId, sessionKey)) ?? [],
  );
  if (secrets.length === 0) return failedAttempt('The secret can no longer be read. Rotate it.');
  return attemptPost(due.url, {
    body: due.body,
    headers: signedHeaders({ id: due.eventId, timestamp: due.seconds, body: due.body }, secrets),
    trusted: settings.webhookHosts,
  });
}

/** Writes down how an attempt ended, and what follows from it. */
async function recordResult({ database, settings, log }: Context, due: Due, result: Attempt): Promise<void> {
  const { status, response, problem, wait } = result;
  if (problem === null) {
    await inTransaction(database, async (transaction) => {
      await sql`update webhook_delivery set status = 'delivered', http_status = ${status}::int, response = ${response},
        problem = null
        where id = ${due.id}::bigint`.execute(transaction);
      await sql`update webhook set failures = 0, failing_since = null, paused_until = null
        where id = ${due.webhookId}::int and failures > 0`.execute(transaction);
    });
    return;
  }
  const retry = retryAfter(due.attempts, due.failures, wait);
  await inTransaction(database, async (transaction) => {
    await sql`update webhook_delivery set status = ${retry.delivery === null ? 'failed' : 'waiting'},
      http_status = ${status}::int, response = ${response}, problem = ${problem},
      next_at = now() + make_interval(secs => ${retry.delivery ?? 0}::float8)
      where id = ${due.id}::bigint and status = 'waiting'`.execute(transaction);
    const { rows } = await sql<{ ended: boolean }>`
      update webhook set failures = failures + 1, failing_since = coalesce(failing_since, now()),
        paused_until = now() + make_interval(secs => ${retry.receiver}::float8)
      where id = ${due.webhookId}::int
      returning failures >= ${patience.attempts}::int
        and failing_since < now() - make_interval(days => ${patience.days}::int) as ended`.execute(transaction);
    // 410 is how a receiver unsubscribes.
    if (status !== 410 && rows[0]?.ended !== true) return;
    const disabled = await disableWebhook(transaction, due.webhookId, 'failures');
    if (disabled === undefined) return;
    await mailDisabled(transaction, settings.publicUrl, { id: due.webhookId, ...disabled }, problem);
    log.info({ webhookId: due.webhookId, officeId: due.officeId, status }, 'webhook disabled');
  });
}

/** Queues the next turn of a webhook for which something waits. */
async function wakeLater(database: Database, webhookId: number): Promise<void> {
  const { rows } = await sql<{ at: Date | null; due: boolean }>`
    select greatest(min(d.next_at), w.paused_until) as at, greatest(min(d.next_at), w.paused_until) <= now() as due
    from webhook w join webhook_delivery d on d.webhook_id = w.id and d.status = 'waiting'
    where w.id = ${webhookId}::int and w.disabled_at is null group by w.id`.execute(database);
  const [next] = rows;
  if (!next?.at) return;
  const when = next.due
    ? { key: String(webhookId) }
    : { key: `${webhookId}:${next.at.getTime()}`, startAfter: next.at };
  await sendJob(database, webhookDeliveryJob, { webhookId }, when);
}
