-- Maps say how many homes of a search have no public address, hence no place on them: few rows, found by their locality.
create index listing_search_unplaced on listing_search (locality_id) where web_cell is null;
