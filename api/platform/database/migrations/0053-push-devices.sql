-- Devices on which a member gets notifications by web push: the subscription of a browser, for as long as it is signed in.
create table push_device (
  id integer primary key generated always as identity,
  member_id integer not null references member on delete cascade,
  session_id uuid not null references member_session on delete cascade,
  endpoint text not null unique,                   -- an address of the browser's push service
  p256dh text not null,                            -- the browser's public key, base64url
  auth text not null,                              -- its secret, base64url
  created_at timestamptz not null default now()
);
create index push_device_member on push_device (member_id);
create unique index push_device_session on push_device (session_id);

-- Each notification is pushed once.
alter table notification add column pushed_at timestamptz;
