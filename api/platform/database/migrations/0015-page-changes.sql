-- What invalidates caches: triggers write a tag for each change of what cached pages and answers show.

-- Rows are only ever added, so that writers never wait for each other, and deleted after an hour. A host asks for those
-- that it could not see when it last asked: numbers alone can't say that, because transactions commit out of their order.
create table page_change (
  xid xid8 not null default pg_current_xact_id(),
  tag text not null,                               -- 'questions', 'listings', 'listings-near-12'
  at timestamptz not null default clock_timestamp()
);
create index page_change_xid on page_change (xid, tag);
create index page_change_at on page_change (at);

-- A transaction writes each tag once: an import of twenty thousand homes, each written in several statements, would
-- otherwise write a million rows.
create function note_tags(tags text[]) returns void language sql as $$
  insert into page_change (tag)
  select wanted.name from unnest(tags) wanted(name)
  where not exists (select from page_change told where told.xid = pg_current_xact_id() and told.tag = wanted.name)
$$;

-- Of a statement; one that touched no row changed nothing.
create function note_page_change() returns trigger language plpgsql as $$
begin
  if exists (select from changed_rows) then perform note_tags(array[tg_argv[0]]); end if;
  return null;
end $$;

create function note_row_change() returns trigger language plpgsql as $$
begin
  perform note_tags(array[tg_argv[0]]);
  return null;
end $$;

-- Tables of which every change is shown, and their tags. How many homes agents and offices offer changes with every home
-- that comes or goes: only their own pages and the finder show it ('agent-figures'), not pages of homes, which name
-- their agents ('agents'). Which suburbs lie around one is derived after the suburb is written, maybe by another
-- transaction.
do $$
declare
  entry text[];
  noted constant text[][] := array[
    ['company', 'agents'], ['agent_review', 'agents'],
    ['agent_transaction', 'agent-figures'], ['agent_location', 'agent-figures'],
    ['locality', 'places'], ['locality_near', 'places'], ['region', 'places'], ['school', 'places'],
    ['past_sale', 'places'], ['census_area', 'places'],
    ['location_review', 'place-reviews'], ['location_review_comment', 'place-reviews'],
    ['location_review_helpful', 'place-reviews'],
    ['answer', 'questions'], ['answer_comment', 'questions'],
    ['post', 'posts']
  ];
begin
  foreach entry slice 1 in array noted loop
    execute format('create trigger page_change_insert after insert on %I referencing new table as changed_rows
      for each statement execute function note_page_change(%L)', entry[1], entry[2]);
    execute format('create trigger page_change_update after update on %I referencing new table as changed_rows
      for each statement execute function note_page_change(%L)', entry[1], entry[2]);
    execute format('create trigger page_change_delete after delete on %I referencing old table as changed_rows
      for each statement execute function note_page_change(%L)', entry[1], entry[2]);
  end loop;
end $$;

-- Who follows what decides which suburbs are popular.
create trigger page_change_insert after insert on follow
  referencing new table as changed_rows for each statement execute function note_page_change('follows');
create trigger page_change_delete after delete on follow
  referencing old table as changed_rows for each statement execute function note_page_change('follows');

-- Counts change less often than listings do.
create trigger page_change_insert after insert on listing_count_change
  referencing new table as changed_rows for each statement execute function note_page_change('listing-counts');

-- Agents and offices: an update of their figures alone leaves pages of homes as they are.
create function note_people_changes() returns trigger language plpgsql as $$
begin
  if exists (
    select from old_rows o join new_rows n using (id)
    where to_jsonb(o) - '{recent,selling,letting}'::text[] is distinct from to_jsonb(n) - '{recent,selling,letting}'::text[]
  ) then
    perform note_tags(array['agents', 'agent-figures']);
  elsif exists (select from old_rows o join new_rows n using (id) where o *<> n) then
    perform note_tags(array['agent-figures']);
  end if;
  return null;
end $$;

do $$
declare noted text;
begin
  foreach noted in array array['agent', 'office'] loop
    execute format('create trigger page_change_insert after insert on %I referencing new table as changed_rows
      for each statement execute function note_page_change(''agents'')', noted);
    execute format('create trigger page_change_update after update on %I
      referencing old table as old_rows new table as new_rows
      for each statement execute function note_people_changes()', noted);
    execute format('create trigger page_change_delete after delete on %I referencing old table as changed_rows
      for each statement execute function note_page_change(''agents'')', noted);
  end loop;
end $$;

-- Pages of a suburb show homes of those near it. What nobody else sees, a draft, is no change; neither is a feed that
-- says at a later time what it said before: an office that sends all its homes every night invalidates no page.
create function note_listing_changes() returns trigger language plpgsql as $$
declare localities integer[];
begin
  if tg_op = 'INSERT' then localities := array(select distinct locality_id from new_rows where published);
  elsif tg_op = 'DELETE' then localities := array(select distinct locality_id from old_rows where published);
  else localities := array(
    select distinct moved.locality_id from old_rows o join new_rows n using (id)
    cross join lateral (values (o.locality_id, o.published), (n.locality_id, n.published)) moved(locality_id, published)
    -- Rows are compared byte by byte, which is quick, unless the feed's time differs.
    where moved.published and case when o.feed_modified_at is not distinct from n.feed_modified_at then o *<> n
      else to_jsonb(o) - 'feed_modified_at' is distinct from to_jsonb(n) - 'feed_modified_at' end);
  end if;
  if cardinality(localities) = 0 then return null; end if;
  perform note_tags(array(
    select 'listings'
    union all select 'listings-near-' || id from (
      select unnest(localities) as id
      union select near.locality_id from locality_near near where near.near_id = any(localities)
    ) around where id is not null));
  return null;
end $$;

create trigger listing_change_insert after insert on listing
  referencing new table as new_rows for each statement execute function note_listing_changes();
create trigger listing_change_update after update on listing
  referencing old table as old_rows new table as new_rows for each statement execute function note_listing_changes();
create trigger listing_change_delete after delete on listing
  referencing old table as old_rows for each statement execute function note_listing_changes();

-- Questions and members without those columns that count what visitors do, or that nobody else sees.
create trigger page_change_insert after insert on question for each row execute function note_row_change('questions');
create trigger page_change_delete after delete on question for each row execute function note_row_change('questions');
create trigger page_change_update after update on question for each row
  when ((old.uri, old.street, old.author_name, old.title, old.content, old.is_discussion, old.is_visible, old.removed,
      old.votes, old.answers)
    is distinct from (new.uri, new.street, new.author_name, new.title, new.content, new.is_discussion, new.is_visible,
      new.removed, new.votes, new.answers))
  execute function note_row_change('questions');
create trigger page_change_update after update on member for each row
  when ((old.username, old.name, old.avatar, old.bio, old.agent_id, old.deleted_at)
    is distinct from (new.username, new.name, new.avatar, new.bio, new.agent_id, new.deleted_at))
  execute function note_row_change('people');
create trigger page_change_delete after delete on member for each row execute function note_row_change('people');
