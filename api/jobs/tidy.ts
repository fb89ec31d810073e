import { sql } from 'kysely';
import type { Database } from '../database/public.ts';

/** What nobody can use any more goes; how long it is kept is told in api/jobs/README.md. */
const expired = [
  "delete from member_token where expires_at < now() - interval '1 day'",
  "delete from member_session where expires_at < now() - interval '1 day' or revoked_at < now() - interval '30 days'",
  "delete from throttle where window_start < now() - interval '2 days'",
  "delete from idempotency where created_at < now() - interval '2 days'",
  "delete from mail where sent_at < now() - interval '90 days' or (sent_at is null and queued_at < now() - interval '30 days')",
  "delete from push_event where at < now() - interval '1 hour'",
  "delete from page_change where at < now() - interval '1 hour'",
  "delete from tracking_event where at < now() - interval '90 days'",
  // A page of figures reaches back for a year.
  "delete from listing_day where day < current_date - 400",
  // With their lines, thousands each: some at a time.
  "delete from feed_upload where id in (select id from feed_upload where finished_at < now() - interval '90 days' order by finished_at limit 200)",
] as const;

/** Deletes what has expired. Each by itself: one that waits for a lock keeps no other from being done. */
export async function tidy(database: Database): Promise<void> {
  for (const statement of expired) await sql.raw(statement).execute(database);
}
