-- What a new listing is matched with, so that most of a suburb's alerts are dismissed without reading them. Rows that
-- have no filters here, from the version before, dismiss nothing.
alter table alert_locality add column types bigint not null default 0, add column beds smallint not null default 0,
  add column price_min integer, add column price_max integer;
update alert_locality p set types = a.types, beds = a.beds, price_min = a.price_min, price_max = a.price_max
  from alert a where a.id = p.alert_id and (a.types <> 0 or a.beds <> 0 or a.price_min is not null or a.price_max is not null);

-- Each mode has its own map, far beside the others'.
drop index alert_area;
create index alert_area on alert using gist ((box(area) + point(mode * 1000000000::float8, 0))) where area is not null;
drop index alert_states;
create index alert_states on alert using gin (state_codes) where state_codes is not null;
