import { sql } from 'kysely';
import * as v from 'valibot';
import type { NotificationChannel, RegistryEvent } from '@verandah/release-registry';
import type { Database } from '../database/public.ts';
import { sendJob } from '../jobs/public.ts';
import { mailText, queueMail } from '../mail/public.ts';
import { attemptPost, failedAttempt, retryAfter, signedHeaders, type Attempt } from '../outgoing/public.ts';
import type { Service } from '../service.ts';
import { bodies } from './bodies.ts';
import { firstLine, messageLines, messageOf, testMessage } from './message.ts';
import { areasOf, notificationJob } from '../registry/public.ts';
import { openOfTarget } from './sealed-target.ts';
import { squadAddresses } from './squad-addresses.ts';

/** Milliseconds after which a target's turn ends: others wait for it. */
const turn = 5000;
const shape = v.object({ target: v.number() });

interface Due {
  readonly id: string;
  readonly uid: string;
  readonly attempts: number;
  readonly createdAt: string;
  readonly target: number;
  readonly name: string;
  readonly channel: NotificationChannel;
  readonly address: string | null;
  readonly secret: string | null;
  readonly areas: readonly string[];
  readonly failures: number;
  /** The entry of the log; null: a test. */
  readonly event: RegistryEvent | null;
  /** Seconds since 1970, by the database's clock. */
  readonly seconds: number;
}

type Context = Pick<Service, 'database' | 'settings' | 'sessionKey' | 'log'>;

/**
 * Sends what is due to a target, oldest first, until its turn ends or an attempt fails. Processes never send the same
 * message at the same time; one that ends before it has recorded a success leaves the message to be sent again, with
 * its id.
 */
export async function deliverNotifications(service: Context, data: unknown): Promise<void> {
  const { target } = v.parse(shape, data);
  const end = performance.now() + turn;
  for (let due = await claimDue(service.database, target); due; due = await claimDue(service.database, target)) {
    if (due.channel === 'mail') await mailDue(service, due);
    else if (!(await postDue(service, due))) break;
    if (performance.now() > end) break;
  }
  await wakeLater(service.database, target);
}

/** Takes the next message; should the process die, it is due again after a minute. */
async function claimDue(database: Database, target: number): Promise<Due | undefined> {
  const { rows } = await sql<Due>`
    with claimed as (
      update releases.notification n set attempts = n.attempts + 1, attempted_at = now(),
        next_at = now() + interval '1 minute'
      from releases.target t
      where t.id = ${target}::int and coalesce(t.paused_until <= now(), true) and n.id = (
        select w.id from releases.notification w where w.target_id = ${target}::int and w.status = 'waiting'
          and w.next_at <= now()
        order by w.next_at, w.id limit 1 for update skip locked
      )
      returning n.id, n.uid, n.attempts, n.event_id, n.created_at, t.id as target, t.name, t.channel, t.address, t.secret,
        t.areas, t.failures
    )
    select c.id::text as id, c.uid::text as uid, c.attempts, c.target, c.name, c.channel, c.address, c.secret, c.areas,
      c.failures, to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
      extract(epoch from now())::int as seconds,
      case when e.id is not null then jsonb_build_object('id', e.id, 'at', to_char(e.at at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'who', e.who, 'action', e.action, 'area', e.area, 'from', e.from_version,
        'to', e.to_version, 'why', e.why, 'detail', e.detail) end as event
    from claimed c left join releases.event e on e.id = c.event_id`.execute(database);
  return rows[0];
}

const messageOfDue = ({ event, name }: Due) => (event === null ? testMessage(name) : messageOf(event));

/** @returns whether it was accepted */
async function postDue(service: Context, due: Due): Promise<boolean> {
  const attempt = await attemptMessage(service, due);
  if (attempt.problem === null) await recordDelivered(service.database, due);
  else await recordFailed(service, due, attempt);
  return attempt.problem === null;
}

async function attemptMessage({ settings, sessionKey }: Context, due: Due): Promise<Attempt> {
  const { uid, name, channel, event, createdAt } = due;
  const open = (sealed: string | null, part: 'address' | 'secret'): string | undefined =>
    sealed === null ? undefined : openOfTarget(sealed, name, part, sessionKey);
  const [address, secret] = [open(due.address, 'address'), open(due.secret, 'secret')];
  if (channel === 'mail' || address === undefined || (channel === 'webhook' && secret === undefined))
    return failedAttempt('The address or secret can no longer be read. Remove the target and add it again.');
  const body = JSON.stringify(bodies[channel]({ event, message: messageOfDue(due), at: event?.at ?? createdAt }));
  return attemptPost(address, {
    body,
    ...(secret !== undefined && {
      headers: signedHeaders({ id: `evt_${uid}`, timestamp: due.seconds, body }, [secret]),
    }),
    trusted: settings.notifyHosts,
  });
}

const recordDelivered = async (database: Database, due: Due, mails: readonly string[] = []): Promise<void> => {
  await sql`
    with delivered as (
      update releases.notification set status = 'delivered', problem = null, mails = ${[...mails]}::text[]
      where id = ${due.id}::bigint
    )
    update releases.target set failures = 0, failing_since = null, paused_until = null, problem = null,
      delivered_at = now()
    where id = ${due.target}::int`.execute(database);
};

async function recordFailed({ database, log }: Context, due: Due, { problem, wait }: Attempt): Promise<void> {
  const retry = retryAfter(due.attempts, due.failures, wait);
  await sql`
    with failed as (
      update releases.notification set status = ${retry.delivery === null ? 'failed' : 'waiting'}, problem = ${problem},
        next_at = now() + make_interval(secs => ${retry.delivery ?? 0}::float8)
      where id = ${due.id}::bigint and status = 'waiting'
    )
    update releases.target set failures = failures + 1, failing_since = coalesce(failing_since, now()),
      problem = ${problem}, paused_until = now() + make_interval(secs => ${retry.receiver}::float8)
    where id = ${due.target}::int`.execute(database);
  log.warn({ target: due.name, channel: due.channel, why: problem }, 'release notification not delivered');
}

/** Longest subject of a mail. */
const longestSubject = 150;

/** Queues the mails of a message; the mail's own job sends them. */
async function mailDue({ database, settings, log }: Context, due: Due): Promise<void> {
  const { uid, event, name } = due;
  const message = messageOfDue(due);
  const concerned = event === null ? null : areasOf(event);
  const chosen = due.areas.length === 0 ? null : due.areas;
  const areas = concerned && chosen ? concerned.filter((area) => chosen.includes(area)) : (concerned ?? chosen);
  const addresses = await squadAddresses(database, areas);
  if (addresses.length === 0) {
    const problem = `No contract of ${areas?.join(', ') ?? 'an area'} has a squadEmail.`;
    // Another attempt would find the same contract.
    await sql`
      with failed as (
        update releases.notification set status = 'failed', problem = ${problem} where id = ${due.id}::bigint
      )
      update releases.target set failing_since = coalesce(failing_since, now()), problem = ${problem}
      where id = ${due.target}::int`.execute(database);
    log.warn({ target: name, channel: 'mail', why: problem }, 'release notification not delivered');
    return;
  }
  await database.transaction().execute(async (step) => {
    for (const email of addresses)
      await queueMail(step, {
        key: `release:${uid}:${email}`,
        email,
        kind: 'release',
        subject: firstLine(message.summary, longestSubject),
        ...mailText({
          greeting: 'Hello,',
          paragraphs: messageLines(message),
          action: { label: 'Open the console', url: `${settings.publicUrl}/ops` },
          reason: 'You’re receiving this email because the contract of an area names this address as its squad’s.',
        }),
      });
    await recordDelivered(
      step,
      due,
      addresses.map((email) => `release:${uid}:${email}`),
    );
  });
}

/** Queues the next turn of a target for which something waits. */
async function wakeLater(database: Database, target: number): Promise<void> {
  const { rows } = await sql<{ at: Date | null; due: boolean }>`
    select greatest(min(n.next_at), t.paused_until) as at, greatest(min(n.next_at), t.paused_until) <= now() as due
    from releases.target t join releases.notification n on n.target_id = t.id and n.status = 'waiting'
    where t.id = ${target}::int group by t.id`.execute(database);
  const [next] = rows;
  if (!next?.at) return;
  const when = next.due ? { key: String(target) } : { key: `${target}:${next.at.getTime()}`, startAfter: next.at };
  await sendJob(database, notificationJob, { target }, when);
}
