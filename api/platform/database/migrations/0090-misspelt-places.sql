-- A misspelt place is compared with the names of all places. They were read in the order of their first letters, a page of the table for
-- each name: 16,700 for 19,400 suburbs. This index alone has all that is compared, in some 200 pages.
create index suggestion_key_spelt on suggestion_key (kind, letters) include (key, name, weight) where kind in ('suburb', 'region', 'state', 'postcode');
