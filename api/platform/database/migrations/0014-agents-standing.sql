-- How agents and offices stand, kept beside them so that the finder reads an index: tier, reviews, then activity -------------

alter table agent
  add column review_count integer not null default 0,   -- published reviews, kept by the trigger below
  add column review_sum integer not null default 0,     -- their stars
  add column recent integer not null default 0,         -- homes offered now, sold or leased within a year: api/domains/agencies/agents/standing.ts
  -- Average stars, drawn towards 4 while reviews are few: one review of five stars is not the best agent.
  add column standing real generated always as ((review_sum + 20)::real / (review_count + 5)) stored;
create index agent_standing on agent (tier desc, standing desc, recent desc, id) where left_at is null;
create index agent_name on agent using gin ((' ' || lower(name)) gin_trgm_ops);

alter table office
  add column tier smallint not null default 0,          -- the best of its agents
  add column review_count integer not null default 0,   -- of its agents
  add column review_sum integer not null default 0,
  add column recent integer not null default 0,
  add column standing real generated always as ((review_sum + 20)::real / (review_count + 5)) stored;
create index office_standing on office (tier desc, standing desc, recent desc, id);
create index office_name on office using gin ((' ' || lower(name)) gin_trgm_ops);
create index office_place on office (locality_id);

create function count_agent_reviews() returns trigger language plpgsql as $$
begin
  update agent a set review_count = r.reviews, review_sum = r.stars
  from (select distinct agent_id from changed) c cross join lateral (
    select count(*)::int as reviews, coalesce(sum(rating), 0)::int as stars from agent_review where agent_id = c.agent_id and status = 'published') r
  where a.id = c.agent_id and (a.review_count, a.review_sum) is distinct from (r.reviews, r.stars);
  update office o set review_count = r.reviews, review_sum = r.stars
  from (select distinct office_id from agent where id in (select agent_id from changed)) c cross join lateral (
    select coalesce(sum(review_count), 0)::int as reviews, coalesce(sum(review_sum), 0)::int as stars from agent where office_id = c.office_id and left_at is null) r
  where o.id = c.office_id and (o.review_count, o.review_sum) is distinct from (r.reviews, r.stars);
  return null;
end $$;
create trigger agent_review_added after insert on agent_review referencing new table as changed for each statement execute function count_agent_reviews();
create trigger agent_review_changed after update on agent_review referencing new table as changed for each statement execute function count_agent_reviews();
create trigger agent_review_gone after delete on agent_review referencing old table as changed for each statement execute function count_agent_reviews();

-- What agents change by hand ------------------------------------------------------------------------------------------------

-- Columns that an agent has set and what the feed said of them at that time: they hold until the feed says something else.
create table listing_edit (
  listing_id integer not null references listing on delete cascade,
  name text not null,                              -- a group of columns: api/domains/agencies/agents/own/edit-groups.ts
  feed jsonb not null,                             -- what the feed said when the agent set it
  own jsonb not null,                              -- what the agent set
  member_id integer references member on delete set null,
  edited_at timestamptz not null default now(),
  primary key (listing_id, name)
);

-- Operations invite too; then nobody's name stands here.
alter table agent_invite alter column invited_by drop not null;
create index agent_invite_office on agent_invite (office_id) where used_at is null;

-- What the last feed said of a listing is told to its agents.
create index feed_upload_listing_listing on feed_upload_listing (listing_id) where listing_id is not null;
