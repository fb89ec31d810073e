-- How releases fare with visitors: sums by area, release and minute (after two days by hour), written by every host of the site.

create table releases.health (
  area text not null,
  version text not null,
  at timestamptz not null,                         -- beginning of the minute or hour
  counts jsonb not null,                           -- key → how often, as releases/watch/counts.ts names them; nothing of any visitor
  primary key (area, version, at)
);
create index health_at on releases.health (at);

create function releases.add_counts(one jsonb, other jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(key, total), '{}') from (
    select key, sum(value::bigint) as total from (select * from jsonb_each_text(one) union all select * from jsonb_each_text(other)) counted group by key
  ) summed
$$;

-- Which host judges releases at the moment; another one may when its turn has ended.
create table releases.watch_turn (
  one boolean primary key default true check (one),
  holder text not null,
  until_at timestamptz not null
);
