-- Notifications of new counts of releases' health: the health monitor of the hosts rests without them.
create trigger notify_health after insert or update on releases.health
  for each statement execute function notify_channel('verandah_health');
