-- Totals without facets: a list by price or by date needs one number of the country, not the sum of its 40,000 kinds of
-- homes. kind 4: key = under_offer.

-- Whoever writes search rows meanwhile waits, and then counts by the new function.
lock table listing_search in share row exclusive mode;

create or replace function count_listings() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    truncate listing_count, listing_count_change;
    return null;
  end if;
  execute format($text$
    insert into listing_count_change (mode, kind, area, key, n)
    select r.mode, k.kind, a.area, k.key, sum(r.n)
    from (%s) r
    cross join lateral unnest(count_areas(r.cell, r.state_code)) a(area)
    cross join lateral (values
      (1, r.facet_key::bigint * 8192 + r.price_band * 2 + r.under_offer::int),
      (2, nullif(r.inspection_days, 0)),
      (3, r.auction_day::bigint),
      (4, r.under_offer::int::bigint)
    ) k(kind, key)
    where a.area is not null and k.key is not null
    group by 1, 2, 3, 4 having sum(r.n) <> 0
  $text$, case tg_op
    when 'INSERT' then 'select 1 as n, * from new_rows'
    when 'DELETE' then 'select -1 as n, * from old_rows'
    else 'select 1 as n, * from new_rows union all select -1, * from old_rows'
  end);
  return null;
end $$;

insert into listing_count (mode, kind, area, key, n)
select mode, 4, area, key & 1, sum(n) from (
  select mode, area, key, n from listing_count where kind = 1
  union all select mode, area, key, n from listing_count_change where kind = 1
) homes group by mode, area, key & 1 having sum(n) <> 0;
