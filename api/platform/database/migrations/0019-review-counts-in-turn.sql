-- Two transactions that change the reviews of one agent each counted without the other's: whoever counts has the
-- agents first, then their offices, in the order of their ids, and counts what is committed by then.
create or replace function count_agent_reviews() returns trigger language plpgsql as $$
begin
  perform from agent where id in (select agent_id from changed) order by id for no key update;
  update agent a set review_count = r.reviews, review_sum = r.stars
  from (select distinct agent_id from changed) c cross join lateral (
    select count(*)::int as reviews, coalesce(sum(rating), 0)::int as stars
    from agent_review where agent_id = c.agent_id and status = 'published') r
  where a.id = c.agent_id and (a.review_count, a.review_sum) is distinct from (r.reviews, r.stars);
  perform from office where id in (select office_id from agent where id in (select agent_id from changed))
    order by id for no key update;
  update office o set review_count = r.reviews, review_sum = r.stars
  from (select distinct office_id from agent where id in (select agent_id from changed)) c cross join lateral (
    select coalesce(sum(review_count), 0)::int as reviews, coalesce(sum(review_sum), 0)::int as stars
    from agent where office_id = c.office_id and left_at is null) r
  where o.id = c.office_id and (o.review_count, o.review_sum) is distinct from (r.reviews, r.stars);
  return null;
end $$;
