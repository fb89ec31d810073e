-- How far the contributors of a collection are with a home, and their notes, which need no like or dislike.
create table collection_tag (
  collection_id integer not null,
  listing_id integer not null,
  tag text not null check (tag in ('inspected', 'applied', 'offered')),
  member_id integer references member on delete set null,  -- who set it
  set_at timestamptz not null default now(),
  primary key (collection_id, listing_id, tag),
  foreign key (collection_id, listing_id) references collection_listing on delete cascade
);
create index collection_tag_member on collection_tag (member_id);

-- A member's note replaces the comment of their reaction, which older clients write.
create table collection_note (
  collection_id integer not null,
  listing_id integer not null,
  member_id integer not null references member on delete cascade,
  note text not null,
  written_at timestamptz not null default now(),
  primary key (collection_id, listing_id, member_id),
  foreign key (collection_id, listing_id) references collection_listing on delete cascade
);
create index collection_note_member on collection_note (member_id);
