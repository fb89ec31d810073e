import { sql } from 'kysely';
import { RegistryRejection, type NotificationTarget, type TargetInput } from '@verandah/release-registry';
import type { Database } from '../database/public.ts';
import { sendJob } from '../jobs/public.ts';
import { AddressRefused, checkedLookup, newWebhookSecret } from '../outgoing/public.ts';
import type { Service } from '../service.ts';
import { appendEvent, lockLog, notificationJob } from '../registry/public.ts';
import { sealOfTarget } from './sealed-target.ts';

const mostTargets = 50;
const isoColumn = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** By name. A mail counts as failing while the mail server does not take it, or its reader has unsubscribed. */
export async function readTargets(database: Database): Promise<NotificationTarget[]> {
  const { rows } = await sql<NotificationTarget>`
    select t.name, t.channel, t.host, t.areas, t.kinds, t.created_by as "createdBy",
      ${isoColumn('t.delivered_at')} as "deliveredAt", n.waiting, n.failed,
      ${isoColumn('coalesce(t.failing_since, m.queued_at)')} as "failingSince", coalesce(t.problem, m.problem) as problem
    from releases.target t cross join lateral (
      select count(*) filter (where status = 'waiting')::int as waiting,
        count(*) filter (where status = 'failed')::int as failed
      from releases.notification where target_id = t.id
    ) n left join lateral (
      select min(mail.queued_at) as queued_at,
        case min(mail.problem) when 'suppressed' then 'An address has unsubscribed.' else min(mail.problem) end as problem
      from releases.notification sent join mail on mail.key = any(sent.mails)
      where t.channel = 'mail' and sent.target_id = t.id and mail.sent_at is null and mail.problem is not null
    ) m on true
    order by t.name`.execute(database);
  return rows;
}

/** A valid address in its stored form. @throws {RegistryRejection} invalid */
function addressOf(text: string, trusted: readonly string[]): URL {
  const url = URL.parse(text);
  try {
    if (url === null) throw new AddressRefused('The address is not complete.');
    checkedLookup(url, { protocols: trusted.includes(url.host) ? ['http:', 'https:'] : ['https:'], trusted });
  } catch (error) {
    if (!(error instanceof AddressRefused)) throw error;
    throw new RegistryRejection(
      'invalid',
      'url must be an https address on the public internet, without a port, username or password; NOTIFY_HOSTS names others.',
    );
  }
  url.hash = '';
  return url;
}

/**
 * Adds a target.
 * @returns the secret that signs a webhook; null for other channels
 * @throws {RegistryRejection} invalid; name-taken
 */
export async function addTarget(
  { database, sessionKey, settings }: Pick<Service, 'database' | 'sessionKey' | 'settings'>,
  { name, channel, url: typed, areas, kinds, who }: TargetInput,
): Promise<{ readonly name: string; readonly secret: string | null }> {
  const url = typed === undefined ? null : addressOf(typed, settings.notifyHosts);
  const secret = channel === 'webhook' ? newWebhookSecret() : null;
  await database.transaction().execute(async (step) => {
    await lockLog(step);
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from releases.target`.execute(step);
    if ((rows[0]?.count ?? 0) >= mostTargets)
      throw new RegistryRejection('invalid', `There are ${mostTargets} targets. Remove one that you no longer use.`);
    const added = await step
      .insertInto('releases.target')
      .values({
        name,
        channel,
        address: url && sealOfTarget(url.href, name, 'address', sessionKey),
        host: url && url.origin,
        secret: secret && sealOfTarget(secret, name, 'secret', sessionKey),
        areas: [...new Set(areas)],
        kinds: [...kinds],
        created_by: who,
      })
      .onConflict((conflict) => conflict.columns(['name']).doNothing())
      .returning('id')
      .execute();
    if (added.length === 0)
      throw new RegistryRejection('name-taken', `There is a target named ${name}. Choose another name, or remove it.`);
    await appendEvent(step, {
      who,
      action: 'notify-add',
      detail: { target: name, channel, ...(url && { host: url.host }), kinds, ...(areas.length > 0 && { areas }) },
    });
  });
  return { name, secret };
}

const unknownTarget = (name: string): RegistryRejection =>
  new RegistryRejection('unknown-target', `There is no target named ${name}: notify list names them.`);

/** Removes a target with what waits for it. @throws {RegistryRejection} unknown-target */
export async function removeTarget(
  database: Database,
  name: string,
  who: string,
  why: string | undefined,
): Promise<void> {
  await database.transaction().execute(async (step) => {
    await lockLog(step);
    const removed = await step.deleteFrom('releases.target').where('name', '=', name).returning('id').execute();
    if (removed.length === 0) throw unknownTarget(name);
    await appendEvent(step, { who, action: 'notify-remove', why, detail: { target: name } });
  });
}

/** Queues a test message, also while the target is paused. @throws {RegistryRejection} unknown-target */
export async function testTarget(database: Database, name: string): Promise<void> {
  await database.transaction().execute(async (step) => {
    const { rows } = await sql<{ id: number }>`
      update releases.target set paused_until = null where name = ${name} returning id`.execute(step);
    const [found] = rows;
    if (!found) throw unknownTarget(name);
    await step.insertInto('releases.notification').values({ target_id: found.id }).execute();
    await sendJob(step, notificationJob, { target: found.id }, { key: String(found.id) });
  });
}
