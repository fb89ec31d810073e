import { sql } from 'kysely';
import type { Database } from '../database/public.ts';

/** What waits in the database to be done; seconds for the oldest of each, 0 when nothing waits. */
export interface WaitingWork {
  readonly mails: number;
  readonly oldestMail: number;
  readonly uploads: number;
  readonly oldestUpload: number;
  /** Uploads of the last day that failed as a whole. */
  readonly failedUploads: number;
  /** Jobs of committed transactions that no queue has yet. */
  readonly wantedJobs: number;
}

export async function waitingWork(database: Database): Promise<WaitingWork> {
  const {
    rows: [found],
  } = await sql<WaitingWork>`
    select m.count::int as mails, m.oldest as "oldestMail", u.count::int as uploads, u.oldest as "oldestUpload", f.count::int as "failedUploads", w.count::int as "wantedJobs"
    from (select count(*), coalesce(extract(epoch from now() - min(queued_at)), 0)::float8 as oldest from mail where sent_at is null and problem is distinct from 'suppressed') m,
      (select count(*), coalesce(extract(epoch from now() - min(received_at)), 0)::float8 as oldest from feed_upload where status in ('received', 'importing')) u,
      (select count(*) from feed_upload where status = 'failed' and finished_at > now() - interval '1 day') f,
      (select count(*) from job_wanted) w`.execute(database);
  return found as WaitingWork;
}
