-- Counts the pages of listings and their latest changes without reading the listings (api/protocols/syndication/sitemaps/listing-pages.ts).
create index listing_page on listing (id) include (updated_at) where published and status <> 'removed';
