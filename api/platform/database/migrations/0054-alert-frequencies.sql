-- How often an alert of a member is emailed, if the member chose it for this one; null: as they prefer for all. An alert
-- with a subscription is emailed by that.
alter table alert add column every text check (every in ('immediately', 'daily', 'weekly', 'never'));
