-- Where entries of the release log are sent, and the messages on their way.

create table releases.target (
  id integer primary key generated always as identity,
  name text not null unique,
  channel text not null check (channel in ('webhook', 'chat', 'teams', 'mail')),
  address text,                                    -- encrypted by a key that is derived from the session key; absent: mail
  host text,                                       -- the part of it that is shown
  secret text,                                     -- of a webhook: whsec_…, encrypted in the same way
  areas text[] not null default '{}',              -- none: all
  kinds text[] not null,                           -- 'monitor', 'delivery', 'freeze', 'operation'
  created_by text not null,
  created_at timestamptz not null default now(),
  delivered_at timestamptz,
  failures integer not null default 0,             -- in a row
  failing_since timestamptz,                       -- the first of them
  paused_until timestamptz,                        -- nothing is sent before
  problem text                                     -- why the last message was not accepted
);

create table releases.notification (
  id bigint primary key generated always as identity,
  uid uuid not null default gen_random_uuid(),     -- names it to its receiver, the same at every attempt
  target_id integer not null references releases.target on delete cascade,
  event_id integer,                                -- entry of the log; absent: a test
  created_at timestamptz not null default now(),
  status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  next_at timestamptz not null default now(),      -- while it waits
  attempted_at timestamptz,
  problem text,                                    -- why the last attempt failed
  mails text[] not null default '{}',              -- keys of the mails that it became
  unique (target_id, event_id)
);
create index notification_due on releases.notification (target_id, next_at, id) where status = 'waiting';
create index notification_created on releases.notification (created_at);

-- Whether the log has an entry of its beginning, and of its end by time.
alter table releases.freeze
  add column begun boolean not null default false,
  add column ended boolean not null default false;
update releases.freeze set begun = from_at <= now(), ended = until_at <= now();
