-- Notifications of what processes would otherwise poll for (api/platform/channels). They have no content, so a
-- transaction sends each channel one, and whoever misses it finds the rows later.

create function notify_channel() returns trigger language plpgsql as $$
begin
  perform pg_notify(tg_argv[0], '');
  return null;
end $$;

create trigger notify_jobs after insert on job_wanted
  for each statement execute function notify_channel('verandah_jobs');
create trigger notify_changes after insert on page_change
  for each statement execute function notify_channel('verandah_changes');
create trigger notify_registry after insert on releases.event
  for each statement execute function notify_channel('verandah_registry');
