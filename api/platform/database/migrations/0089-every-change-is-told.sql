-- `tag` was that of page_change in both places: a transaction that had told one thing told nothing else. A feed's first listing of a new
-- office told 'agents' only, and pages of its suburb stayed as they were.
create or replace function note_tags(tags text[]) returns void language sql as $$
  insert into page_change (tag)
  select wanted.name from unnest(tags) wanted(name)
  where not exists (select from page_change told where told.xid = pg_current_xact_id() and told.tag = wanted.name)
$$;
