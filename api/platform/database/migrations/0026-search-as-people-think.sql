-- What else searches narrow by. The columns of listings that exist are filled by a job, in batches.

alter table listing_search
  add column floor integer,                        -- m2 of the building
  add column available_day integer,                -- days since 1970: when a rental can be moved into
  add column reduced_day integer,                  -- days since 1970: when its price was last reduced, both prices shown
  add column traits smallint not null default 0;   -- bit n = n-th trait of the vocabulary, without those that time ends

-- The words of a listing's text as visitors read it: without hidden streets and prices. Apart from the narrow rows.
create table listing_words (
  listing_id integer primary key references listing on delete cascade,
  words tsvector not null
);
create index listing_words_words on listing_words using gin (words) with (fastupdate = off);

alter table alert
  add column keywords tsquery,
  add column listed_within smallint,               -- days
  add column available_by integer,                 -- days since 1970
  add column floor_min integer, add column floor_max integer,
  add column traits smallint not null default 0;

insert into job_wanted (name, key, data) select 'renew-search-rows', 'after:0', '{}' where exists (select from listing);
