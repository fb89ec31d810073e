-- What is deleted by its age is found by it. Matches are many, and written in the order of their moments.
create index alert_listing_matched on alert_listing using brin (matched_at);
create index activity_at on activity (at);
