-- How often a reporter was right is read before each report.
create index report_decided on report (member_id, created_at) where status <> 'open';

-- Listings of several offices for one home: in searches one of them stands for the others.
create table merged_listing (
  listing_id integer primary key references listing on delete cascade,
  lead_id integer not null references listing on delete cascade,
  check (listing_id <> lead_id)
);
create index merged_listing_lead on merged_listing (lead_id);

-- Their search rows, which only the offices' and agents' own lists read: 11 for sale, 12 for rent. A job finds them.
create table listing_search_merged partition of listing_search for values in (11, 12);
insert into job_wanted (name, key, data) select 'merge-listings', 'after:0', '{}' where exists (select from listing);

-- Licences of offices that an admin has found in the register of a state.
create table office_licence (
  office_id integer not null references office on delete cascade,
  state_code text not null,
  number text not null,
  member_id integer references member on delete set null,
  verified_by text not null,                       -- name of the admin
  verified_at timestamptz not null default now(),
  primary key (office_id, state_code)
);
create trigger page_change_insert after insert on office_licence referencing new table as changed_rows
  for each statement execute function note_page_change('agents');
create trigger page_change_update after update on office_licence referencing new table as changed_rows
  for each statement execute function note_page_change('agents');
create trigger page_change_delete after delete on office_licence referencing old table as changed_rows
  for each statement execute function note_page_change('agents');
