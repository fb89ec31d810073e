-- What agents write about themselves. A feed no longer overwrites the telephone number of whoever has edited it.
alter table agent
  add column languages text[] not null default '{}',
  add column video text,                           -- address of a video in which they present themselves
  add column profile_edited_at timestamptz;
