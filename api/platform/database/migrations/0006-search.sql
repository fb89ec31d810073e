-- Rows that searches read, and exact counts kept beside them.

-- The place of a point on a grid of 32,768 by 32,768 cells over the world (0.011 degrees), numbered in Z-order:
-- whatever lies in one square of the quadtree has neighbouring numbers. api/domains/listings/search/cover.ts reads them.
create function map_cell(place point) returns integer language plpgsql immutable strict parallel safe as $$
declare
  x bigint := greatest(0, least(32767, floor((place[0] + 180) / 360 * 32768)))::bigint;
  y bigint := greatest(0, least(32767, floor((place[1] + 180) / 360 * 32768)))::bigint;
begin
  x := (x | (x << 8)) & 16711935;  x := (x | (x << 4)) & 252645135;
  x := (x | (x << 2)) & 858993459;  x := (x | (x << 1)) & 1431655765;
  y := (y | (y << 8)) & 16711935;  y := (y | (y << 4)) & 252645135;
  y := (y | (y << 2)) & 858993459;  y := (y | (y << 1)) & 1431655765;
  return (x | (y << 1))::integer;
end $$;

-- The place of a point in the quadtree of Web Mercator tiles, 30 levels deep (4 cm): its first 2z bits name the tile of
-- level z, so a tile holds one range of numbers. Null beyond the map (above 85 degrees).
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

-- One narrow row per listing that can be found, partitioned by mode. Hidden prices are null here, hidden addresses have
-- no position. Searches by shape find their rows by map cells: an index of positions would only make writing slower.
create table listing_search (
  mode smallint not null,                          -- 1 buy, 2 rent, 3 sold, 4 leased
  id integer not null,
  locality_id integer,
  office_id integer not null,
  position point,
  price integer,
  facet_key smallint not null,                     -- type * 512 + min(beds,7) * 64 + min(baths,7) * 8 + min(cars,7)
  -- 0: hidden. A step is 50,000 dollars, or 50 a week: 2n + 1 is exactly n steps, 2n + 2 lies between n and n + 1; 2002
  -- is all above.
  price_band smallint not null generated always as (case
    when price is null then 0
    when price / case when mode in (1, 3) then 50000 else 50 end >= 1000 then 2002
    else price / case when mode in (1, 3) then 50000 else 50 end * 2
      + case when price % case when mode in (1, 3) then 50000 else 50 end = 0 then 1 else 2 end
  end) stored,
  land integer, frontage smallint,
  features bigint not null,
  inspection_days bigint not null default 0,       -- bit (days since 1970 mod 63) for each coming inspection
  auction_day integer,                             -- days since 1970, in the property's own time zone
  -- Minutes since 1970, for the sorts. 0: inspections are too far ahead for the bits, so they are asked themselves.
  next_inspection integer, next_auction integer,
  listed integer not null,                         -- minutes since 1970
  completed integer,                               -- days since 1970
  tier smallint not null,
  media_kinds smallint not null default 0,         -- 1 video, 2 virtual tour
  under_offer boolean not null,
  state_code text,                                 -- of the locality
  cell integer generated always as (map_cell(position)) stored,
  web_cell bigint generated always as (web_cell(position)) stored,
  primary key (mode, id)
) partition by list (mode);
create table listing_search_buy partition of listing_search for values in (1);
create table listing_search_rent partition of listing_search for values in (2);
create table listing_search_sold partition of listing_search for values in (3);
create table listing_search_leased partition of listing_search for values in (4);
create index listing_search_locality on listing_search (locality_id);
create index listing_search_office on listing_search (office_id);
create index listing_search_cell on listing_search (cell);
create index listing_search_web_cell on listing_search (web_cell);
create index listing_search_boosted on listing_search (tier desc, listed desc, id desc);
create index listing_search_listed on listing_search (listed desc, id desc);
create index listing_search_price on listing_search (price, id);
create index listing_search_dearest on listing_search (price desc nulls last, id desc);
create index listing_search_inspection on listing_search (next_inspection, tier desc, listed desc, id desc)
  where next_inspection is not null;
create index listing_search_auction on listing_search (next_auction, tier desc, listed desc, id desc)
  where next_auction is not null;
create index listing_search_video on listing_search (tier desc, listed desc, id desc) where media_kinds & 1 = 1;
create index listing_search_tour on listing_search (tier desc, listed desc, id desc) where media_kinds & 2 = 2;
create index listing_search_sold_completed on listing_search_sold (completed desc nulls last, listed desc, id desc);
create index listing_search_leased_completed on listing_search_leased (completed desc nulls last, listed desc, id desc);
-- Maps say how many homes of a search have no public address, hence no place on them: few rows, found by their locality.
create index listing_search_unplaced on listing_search (locality_id) where web_cell is null;

-- Counts ---------------------------------------------------------------------------------------------------------------
-- How many search rows of a mode and an area are alike: exact at every moment, because a trigger adds the change of
-- every statement to `listing_count_change` in the same transaction. Changes are only ever added, so that writers never
-- wait for each other; now and then they are settled into `listing_count`. A count is the sum over both tables.
-- kind 1: key = facet_key * 8192 + price_band * 2 + under_offer; kind 2: key = inspection_days; kind 3: key = auction_day.

-- Areas of a row: 0 the country, 1 to 8 its state, from 1000 the square of 5.6 degrees and from 10000 that of 0.35.
create function count_areas(cell integer, state_code text) returns integer[] language sql immutable parallel safe as $$
  select array[
    0, array_position(array['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'], state_code),
    1000 + (cell >> 18), 10000 + (cell >> 10)]
$$;

create table listing_count (
  mode smallint not null, kind smallint not null, area integer not null, key bigint not null, n integer not null,
  primary key (mode, kind, area, key) include (n)
);
create table listing_count_change (
  mode smallint not null, kind smallint not null, area integer not null, key bigint not null, n integer not null
);
create index listing_count_change_area on listing_count_change (mode, kind, area) include (key, n);

create function count_listings() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    truncate listing_count, listing_count_change;
    return null;
  end if;
  execute format($text$
    insert into listing_count_change (mode, kind, area, key, n)
    select r.mode, k.kind, a.area, k.key, sum(r.n)
    from (%s) r
    cross join lateral unnest(count_areas(r.cell, r.state_code)) a(area)
    cross join lateral (values
      (1, r.facet_key::bigint * 8192 + r.price_band * 2 + r.under_offer::int),
      (2, nullif(r.inspection_days, 0)),
      (3, r.auction_day::bigint)
    ) k(kind, key)
    where a.area is not null and k.key is not null
    group by 1, 2, 3, 4 having sum(r.n) <> 0
  $text$, case tg_op
    when 'INSERT' then 'select 1 as n, * from new_rows'
    when 'DELETE' then 'select -1 as n, * from old_rows'
    else 'select 1 as n, * from new_rows union all select -1, * from old_rows'
  end);
  return null;
end $$;

create trigger listing_count_insert after insert on listing_search
  referencing new table as new_rows for each statement execute function count_listings();
create trigger listing_count_update after update on listing_search
  referencing old table as old_rows new table as new_rows for each statement execute function count_listings();
create trigger listing_count_delete after delete on listing_search
  referencing old table as old_rows for each statement execute function count_listings();
create trigger listing_count_truncate after truncate on listing_search
  for each statement execute function count_listings();
