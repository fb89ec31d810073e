-- What pages that hosts keep have to be made anew for. Rows are only ever added, so that writers never wait for each other; they go after an hour.
-- A host asks for those that it could not see when it last asked: numbers alone can't say that, because transactions commit out of their order.
create table page_change (
  xid xid8 not null default pg_current_xact_id(),
  tag text not null,                               -- 'questions', 'listings', 'listings-near-12'
  at timestamptz not null default clock_timestamp()
);
create index page_change_xid on page_change (xid);
create index page_change_at on page_change (at);

create function note_page_change() returns trigger language plpgsql as $$
begin
  insert into page_change (tag) values (tg_argv[0]);
  return null;
end $$;

-- Pages of a suburb show homes of those near it.
create function note_listing_changes() returns trigger language plpgsql as $$
declare localities integer[];
begin
  if tg_op = 'INSERT' then localities := array(select distinct locality_id from new_rows);
  elsif tg_op = 'DELETE' then localities := array(select distinct locality_id from old_rows);
  else localities := array(select locality_id from old_rows union select locality_id from new_rows);
  end if;
  if cardinality(localities) = 0 then return null; end if;
  insert into page_change (tag)
  select 'listings'
  union all select 'listings-near-' || id from (
    select unnest(localities) as id union select near.locality_id from locality_near near where near.near_id = any(localities)
  ) around where id is not null;
  return null;
end $$;

create trigger listing_change_insert after insert on listing referencing new table as new_rows for each statement execute function note_listing_changes();
create trigger listing_change_update after update on listing referencing old table as old_rows new table as new_rows for each statement execute function note_listing_changes();
create trigger listing_change_delete after delete on listing referencing old table as old_rows for each statement execute function note_listing_changes();

-- Without those columns that count what visitors do, and that change all the time.
create trigger page_change after insert or update or delete on agent for each statement execute function note_page_change('agents');
create trigger page_change after insert or update or delete on office for each statement execute function note_page_change('agents');
create trigger page_change after insert or update or delete on company for each statement execute function note_page_change('agents');
create trigger page_change after insert or update or delete on agent_transaction for each statement execute function note_page_change('agents');
create trigger page_change after insert or update or delete on agent_location for each statement execute function note_page_change('agents');
create trigger page_change after insert or update or delete on agent_review for each statement execute function note_page_change('agents');
create trigger page_change after insert or update or delete on locality for each statement execute function note_page_change('places');
create trigger page_change after insert or update or delete on region for each statement execute function note_page_change('places');
create trigger page_change after insert or update or delete on school for each statement execute function note_page_change('places');
create trigger page_change after insert or update or delete on past_sale for each statement execute function note_page_change('places');
create trigger page_change after insert or update or delete on location_review for each statement execute function note_page_change('places');
create trigger page_change after insert or update or delete on location_review_comment for each statement execute function note_page_change('places');
create trigger page_change after insert or update or delete on location_review_helpful for each statement execute function note_page_change('places');
create trigger page_change after insert or delete or update of uri, street, author_name, title, content, is_discussion, is_visible, removed, votes, answers on question
  for each statement execute function note_page_change('questions');
create trigger page_change after insert or update or delete on answer for each statement execute function note_page_change('questions');
create trigger page_change after insert or update or delete on answer_comment for each statement execute function note_page_change('questions');
create trigger page_change after insert or update or delete on post for each statement execute function note_page_change('posts');
create trigger page_change after delete or update of username, name, avatar, bio, agent_id, deleted_at on member for each statement execute function note_page_change('people');
