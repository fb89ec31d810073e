-- Searches by shape find their rows by map cells; keeping an index of positions too was a third of the cost of writing a row.
drop index listing_search_position;
