-- Releases of the areas of the site: what was published, what is live, who may change it, and a log of it all.

create schema releases;

create table releases.release (
  area text not null,
  version text not null,
  content_hash text not null,
  document jsonb not null,                         -- the release's manifest
  signature jsonb,                                 -- {keyId, value}: Ed25519 over the document's canonical bytes
  notes jsonb not null default '[]',               -- what the gate found and did not refuse: lines of text
  published_at timestamptz not null default now(),
  primary key (area, version)
);

-- The release that is live. An area that was taken off the site keeps its pin.
create table releases.pin (
  area text primary key,
  version text not null,
  previous text,                                   -- the last good release, tried when this one fails
  withdrawn jsonb,                                 -- {"redirects": {"/first-homes": "/buy"}}; absent: it is on the site
  changed_at timestamptz not null default now(),
  foreign key (area, version) references releases.release
);

-- The release that a part of the visitors gets; an area can have one before it has a pin.
create table releases.rollout (
  area text primary key,
  version text not null,
  percent smallint not null check (percent between 1 and 99),
  started_at timestamptz not null default now(),
  foreign key (area, version) references releases.release
);

-- Rights ---------------------------------------------------------------------------------------------------------------

-- Who may do what with releases.
create table releases.token (
  id integer primary key generated always as identity,
  name text not null unique,                       -- stands in the log: never given twice, also after the token's end
  hash text not null unique,                       -- sha256 of the token; the token itself is shown once
  area text,                                       -- absent: operations, who may do everything
  actions text[] not null,
  created_by text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  used_at timestamptz                              -- to the minute
);

-- When nothing may go live.
create table releases.freeze (
  id integer primary key generated always as identity,
  area text,                                       -- absent: all areas
  from_at timestamptz not null,
  until_at timestamptz not null check (until_at > from_at),
  why text not null,
  created_by text not null,
  created_at timestamptz not null default now(),
  lifted_at timestamptz
);

-- Log ------------------------------------------------------------------------------------------------------------------

-- Append-only, and each entry's hash covers the one before: nothing in it can be changed unseen.
create table releases.event (
  id integer primary key generated always as identity,
  at timestamptz not null default now(),
  who text not null,
  action text not null constraint event_action check (action ~ '^[a-z]+(-[a-z]+)*$'),
  area text,                                       -- absent: it concerns no single area
  from_version text,
  to_version text,
  why text,
  detail jsonb,                                    -- what else there is to say: a percentage, an end
  former text,                                     -- hash of the entry before
  hash text not null
);
create unique index event_former on releases.event (coalesce(former, ''));

-- The text that is hashed is the same that api/platform/registry/log.ts makes of an entry.
create function releases.entry_hash(entry releases.event) returns text language sql stable as $$
  select encode(sha256(convert_to(array_to_json(array[
    entry.former, entry.id::text, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    entry.who, entry.action, entry.area, entry.from_version, entry.to_version, entry.why, entry.detail::text
  ])::text, 'UTF8')), 'hex')
$$;

-- Entries are numbered in the order in which they are committed.
create function releases.chain_entry() returns trigger language plpgsql as $$
declare
  last releases.event;
begin
  perform pg_advisory_xact_lock(7304413);
  select * into last from releases.event order by id desc limit 1;
  new.id := coalesce(last.id, 0) + 1;
  new.former := last.hash;
  new.hash := releases.entry_hash(new);
  return new;
end $$;
create trigger event_chain before insert on releases.event
  for each row execute function releases.chain_entry();

create function releases.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The log of releases is append-only.' using errcode = 'restrict_violation';
end $$;
create trigger event_stays before update or delete or truncate on releases.event
  for each statement execute function releases.refuse_change();

-- Health ---------------------------------------------------------------------------------------------------------------

-- How releases fare with visitors: sums by area, release and minute (after two days by hour), written by every host of
-- the site.
create table releases.health (
  area text not null,
  version text not null,
  at timestamptz not null,                         -- beginning of the minute or hour
  counts jsonb not null,                           -- key → how often: releases/watch/counts.ts; nothing of any visitor
  primary key (area, version, at)
);
create index health_at on releases.health (at);

create function releases.add_counts(one jsonb, other jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(key, total), '{}') from (
    select key, sum(value::bigint) as total
    from (select * from jsonb_each_text(one) union all select * from jsonb_each_text(other)) counted group by key
  ) summed
$$;

-- Which host judges releases at the moment; another one may when its turn has ended.
create table releases.watch_turn (
  one boolean primary key default true check (one),
  holder text not null,
  until_at timestamptz not null
);
