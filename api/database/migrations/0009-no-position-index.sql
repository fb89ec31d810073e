-- Searches by shape find their rows by map cells: an index of positions only made writing slower.
drop index listing_search_position;
