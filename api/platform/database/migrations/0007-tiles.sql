-- What the coarse tiles of the map show, kept ready: what each of their squares holds, exact whenever a transaction has
-- ended. Levels 7, 9 and 11; kind 0 also 13 and 15, so that tiles of towns, too, are ready for searches without filters.
-- kind 0: all homes; kind 1: by type, bedrooms and price band; kind 2: by type, bedrooms, bathrooms and car spaces.
create table tile_cell (
  mode smallint not null,
  level smallint not null,
  kind smallint not null,
  cell integer not null,                           -- the first 2 * level bits of web_cell
  facet_key smallint not null,                     -- of listing_search; without baths and car spaces in kind 1, 0 in kind 0
  price_band smallint not null,                    -- of listing_search; 0 in kinds 0 and 2
  n integer not null,
  low integer, high integer,                       -- of the prices that are known
  -- Sums over the homes, for their middle (1/100,000 degree) and, where there is only one, its id. Whole numbers.
  east double precision not null, north double precision not null, ids double precision not null,
  -- Cells of a tile lie side by side in the index, not in the table.
  primary key (mode, level, kind, cell, facet_key, price_band) include (n, low, high, east, north, ids)
) with (fillfactor = 85);

-- The same row under each kind of key that is kept at a level; `cell` is one of level 15.
create function tile_keys(base integer, cell integer, facet_key smallint, price_band smallint)
returns table (level smallint, kind smallint, key_cell integer, key_facet smallint, key_band smallint)
language sql immutable parallel safe as $$
  select 15::smallint, 0::smallint, cell, 0::smallint, 0::smallint where base = 11
  union all select 13::smallint, 0::smallint, cell >> 4, 0::smallint, 0::smallint where base = 11
  union all select base::smallint, 0::smallint, cell >> (30 - 2 * base), 0::smallint, 0::smallint
  union all select base::smallint, 1::smallint, cell >> (30 - 2 * base), (facet_key & ~63)::smallint, price_band
  union all select base::smallint, 2::smallint, cell >> (30 - 2 * base), facet_key, 0::smallint
$$;

-- What the current transaction has added (n = 1) and taken away (-1); empty outside of one.
create table tile_change (
  mode smallint not null, cell integer not null, facet_key smallint not null, price_band smallint not null,
  n smallint not null, price integer, east double precision not null, north double precision not null,
  id integer not null,
  settles boolean not null                         -- one row of each statement
);

create function note_tile_changes() returns trigger language plpgsql as $$
declare
  columns text := 'mode, id, web_cell, facet_key, price_band, price,
    round(position[0] * 100000) as east, round(position[1] * 100000) as north';
begin
  if tg_op = 'TRUNCATE' then
    truncate tile_cell, tile_change;
    return null;
  end if;
  execute format($text$
    insert into tile_change (mode, cell, facet_key, price_band, n, price, east, north, id, settles)
    select mode, (web_cell >> 30)::integer, facet_key, price_band, n, price, east, north, id, row_number() over () = 1
    from (%s) changed where web_cell is not null
  $text$, case tg_op
    when 'INSERT' then format('select 1 as n, %s from new_rows', columns)
    when 'DELETE' then format('select -1 as n, %s from old_rows', columns)
    -- A row that is written again as it was changes nothing.
    else format('select 1 as n, * from (select %1$s from new_rows except select %1$s from old_rows) added
      union all select -1, * from (select %1$s from old_rows except select %1$s from new_rows) gone', columns)
  end);
  return null;
end $$;

create trigger tile_insert after insert on listing_search
  referencing new table as new_rows for each statement execute function note_tile_changes();
create trigger tile_update after update on listing_search
  referencing old table as old_rows new table as new_rows for each statement execute function note_tile_changes();
create trigger tile_delete after delete on listing_search
  referencing old table as old_rows for each statement execute function note_tile_changes();
create trigger tile_truncate after truncate on listing_search
  for each statement execute function note_tile_changes();

-- Runs when a transaction ends. Writers take turns for this last moment, when they wait for nothing else. Where the
-- lowest or highest price of a cell has gone, the next one is looked up: in the rows for fine levels, in the finer cells
-- for coarse ones. The planner knows nothing of a table that is mostly empty, hence the settings.
create function settle_tiles() returns trigger language plpgsql set enable_seqscan = off set enable_mergejoin = off as $$
declare
  emptied tile_cell[];
  stale tile_cell[];
  coarse integer;
begin
  if not exists (select from tile_change) then return null; end if;
  perform pg_advisory_xact_lock(7206115);
  with changed as materialized (
    select c.mode, k.level, k.kind, k.key_cell as cell, k.key_facet as facet_key, k.key_band as price_band,
      sum(c.n)::integer as n, sum(c.n * c.east) as east, sum(c.n * c.north) as north, sum(c.n * c.id::float8) as ids,
      min(c.price) filter (where c.n > 0) as low, max(c.price) filter (where c.n > 0) as high,
      min(c.price) filter (where c.n < 0) as gone_low, max(c.price) filter (where c.n < 0) as gone_high
    from tile_change c
    cross join (values (11), (9), (7)) levels(base)
    cross join lateral tile_keys(base, c.cell, c.facet_key, c.price_band) k
    group by 1, 2, 3, 4, 5, 6
  ), written as (
    insert into tile_cell as t (mode, level, kind, cell, facet_key, price_band, n, low, high, east, north, ids)
    select mode, level, kind, cell, facet_key, price_band, n, low, high, east, north, ids from changed
    on conflict (mode, level, kind, cell, facet_key, price_band) do update set
      n = t.n + excluded.n, low = least(t.low, excluded.low), high = greatest(t.high, excluded.high),
      east = t.east + excluded.east, north = t.north + excluded.north, ids = t.ids + excluded.ids
    returning t.*
  )
  select array_agg(w::tile_cell) filter (where w.n = 0),
    -- Odd price bands are one price each.
    array_agg(w::tile_cell) filter (where w.n > 0 and not (w.kind = 1 and w.price_band % 2 = 1)
      and (c.gone_low <= w.low or c.gone_high >= w.high))
  into emptied, stale
  from written w join changed c using (mode, level, kind, cell, facet_key, price_band);

  delete from tile_cell t using unnest(emptied) e
  where t.mode = e.mode and t.level = e.level and t.kind = e.kind and t.cell = e.cell
    and t.facet_key = e.facet_key and t.price_band = e.price_band;

  if stale is not null then
    -- All homes, or those of one key in squares that were read once for all their keys. (`+ 0` keeps the planner from
    -- walking the index of all prices until it meets the square.)
    update tile_cell t set low = p.low, high = p.high
    from unnest(stale) k cross join lateral (
      select min(s.price + 0) as low, max(s.price + 0) as high from listing_search s
      where s.mode = k.mode and s.web_cell >= k.cell::bigint << (60 - 2 * k.level)
        and s.web_cell < (k.cell::bigint + 1) << (60 - 2 * k.level)
    ) p
    where k.level >= 11 and k.kind = 0
      and t.mode = k.mode and t.level = k.level and t.kind = k.kind and t.cell = k.cell
      and t.facet_key = k.facet_key and t.price_band = k.price_band;
    update tile_cell t set low = p.low, high = p.high
    from (
      select k.mode, k.kind, k.cell, k.facet_key, k.price_band, min(r.price) as low, max(r.price) as high
      from (select distinct mode, cell from unnest(stale) where level = 11 and kind > 0) q
      cross join lateral (
        select s.facet_key, s.price_band, s.price from listing_search s
        where s.mode = q.mode and s.web_cell >= q.cell::bigint << 38 and s.web_cell < (q.cell::bigint + 1) << 38
      ) r
      cross join lateral (values
        (1, r.facet_key & ~63, r.price_band::integer), (2, r.facet_key::integer, 0)
      ) e(kind, facet_key, price_band)
      join unnest(stale) k on k.level = 11 and k.mode = q.mode and k.cell = q.cell
        and k.kind = e.kind and k.facet_key = e.facet_key and k.price_band = e.price_band
      group by 1, 2, 3, 4, 5
    ) p
    where t.level = 11 and t.mode = p.mode and t.kind = p.kind and t.cell = p.cell
      and t.facet_key = p.facet_key and t.price_band = p.price_band;
    foreach coarse in array array[9, 7] loop
      update tile_cell t set low = p.low, high = p.high
      from unnest(stale) k cross join lateral (
        select min(f.low) as low, max(f.high) as high from tile_cell f
        where f.mode = k.mode and f.level = coarse + 2 and f.kind = k.kind
          and f.cell >= k.cell << 4 and f.cell < (k.cell + 1) << 4
          and f.facet_key = k.facet_key and f.price_band = k.price_band
      ) p
      where k.level = coarse
        and t.mode = k.mode and t.level = k.level and t.kind = k.kind and t.cell = k.cell
        and t.facet_key = k.facet_key and t.price_band = k.price_band;
    end loop;
  end if;
  delete from tile_change;
  return null;
end $$;
create constraint trigger tile_settles after insert on tile_change deferrable initially deferred
  for each row when (new.settles) execute function settle_tiles();
