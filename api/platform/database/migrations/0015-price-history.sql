-- What was asked for a home before: one row for each price that was replaced, written with the change -------------------------

create table listing_price (
  listing_id integer not null references listing on delete cascade,
  until timestamptz not null,                      -- when it was replaced
  search_price integer,
  price_text text,
  primary key (listing_id, until)
);

create function keep_listing_price() returns trigger language plpgsql as $$
begin
  -- Of several changes in one transaction the first tells what was asked before.
  insert into listing_price (listing_id, until, search_price, price_text) values (old.id, now(), old.search_price, old.price_text) on conflict do nothing;
  return null;
end $$;
create trigger listing_price_replaced after update of search_price, price_text on listing for each row
  when (old.published and old.status_type in ('buy', 'rent') and old.search_price is not null and (old.search_price, old.price_text) is distinct from (new.search_price, new.price_text))
  execute function keep_listing_price();
