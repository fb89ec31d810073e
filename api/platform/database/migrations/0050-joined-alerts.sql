-- An alert by email becomes the member's own when their account has its confirmed address: it then has both a member
-- and its subscription, by which its emails go on.
alter table alert
  drop constraint alert_owner,
  add constraint alert_owner check (num_nonnulls(member_id, subscription_id) >= 1);

alter table alert_subscription
  drop constraint alert_subscription_every_check,
  add constraint alert_subscription_every_check check (every in ('immediately', 'daily', 'weekly', 'never')),
  add column joined_at timestamptz,                -- when its alert became the member's
  add column announced_at timestamptz;             -- when the member was notified of that
