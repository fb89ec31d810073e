-- An update of 3,000 offices that changed only their figures took 40 seconds: each old row was compared with each new one
-- in search of another change. One pass reads both sides once; a plan made for one row must not stay for thousands.
create or replace function note_people_changes() returns trigger language plpgsql set enable_nestloop = off as $$
declare
  shown boolean;
  counted boolean;
begin
  select bool_or(to_jsonb(o) - '{recent,selling,letting}'::text[]
      is distinct from to_jsonb(n) - '{recent,selling,letting}'::text[]), bool_or(o *<> n)
  into shown, counted from old_rows o join new_rows n using (id);
  if shown then perform note_tags(array['agents', 'agent-figures']);
  elsif counted then perform note_tags(array['agent-figures']);
  end if;
  return null;
end $$;
