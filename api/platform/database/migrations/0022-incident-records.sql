-- What an incident's page and a rehearsal of a release are made from, beside releases.health: how long operations of
-- the graph took, and which public addresses were opened. Nothing of any visitor; both are bounded and tidied.

create table releases.operation_time (
  operation text not null,                         -- the name that a release in use gives it, or 'other'
  at timestamptz not null,                         -- beginning of the minute or, after two days, of the hour
  calls integer not null,
  failed integer not null,                         -- by a fault of the API or its database
  slow integer not null,                           -- took more than a second
  total_ms bigint not null,
  slowest_ms integer not null,
  primary key (operation, at)
);
create index operation_time_at on releases.operation_time (at);

create table releases.opened_address (
  area text not null,
  address text not null,                           -- path, with parameters that have a fixed set of forms
  at timestamptz not null,                         -- beginning of the hour
  views integer not null,
  primary key (area, address, at)
);
create index opened_address_at on releases.opened_address (at);
