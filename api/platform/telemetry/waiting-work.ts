import { sql } from 'kysely';
import type { Database } from '../database/public.ts';

/** Waiting work in the database; age of the oldest of each kind in seconds, 0 if none waits. */
export interface WaitingWork {
  readonly mails: number;
  readonly oldestMail: number;
  readonly uploads: number;
  readonly oldestUpload: number;
  /** Uploads of the last day that failed as a whole. */
  readonly failedUploads: number;
  /** Jobs of committed transactions that no queue has yet. */
  readonly wantedJobs: number;
  /** Deliveries to webhooks that wait for an attempt. */
  readonly webhookDeliveries: number;
  /** Seconds by which the oldest one that is not held back is overdue. */
  readonly overdueWebhook: number;
  /** Deliveries of the last day that failed finally. */
  readonly failedWebhooks: number;
  /** Targets of release notifications that did not accept the last one. */
  readonly failingTargets: number;
}

export async function waitingWork(database: Database): Promise<WaitingWork> {
  const {
    rows: [found],
  } = await sql<WaitingWork>`
    select m.count::int as mails, m.oldest as "oldestMail", u.count::int as uploads, u.oldest as "oldestUpload",
      f.count::int as "failedUploads", w.count::int as "wantedJobs",
      d.count::int as "webhookDeliveries", d.overdue as "overdueWebhook", g.count::int as "failedWebhooks",
      t.count::int as "failingTargets"
    from (select count(*), coalesce(extract(epoch from now() - min(queued_at)), 0)::float8 as oldest from mail
      where sent_at is null and problem is distinct from 'suppressed') m,
      (select count(*), coalesce(extract(epoch from now() - min(received_at)), 0)::float8 as oldest from feed_upload
        where status in ('received', 'importing')) u,
      (select count(*) from feed_upload where status = 'failed' and finished_at > now() - interval '1 day') f,
      (select count(*) from job_wanted) w,
      (select count(*), coalesce(extract(epoch from now() - min(x.next_at) filter (where x.next_at <= now()
        and coalesce(h.paused_until <= now(), true))), 0)::float8 as overdue
        from webhook_delivery x join webhook h on h.id = x.webhook_id where x.status = 'waiting') d,
      (select count(*) from webhook_delivery
        where status = 'failed' and attempted_at > now() - interval '1 day') g,
      (select count(*) from releases.target where failing_since is not null) t`.execute(database);
  return found as WaitingWork;
}
