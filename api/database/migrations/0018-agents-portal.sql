-- What the last feed said of a listing is told to its agents.
create index feed_upload_listing_listing on feed_upload_listing (listing_id) where listing_id is not null;
