-- What pages that hosts keep have to be made anew for. Rows are only ever added, so that writers never wait for each other; they go after an hour.
-- A host asks for those that it could not see when it last asked: numbers alone can't say that, because transactions commit out of their order.
create table page_change (
  xid xid8 not null default pg_current_xact_id(),
  tag text not null,                               -- 'questions', 'listings', 'listings-near-12'
  at timestamptz not null default clock_timestamp()
);
create index page_change_xid on page_change (xid);
create index page_change_at on page_change (at);

-- Of a statement; one that touched no row changed nothing.
create function note_page_change() returns trigger language plpgsql as $$
begin
  insert into page_change (tag) select tg_argv[0] where exists (select from changed_rows);
  return null;
end $$;

create function note_row_change() returns trigger language plpgsql as $$
begin
  insert into page_change (tag) values (tg_argv[0]);
  return null;
end $$;

-- Pages of a suburb show homes of those near it. What nobody else sees, a draft, is no change.
create function note_listing_changes() returns trigger language plpgsql as $$
declare localities integer[];
begin
  if tg_op = 'INSERT' then localities := array(select distinct locality_id from new_rows where published);
  elsif tg_op = 'DELETE' then localities := array(select distinct locality_id from old_rows where published);
  else localities := array(select locality_id from old_rows where published union select locality_id from new_rows where published);
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

do $$
declare
  entry text[];
  noted constant text[][] := array[
    ['agent', 'agents'], ['office', 'agents'], ['company', 'agents'], ['agent_transaction', 'agents'], ['agent_location', 'agents'], ['agent_review', 'agents'],
    ['locality', 'places'], ['region', 'places'], ['school', 'places'], ['past_sale', 'places'], ['location_review', 'place-reviews'], ['location_review_comment', 'place-reviews'],
    ['location_review_helpful', 'place-reviews'], ['answer', 'questions'], ['answer_comment', 'questions'], ['post', 'posts']
  ];
begin
  foreach entry slice 1 in array noted loop
    execute format('create trigger page_change_insert after insert on %I referencing new table as changed_rows for each statement execute function note_page_change(%L)', entry[1], entry[2]);
    execute format('create trigger page_change_update after update on %I referencing new table as changed_rows for each statement execute function note_page_change(%L)', entry[1], entry[2]);
    execute format('create trigger page_change_delete after delete on %I referencing old table as changed_rows for each statement execute function note_page_change(%L)', entry[1], entry[2]);
  end loop;
end $$;

-- Without those columns that count what visitors do, or that nobody else sees.
create trigger page_change_insert after insert on question for each row execute function note_row_change('questions');
create trigger page_change_delete after delete on question for each row execute function note_row_change('questions');
create trigger page_change_update after update on question for each row
  when ((old.uri, old.street, old.author_name, old.title, old.content, old.is_discussion, old.is_visible, old.removed, old.votes, old.answers)
    is distinct from (new.uri, new.street, new.author_name, new.title, new.content, new.is_discussion, new.is_visible, new.removed, new.votes, new.answers))
  execute function note_row_change('questions');
create trigger page_change_update after update on member for each row
  when ((old.username, old.name, old.avatar, old.bio, old.agent_id, old.deleted_at) is distinct from (new.username, new.name, new.avatar, new.bio, new.agent_id, new.deleted_at))
  execute function note_row_change('people');
create trigger page_change_delete after delete on member for each row execute function note_row_change('people');
