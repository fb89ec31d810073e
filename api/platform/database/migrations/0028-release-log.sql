-- The log of releases is append-only, and each entry's hash covers the one before: nothing in it can be changed unseen.

alter table releases.event drop constraint event_action_check;
alter table releases.event alter column area drop not null;                -- absent: it concerns no single area
alter table releases.event
  add constraint event_action check (action ~ '^[a-z]+(-[a-z]+)*$'),
  add column detail jsonb,                                                 -- what else there is to say: a percentage, an end
  add column former text,                                                  -- hash of the entry before
  add column hash text;

-- The text that is hashed is the same that api/platform/registry/log.ts makes of an entry.
create function releases.entry_hash(entry releases.event) returns text language sql stable as $$
  select encode(sha256(convert_to(array_to_json(array[
    entry.former, entry.id::text, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    entry.who, entry.action, entry.area, entry.from_version, entry.to_version, entry.why, entry.detail::text
  ])::text, 'UTF8')), 'hex')
$$;

do $$
declare
  entry releases.event;
  last text;
begin
  for entry in select * from releases.event order by id loop
    entry.former := last;
    last := releases.entry_hash(entry);
    update releases.event set former = entry.former, hash = last where id = entry.id;
  end loop;
end $$;
alter table releases.event alter column hash set not null;
create unique index event_former on releases.event (coalesce(former, ''));

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
create trigger event_chain before insert on releases.event for each row execute function releases.chain_entry();

create function releases.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The log of releases is append-only.' using errcode = 'restrict_violation';
end $$;
create trigger event_stays before update or delete or truncate on releases.event for each statement execute function releases.refuse_change();
