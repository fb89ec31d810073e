-- Where a school has to take the children who live there, by the level that the area is for.

create table school_catchment (
  school_id integer not null references school on delete cascade,
  level text not null check (level in ('primary', 'secondary')),
  west double precision not null,
  south double precision not null,
  east double precision not null,
  north double precision not null,
  extent box generated always as (box(point(west, south), point(east, north))) stored,
  outline jsonb not null,                          -- GeoJSON Polygon or MultiPolygon in WGS 84
  primary key (school_id, level)
);
create index school_catchment_extent on school_catchment using gist (extent);

create trigger page_change_insert after insert on school_catchment referencing new table as changed_rows
  for each statement execute function note_page_change('places');
create trigger page_change_update after update on school_catchment referencing new table as changed_rows
  for each statement execute function note_page_change('places');
create trigger page_change_delete after delete on school_catchment referencing old table as changed_rows
  for each statement execute function note_page_change('places');
