-- An import of twenty thousand homes wrote a million rows of page_change: each home is written in several statements, each of which
-- told the same suburbs again. A transaction now tells each thing once.
drop index page_change_xid;
create index page_change_xid on page_change (xid, tag);

-- Which suburbs lie around changed homes, at each of their writes: all 50,000 pairs were read for it.
create index locality_near_of on locality_near (near_id) include (locality_id);

create function note_tags(tags text[]) returns void language sql as $$
  insert into page_change (tag)
  select tag from unnest(tags) tag where not exists (select from page_change told where told.xid = pg_current_xact_id() and told.tag = tag)
$$;

create or replace function note_page_change() returns trigger language plpgsql as $$
begin
  if exists (select from changed_rows) then perform note_tags(array[tg_argv[0]]); end if;
  return null;
end $$;

create or replace function note_row_change() returns trigger language plpgsql as $$
begin
  perform note_tags(array[tg_argv[0]]);
  return null;
end $$;

-- Pages of a suburb show homes of those near it. What nobody else sees, a draft, is no change; neither is a feed that says at a later
-- time what it said before: an office that sends all its homes every night makes no page anew.
create or replace function note_listing_changes() returns trigger language plpgsql as $$
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
      select unnest(localities) as id union select near.locality_id from locality_near near where near.near_id = any(localities)
    ) around where id is not null));
  return null;
end $$;

-- How many homes agents and offices offer changes with every home that comes or goes. Only their own pages and the finder tell it: pages
-- of homes, which name their agents, are not made anew for it.
create function note_people_changes() returns trigger language plpgsql as $$
begin
  if exists (select from old_rows o join new_rows n using (id) where to_jsonb(o) - '{recent,selling,letting}'::text[] is distinct from to_jsonb(n) - '{recent,selling,letting}'::text[]) then
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
    execute format('drop trigger page_change_update on %I', noted);
    execute format('create trigger page_change_update after update on %I referencing old table as old_rows new table as new_rows for each statement execute function note_people_changes()', noted);
  end loop;
  foreach noted in array array['agent_transaction', 'agent_location'] loop
    execute format('drop trigger page_change_insert on %I', noted);
    execute format('drop trigger page_change_update on %I', noted);
    execute format('drop trigger page_change_delete on %I', noted);
    execute format('create trigger page_change_insert after insert on %I referencing new table as changed_rows for each statement execute function note_page_change(''agent-figures'')', noted);
    execute format('create trigger page_change_update after update on %I referencing new table as changed_rows for each statement execute function note_page_change(''agent-figures'')', noted);
    execute format('create trigger page_change_delete after delete on %I referencing old table as changed_rows for each statement execute function note_page_change(''agent-figures'')', noted);
  end loop;
end $$;

-- A feed's office by its number in capitals: all offices were read for each home of an import.
create index office_feed_agent on office (upper(feed_agent_id)) where feed_agent_id is not null;

-- Of an agent's `recent` homes those to buy and those to rent: the finder looked at the homes of every agent of the country. They are
-- counted while the service runs (api/app/chores.ts): a migration that did it would keep everybody from reading agents meanwhile.
alter table agent add column selling integer not null default 0, add column letting integer not null default 0;

-- Offices that send every hour make half a million uploads in two months: all were read for an office's list and whenever somebody asked
-- what waits. One row is written for each document, so that they cost next to nothing.
create index feed_upload_office on feed_upload (office_id, received_at desc);
create index feed_upload_open on feed_upload (received_at) where status in ('received', 'importing');
create index feed_upload_finished on feed_upload (finished_at);
-- Days come in their order: a few pages of index find those that are old.
create index listing_day_day on listing_day using brin (day);
