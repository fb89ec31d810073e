-- What happened for a member: one row for each event and member. The words are read from the content itself, so that
-- nothing is shown of what has been hidden, removed or deleted since.
create table notification (
  id bigint primary key generated always as identity,
  member_id integer not null references member on delete cascade,
  kind text not null,                              -- api/domains/notifications/notification.ts
  target_id integer not null,                      -- of the kind's table
  created_at timestamptz not null default now(),
  read_at timestamptz,
  unique (member_id, kind, target_id)
);
create index notification_member on notification (member_id, id desc);
create index notification_unread on notification (member_id, id desc) where read_at is null;
create index notification_created on notification (created_at);

-- Asking a question follows it.
insert into follow (member_id, kind, target_id, created_at)
select q.member_id, 'question', q.id, q.created_at from question q join member m on m.id = q.member_id
where m.deleted_at is null and q.withdrawn_at is null on conflict do nothing;
