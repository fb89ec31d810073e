import { sql } from 'kysely';
import { securityHistoryDays } from '@verandah/market';
import type { Database } from '../../platform/database/public.ts';

/** Deletes what has expired; the retention of each is in api/platform/jobs/README.md. */
const expired = [
  "delete from member_token where expires_at < now() - interval '1 day'",
  `delete from email_change where greatest(confirmed_at, requested_at) < now() - interval '8 days'`,
  "delete from member_session where expires_at < now() - interval '1 day' or revoked_at < now() - interval '30 days'",
  'delete from passkey_challenge where expires_at < now()',
  "delete from access_token where expires_at < now() - interval '30 days'",
  'delete from oauth_grant where expires_at < now()',
  "delete from throttle where window_start < now() - interval '2 days'",
  "delete from idempotency where created_at < now() - interval '2 days'",
  "delete from mail where sent_at < now() - interval '90 days' or (sent_at is null and queued_at < now() - interval '30 days')",
  "delete from alert_subscription where confirmed_at is null and token_expires_at < now() - interval '1 day'",
  "delete from releases.notification where created_at < now() - interval '14 days'",
  'delete from rental_application where expires_at < now()',
  'delete from rental_profile where expires_at < now()',
  'delete from purchase_offer where expires_at < now()',
  // After them: a document belongs to a profile, or to applications that were sent with it.
  `delete from rental_document d
    where not exists (select from rental_application_document a where a.document_id = d.id)
      and not (d.on_profile and exists (select from rental_profile p where p.member_id = d.member_id))`,
  "delete from push_event where at < now() - interval '1 hour'",
  "delete from page_change where at < now() - interval '1 hour'",
  "delete from tracking_event where at < now() - interval '90 days'",
  // Long enough to see who missed an inspection.
  "delete from inspection_booking where starts_at < now() - interval '90 days'",
  "delete from inspection_slot where starts_at < now() - interval '90 days'",
  // The performance page covers a year.
  'delete from listing_day where day < now()::date - 400',
  'delete from agent_day where day < now()::date - 400',
  // Each has thousands of lines, so few are deleted at a time.
  "delete from feed_upload where id in (select id from feed_upload where finished_at < now() - interval '90 days' order by finished_at limit 200)",
] as const;

/** Rows of one batch: no lock is held for long, and a replica keeps up. */
const batch = 5000;

/** Tables with possibly millions of expired rows at the first run. */
const expiredByMany = [
  `delete from oauth_artifact where id_hash in (
    select id_hash from oauth_artifact where expires_at < now() limit ${batch})`,
  // The newest home of an alert stays: it is the alert's picture.
  `delete from alert_listing where (alert_id, listing_id) in (select alert_id, listing_id from alert_listing m where matched_at < now() - interval '400 days'
    and exists (select from alert_listing n where n.alert_id = m.alert_id and (n.matched_at, n.listing_id) > (m.matched_at, m.listing_id)) limit ${batch})`,
  `delete from notification where id in (select id from notification where created_at < now() - interval '365 days'
    or (read_at is not null and created_at < now() - interval '90 days') order by created_at limit ${batch})`,
  // With their deliveries.
  `delete from office_event where id in (select id from office_event where at < now() - interval '14 days' order by at limit ${batch})`,
  `delete from member_security_event where id in (select id from member_security_event
    where at < now() - interval '${securityHistoryDays} days' order by at limit ${batch})`,
  `delete from activity where id in (select id from activity where at < now() - interval '730 days' order by at limit ${batch})`,
] as const;

/** Deletes expired rows, table by table: one that waits for a lock does not delay another. */
export async function deleteExpiredRows(database: Database): Promise<void> {
  for (const statement of expired) await sql.raw(statement).execute(database);
  for (const statement of expiredByMany)
    while (Number((await sql.raw(statement).execute(database)).numAffectedRows ?? 0) === batch);
}
