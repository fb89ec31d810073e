-- The API's caches follow these too. Who follows what decides which suburbs are popular. Which suburbs lie around one is
-- derived after the suburb is written, maybe by another transaction. Counts change less often than listings do.
create trigger page_change_insert after insert on follow referencing new table as changed_rows for each statement execute function note_page_change('follows');
create trigger page_change_delete after delete on follow referencing old table as changed_rows for each statement execute function note_page_change('follows');
create trigger page_change_insert after insert on locality_near referencing new table as changed_rows for each statement execute function note_page_change('places');
create trigger page_change_update after update on locality_near referencing new table as changed_rows for each statement execute function note_page_change('places');
create trigger page_change_delete after delete on locality_near referencing old table as changed_rows for each statement execute function note_page_change('places');
create trigger page_change_insert after insert on listing_count_change referencing new table as changed_rows for each statement execute function note_page_change('listing-counts');
