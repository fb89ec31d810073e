-- Notifications are emailed at the pace that their member chose for their kind. What was there before is in the list
-- only: replies among it have been emailed by themselves.
alter table notification add column mailed_at timestamptz;
update notification set mailed_at = created_at;
create index notification_unmailed on notification (member_id, kind) where mailed_at is null and read_at is null;
