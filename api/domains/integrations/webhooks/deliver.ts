import { sql } from 'kysely';
import * as v from 'valibot';
import { inTransaction, type Database } from '../../../platform/database/public.ts';
import { codeOf } from '../../../platform/failure.ts';
import { sendJob } from '../../../platform/jobs/public.ts';
import { AddressRefused, postBody } from '../../../platform/outgoing/public.ts';
import type { Service } from '../../../platform/service.ts';
import { mailDisabled } from './mails.ts';
import { openWebhookSecret, signedHeaders } from './secret.ts';
import { disableWebhook } from './store.ts';

/** The job that sends the due deliveries of one webhook. */
export const webhookDeliveryJob = 'webhook-delivery';

const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000];
/**
 * Milliseconds after the first, the second … attempt of a delivery until the next; after the last one it has failed.
 */
export const retryPauses = [
  5 * second,
  minute,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  10 * hour,
] as const;
/** The share by which a pause is longer or shorter: deliveries that failed together are not sent again together. */
const jitter = 0.2;
/** A webhook that has failed for so long, and so often, is disabled. */
const patience = { milliseconds: 5 * day, attempts: 10 };
/** Longest pause of a webhook whose attempts all fail, and the longest that it may request. */
const longestPause = hour;
/** Milliseconds after which a webhook's turn ends: others wait for it. */
const turn = 5000;
/** Bytes of a response that are stored. */
const excerptBytes = 1000;

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

/** How an attempt ended. */
interface Result {
  readonly status: number | null;
  readonly response: string | null;
  /** Null for a success. */
  readonly problem: string | null;
  /** Milliseconds of the receiver's Retry-After. */
  readonly wait: number;
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

async function attemptDelivery({ settings, sessionKey }: Context, due: Due): Promise<Result> {
  const secrets = [due.secret, due.former].flatMap(
    (sealed) => (sealed === null ? undefined : openWebhookSecret(sealed, due.officeId, sessionKey)) ?? [],
  );
  const failed = (problem: string): Result => ({ status: null, response: null, problem, wait: 0 });
  if (secrets.length === 0) return failed('The secret can no longer be read. Rotate it.');
  const body = Buffer.from(due.body);
  try {
    const { status, retryAfter, excerpt } = await postBody(due.url, {
      headers: {
        'content-type': 'application/json',
        'content-length': String(body.length),
        'user-agent': 'Verandah-webhooks/1.0',
        ...signedHeaders({ id: due.eventId, timestamp: due.seconds, body: due.body }, secrets),
      },
      body,
      trusted: settings.webhookHosts,
      excerpt: excerptBytes,
    });
    return { status, response: printableText(excerpt), problem: problemOf(status), wait: waitOf(retryAfter) };
  } catch (error) {
    return failed(inWords(error));
  }
}

/** PostgreSQL stores no zero bytes, and other control characters are useless. */
const printableText = (bytes: Buffer): string => bytes.toString().replaceAll(/[^\P{Cc}\n\t]/gu, '');

function problemOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400
    ? `The address redirects (status ${status}). Redirects are not followed.`
    : `The response has status ${status}.`;
}

const waitOf = (retryAfter: string | undefined): number =>
  /^\d{1,6}$/.test(retryAfter ?? '') ? Math.min(Number(retryAfter) * second, longestPause) : 0;

/** Why there was no response. */
function inWords(error: unknown): string {
  if (error instanceof AddressRefused) return 'The address is not on the public internet.';
  const code = codeOf(error) ?? '';
  if (code === 'ABORT_ERR' || (error instanceof Error && error.name === 'TimeoutError'))
    return 'No response within ten seconds.';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'The name of the address was not found.';
  return /CERT|SSL|TLS|SELF_SIGNED/.test(code)
    ? `The certificate is not valid (${code}).`
    : `No connection${code === '' ? '' : ` (${code})`}.`;
}

/** Writes down how an attempt ended, and what follows from it. */
async function recordResult({ database, settings, log }: Context, due: Due, result: Result): Promise<void> {
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
  const pause = retryPauses[due.attempts - 1];
  const spread = 1 - jitter + Math.random() * 2 * jitter;
  const ownPause = Math.min(5 * second * 4 ** Math.min(due.failures, 10), longestPause);
  await inTransaction(database, async (transaction) => {
    await sql`update webhook_delivery set status = ${pause === undefined ? 'failed' : 'waiting'},
      http_status = ${status}::int, response = ${response}, problem = ${problem},
      next_at = now() + make_interval(secs => ${Math.max(wait, (pause ?? 0) * spread) / second}::float8)
      where id = ${due.id}::bigint and status = 'waiting'`.execute(transaction);
    const { rows } = await sql<{ ended: boolean }>`
      update webhook set failures = failures + 1, failing_since = coalesce(failing_since, now()),
        paused_until = now() + make_interval(secs => ${Math.max(wait, ownPause * spread) / second}::float8)
      where id = ${due.webhookId}::int
      returning failures >= ${patience.attempts}::int
        and failing_since < now() - make_interval(secs => ${patience.milliseconds / second}::float8) as ended`.execute(
      transaction,
    );
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
