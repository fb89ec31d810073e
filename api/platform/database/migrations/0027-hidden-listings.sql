-- Homes that a member leaves out of results, on every device.
create table hidden_listing (
  member_id integer not null references member on delete cascade,
  listing_id integer not null references listing on delete cascade,
  hidden_at timestamptz not null default now(),
  primary key (member_id, listing_id)
);
create index hidden_listing_newest on hidden_listing (member_id, hidden_at desc);
