-- Where search rows stand on the tiles of a web map, and what the coarse tiles show, kept ready.

-- The place of a point in the quadtree of Web Mercator tiles, 30 levels deep (4 cm): its first 2z bits name the tile of level z,
-- so a tile holds one range of numbers. Null beyond the map (above 85 degrees).
create function web_cell(place point) returns bigint language plpgsql immutable strict parallel safe as $$
declare
  x bigint;
  y bigint;
begin
  if not (abs(place[1]) <= 85 and abs(place[0]) < 180) then return null; end if;
  x := floor((place[0] + 180) / 360 * 1073741824);
  y := floor((1 - asinh(tand(place[1])) / pi()) / 2 * 1073741824);
  x := (x | (x << 16)) & 281470681808895;     y := (y | (y << 16)) & 281470681808895;
  x := (x | (x << 8)) & 71777214294589695;    y := (y | (y << 8)) & 71777214294589695;
  x := (x | (x << 4)) & 1085102592571150095;  y := (y | (y << 4)) & 1085102592571150095;
  x := (x | (x << 2)) & 3689348814741910323;  y := (y | (y << 2)) & 3689348814741910323;
  x := (x | (x << 1)) & 6148914691236517205;  y := (y | (y << 1)) & 6148914691236517205;
  return x | (y << 1);
end $$;

alter table listing_search add column web_cell bigint generated always as (web_cell(position)) stored;
create index listing_search_web_cell on listing_search (web_cell);

-- What a square of the map holds, exact whenever a transaction has ended. Levels 7, 9 and 11; kind 0 also 13.
-- kind 0: all homes; kind 1: by type, bedrooms and price band; kind 2: by type, bedrooms, bathrooms and car spaces.
create table tile_cell (
  mode smallint not null,
  level smallint not null,
  kind smallint not null,
  cell integer not null,                           -- the first 2 * level bits of web_cell
  facet_key smallint not null,                     -- of listing_search; without bathrooms and car spaces in kind 1, 0 in kind 0
  price_band smallint not null,                    -- of listing_search; 0 in kinds 0 and 2
  n integer not null,
  low integer, high integer,                       -- of the prices that are known
  -- Sums over the homes, for their middle (1/100,000 degree) and, where there is only one, its id. Whole numbers.
  east double precision not null, north double precision not null, ids double precision not null,
  primary key (mode, level, kind, cell, facet_key, price_band)
) with (fillfactor = 85);

-- Squares and kinds of homes that the current transaction has changed; empty outside of one.
create table tile_change (
  mode smallint not null, cell integer not null,   -- level 13
  facet_key smallint not null, price_band smallint not null,
  settles boolean not null                         -- one row of each statement
);

-- The same row under each kind of key that is kept at a level.
create function tile_keys(base integer, cell integer, facet_key smallint, price_band smallint)
returns table (level smallint, kind smallint, key_cell integer, key_facet smallint, key_band smallint)
language sql immutable parallel safe as $$
  select 13::smallint, 0::smallint, cell, 0::smallint, 0::smallint where base = 11
  union all select base::smallint, 0::smallint, cell >> (26 - 2 * base), 0::smallint, 0::smallint
  union all select base::smallint, 1::smallint, cell >> (26 - 2 * base), (facet_key & ~63)::smallint, price_band
  union all select base::smallint, 2::smallint, cell >> (26 - 2 * base), facet_key, 0::smallint
$$;

create function note_tile_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    truncate tile_cell, tile_change;
    return null;
  end if;
  execute format($text$
    insert into tile_change (mode, cell, facet_key, price_band, settles)
    select mode, cell, facet_key, price_band, row_number() over () = 1 from (
      select distinct mode, (web_cell >> 34)::integer as cell, facet_key, price_band from (%s) changed where web_cell is not null
    ) found
  $text$, case tg_op
    when 'INSERT' then 'select * from new_rows'
    when 'DELETE' then 'select * from old_rows'
    -- A row that is written again as it was changes nothing.
    else '(select mode, id, web_cell, facet_key, price_band, price from new_rows except select mode, id, web_cell, facet_key, price_band, price from old_rows)
      union all (select mode, id, web_cell, facet_key, price_band, price from old_rows except select mode, id, web_cell, facet_key, price_band, price from new_rows)'
  end);
  return null;
end $$;
create trigger tile_insert after insert on listing_search referencing new table as new_rows for each statement execute function note_tile_changes();
create trigger tile_update after update on listing_search referencing old table as old_rows new table as new_rows for each statement execute function note_tile_changes();
create trigger tile_delete after delete on listing_search referencing old table as old_rows for each statement execute function note_tile_changes();
create trigger tile_truncate after truncate on listing_search for each statement execute function note_tile_changes();

-- Runs when a transaction ends. Writers take turns for this last moment, when they wait for nothing else: what one counts
-- holds what the others before it have written. The finest level is counted from the rows, each coarser one from the finer.
create function settle_tiles() returns trigger language plpgsql as $$
declare
  coarse integer;
begin
  if not exists (select from tile_change) then return null; end if;
  perform pg_advisory_xact_lock(7206115);
  with keys as materialized (
    select distinct c.mode, k.level, k.kind, k.key_cell as cell, k.key_facet as facet_key, k.key_band as price_band
    from tile_change c cross join lateral tile_keys(11, c.cell, c.facet_key, c.price_band) k
  ), squares as materialized (select distinct mode, cell >> 4 as cell from tile_change
  ), counted as materialized (
    select s.mode, k.level, k.kind, k.key_cell as cell, k.key_facet as facet_key, k.key_band as price_band, count(*)::integer as n,
      min(s.price) as low, max(s.price) as high,
      sum(round(s.position[0] * 100000)) as east, sum(round(s.position[1] * 100000)) as north, sum(s.id::float8) as ids
    from squares q
    join listing_search s on s.mode = q.mode and s.web_cell >= q.cell::bigint << 38 and s.web_cell < (q.cell::bigint + 1) << 38
    cross join lateral tile_keys(11, (s.web_cell >> 34)::integer, s.facet_key, s.price_band) k
    group by 1, 2, 3, 4, 5, 6
  ), gone as (
    delete from tile_cell t using keys k
    where (t.mode, t.level, t.kind, t.cell, t.facet_key, t.price_band) = (k.mode, k.level, k.kind, k.cell, k.facet_key, k.price_band)
      and not exists (select from counted c where (c.mode, c.level, c.kind, c.cell, c.facet_key, c.price_band) = (k.mode, k.level, k.kind, k.cell, k.facet_key, k.price_band))
  )
  insert into tile_cell
  select c.* from counted c join keys using (mode, level, kind, cell, facet_key, price_band)
  on conflict (mode, level, kind, cell, facet_key, price_band) do update set
    n = excluded.n, low = excluded.low, high = excluded.high, east = excluded.east, north = excluded.north, ids = excluded.ids;

  foreach coarse in array array[9, 7] loop
    with keys as materialized (
      select distinct c.mode, k.level, k.kind, k.key_cell as cell, k.key_facet as facet_key, k.key_band as price_band
      from tile_change c cross join lateral tile_keys(coarse, c.cell, c.facet_key, c.price_band) k
    ), squares as materialized (select distinct mode, kind, cell from keys
    ), counted as materialized (
      select t.mode, coarse::smallint as level, t.kind, q.cell, t.facet_key, t.price_band, sum(t.n)::integer as n,
        min(t.low) as low, max(t.high) as high, sum(t.east) as east, sum(t.north) as north, sum(t.ids) as ids
      from squares q
      join tile_cell t on t.mode = q.mode and t.level = coarse + 2 and t.kind = q.kind and t.cell >= q.cell << 4 and t.cell < (q.cell + 1) << 4
      group by 1, 2, 3, 4, 5, 6
    ), gone as (
      delete from tile_cell t using keys k
      where (t.mode, t.level, t.kind, t.cell, t.facet_key, t.price_band) = (k.mode, k.level, k.kind, k.cell, k.facet_key, k.price_band)
        and not exists (select from counted c where (c.mode, c.level, c.kind, c.cell, c.facet_key, c.price_band) = (k.mode, k.level, k.kind, k.cell, k.facet_key, k.price_band))
    )
    insert into tile_cell
    select c.* from counted c join keys using (mode, level, kind, cell, facet_key, price_band)
    on conflict (mode, level, kind, cell, facet_key, price_band) do update set
      n = excluded.n, low = excluded.low, high = excluded.high, east = excluded.east, north = excluded.north, ids = excluded.ids;
  end loop;
  delete from tile_change;
  return null;
end $$;
create constraint trigger tile_settles after insert on tile_change deferrable initially deferred
  for each row when (new.settles) execute function settle_tiles();

insert into tile_cell
select s.mode, k.level, k.kind, k.key_cell, k.key_facet, k.key_band, count(*), min(s.price), max(s.price),
  sum(round(s.position[0] * 100000)), sum(round(s.position[1] * 100000)), sum(s.id::float8)
from listing_search s
cross join (values (11), (9), (7)) levels(base)
cross join lateral tile_keys(base, (s.web_cell >> 34)::integer, s.facet_key, s.price_band) k
where s.web_cell is not null
group by 1, 2, 3, 4, 5, 6;
