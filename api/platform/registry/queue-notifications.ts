import { sql } from 'kysely';
import type { Database } from '../database/public.ts';
import { sendJobs } from '../jobs/public.ts';
import { areasOf } from './entry-detail.ts';
import { kindsOf } from './notification-kinds.ts';

/** The job that sends what is due to one target. */
export const notificationJob = 'release-notification';

interface LoggedEntry {
  readonly id: number;
  readonly who: string;
  readonly action: string;
  readonly area?: string | null;
  readonly detail?: object | undefined;
}

/**
 * Queues the messages of an entry in the transaction that writes it, so that none is lost or sent for what did not
 * happen. Whether a receiver responds matters only to the job.
 */
export async function queueNotifications(
  step: Database,
  { id, who, action, area, detail }: LoggedEntry,
): Promise<void> {
  const kinds = kindsOf({ who, action, detail });
  if (kinds.length === 0) return;
  const areas = areasOf({ area: area ?? null, detail });
  const { rows } = await sql<{ target: number }>`
    insert into releases.notification (target_id, event_id)
    select id, ${id}::integer from releases.target
    where kinds && ${[...kinds]}::text[]
      and (${areas === null}::boolean or areas = '{}' or areas && ${[...(areas ?? [])]}::text[])
    on conflict do nothing returning target_id as target`.execute(step);
  await sendJobs(
    step,
    notificationJob,
    rows.map(({ target }) => ({ data: { target }, key: String(target) })),
  );
}
