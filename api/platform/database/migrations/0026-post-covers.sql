-- What the picture of a post shows, for who can't see it; every post with a picture says it.
alter table post add column cover_alt text not null default '';
