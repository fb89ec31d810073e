-- What a feed has said of a listing so far, in the feed's own terms (shape: api/domains/feeds/map/record.ts). The format leaves out
-- what doesn't change, so the next record is laid over this one. Holds addresses and prices that may be hidden: only the
-- feed import reads it.
create table feed_record (
  listing_id integer primary key references listing on delete cascade,
  record jsonb not null
);
