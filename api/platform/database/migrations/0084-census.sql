-- Figures of the 2021 Census, by the Bureau's areas: suburbs and localities ('SAL20001'), states ('STE2') and Australia ('AUS'). An area's figures
-- stay while its suburb is not known, or its suburb is removed; a column is null where the Bureau publishes no figure, or its table was not imported.
create table census_area (
  code text primary key check (code ~ '^(SAL[1-9][0-9]{4}|STE[1-9]|AUS)$'),
  name text,                                        -- as the Bureau writes it: 'Richmond (Vic.)'
  locality_id integer unique references locality on delete set null,
  people integer check (people >= 0),
  median_age integer check (median_age > 0),
  household_income integer check (household_income > 0),   -- dollars a week
  rent integer check (rent > 0),                           -- dollars a week
  mortgage integer check (mortgage > 0),                   -- dollars a month
  household_size numeric(4, 1) check (household_size > 0),
  dwellings integer check (dwellings >= 0),                -- occupied private dwellings, those whose tenure is not known too
  owned_outright integer check (owned_outright >= 0),
  mortgaged integer check (mortgaged >= 0),
  rented integer check (rented >= 0)
);

create trigger page_change_insert after insert on census_area referencing new table as changed_rows for each statement execute function note_page_change('places');
create trigger page_change_update after update on census_area referencing new table as changed_rows for each statement execute function note_page_change('places');
create trigger page_change_delete after delete on census_area referencing old table as changed_rows for each statement execute function note_page_change('places');
