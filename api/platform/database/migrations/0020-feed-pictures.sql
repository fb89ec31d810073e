-- Pictures that feeds name, on their way into the store of originals.
create table feed_picture (
  id bigint primary key generated always as identity,
  listing_id integer not null references listing on delete cascade,
  source text not null,                            -- as in listing.document
  owner text not null,                             -- whose files 'file:NAME' means: an agentID in capitals, '' for the operator's
  status text not null default 'waiting' check (status in ('waiting', 'fetched', 'failed')),
  tries smallint not null default 0,
  problem text,                                    -- why the last try failed; codes: api/domains/listings/pictures/problem.ts
  changed_at timestamptz not null default now()
);
-- Addresses may be longer than what an index holds.
create unique index feed_picture_source on feed_picture (listing_id, md5(source));
create index feed_picture_missing on feed_picture (owner, md5(split_part(source, '#', 1))) where status = 'failed';

-- Pictures sent by name, ahead of the document that names them.
create table feed_file (
  owner text not null,
  name text not null,
  key text not null,                               -- in the store of originals
  width integer not null,
  height integer not null,
  colour text not null,
  sent_at timestamptz not null default now(),
  primary key (owner, name)
);

-- What was imported before there was a store.
insert into feed_picture (listing_id, source, owner)
  select distinct l.id, p ->> 'source', '' from listing l, jsonb_array_elements((l.document -> 'photos') || (l.document -> 'floorPlans')) p
  where p ? 'source' and not p ? 'key';
insert into job_wanted (name, key, data)
  select distinct 'fetch-pictures', listing_id::text, jsonb_build_object('listingId', listing_id) from feed_picture;
