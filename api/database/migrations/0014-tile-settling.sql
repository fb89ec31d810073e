-- What remains of a square's prices is looked up once for all keys of the square.

-- Runs when a transaction ends. Writers take turns for this last moment, when they wait for nothing else. Where the lowest or
-- highest price of a cell has gone, the next one is looked up: in the rows for fine levels, in the finer cells for coarse ones.
-- The planner knows nothing of a table that is mostly empty, hence the settings.
create or replace function settle_tiles() returns trigger language plpgsql set enable_seqscan = off set enable_mergejoin = off as $$
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
    array_agg(w::tile_cell) filter (where w.n > 0 and not (w.kind = 1 and w.price_band % 2 = 1) and (c.gone_low <= w.low or c.gone_high >= w.high))
  into emptied, stale
  from written w join changed c using (mode, level, kind, cell, facet_key, price_band);

  delete from tile_cell t using unnest(emptied) e
  where t.mode = e.mode and t.level = e.level and t.kind = e.kind and t.cell = e.cell and t.facet_key = e.facet_key and t.price_band = e.price_band;

  if stale is not null then
    -- All homes, or those of one key in squares that were read once for all their keys. (`+ 0` keeps the planner from walking
    -- the index of all prices until it meets the square.)
    update tile_cell t set low = p.low, high = p.high
    from unnest(stale) k cross join lateral (
      select min(s.price + 0) as low, max(s.price + 0) as high from listing_search s
      where s.mode = k.mode and s.web_cell >= k.cell::bigint << (60 - 2 * k.level) and s.web_cell < (k.cell::bigint + 1) << (60 - 2 * k.level)
    ) p
    where k.level >= 11 and k.kind = 0
      and t.mode = k.mode and t.level = k.level and t.kind = k.kind and t.cell = k.cell and t.facet_key = k.facet_key and t.price_band = k.price_band;
    update tile_cell t set low = p.low, high = p.high
    from (
      select k.mode, k.kind, k.cell, k.facet_key, k.price_band, min(r.price) as low, max(r.price) as high
      from (select distinct mode, cell from unnest(stale) where level = 11 and kind > 0) q
      cross join lateral (
        select s.facet_key, s.price_band, s.price from listing_search s
        where s.mode = q.mode and s.web_cell >= q.cell::bigint << 38 and s.web_cell < (q.cell::bigint + 1) << 38
      ) r
      cross join lateral (values (1, r.facet_key & ~63, r.price_band::integer), (2, r.facet_key::integer, 0)) e(kind, facet_key, price_band)
      join unnest(stale) k on k.level = 11 and k.mode = q.mode and k.cell = q.cell and k.kind = e.kind and k.facet_key = e.facet_key and k.price_band = e.price_band
      group by 1, 2, 3, 4, 5
    ) p
    where t.level = 11 and t.mode = p.mode and t.kind = p.kind and t.cell = p.cell and t.facet_key = p.facet_key and t.price_band = p.price_band;
    foreach coarse in array array[9, 7] loop
      update tile_cell t set low = p.low, high = p.high
      from unnest(stale) k cross join lateral (
        select min(f.low) as low, max(f.high) as high from tile_cell f
        where f.mode = k.mode and f.level = coarse + 2 and f.kind = k.kind and f.cell >= k.cell << 4 and f.cell < (k.cell + 1) << 4
          and f.facet_key = k.facet_key and f.price_band = k.price_band
      ) p
      where k.level = coarse
        and t.mode = k.mode and t.level = k.level and t.kind = k.kind and t.cell = k.cell and t.facet_key = k.facet_key and t.price_band = k.price_band;
    end loop;
  end if;
  delete from tile_change;
  return null;
end $$;
