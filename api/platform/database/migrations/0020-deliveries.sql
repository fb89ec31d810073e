-- Plans by which releases reach visitors step by step, and audiences that get a rollout whatever its percentage.

alter table releases.rollout
  add column audiences text[] not null default '{}', -- 'staff', 'members', 'region:vic', 'header:x-tester=yes'
  drop constraint rollout_percent_check,
  add constraint rollout_reaches check (percent between 0 and 99 and (percent > 0 or audiences <> '{}')) not valid;

create table releases.delivery (
  id integer primary key generated always as identity,
  area text not null,
  version text not null,
  steps jsonb not null,                            -- [{percent, audiences, minutes, views}]
  step smallint not null default 0,                -- index of the step that visitors get now
  state text not null default 'running' check (state in ('running', 'held', 'done', 'ended')),
  why text,                                        -- why it is held or has ended
  who text not null,
  started_at timestamptz not null default now(),
  step_at timestamptz not null default now(),      -- when the step began, or was resumed
  foreign key (area, version) references releases.release
);
-- An area has one plan at most that can still advance.
create unique index delivery_active on releases.delivery (area) where state in ('running', 'held');
