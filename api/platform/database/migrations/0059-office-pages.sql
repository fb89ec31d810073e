-- What an office shows on its page, and which of its agents edit it.
alter table office
  add column about text not null default '',
  add column logo text,                            -- media key, as of an avatar
  add column social jsonb not null default '{}';   -- {facebook, instagram, linkedin, website}: addresses
alter table agent
  add column edits_office boolean not null default false,
  add column joined_at timestamptz;                -- when a member became this agent; null: before it was recorded
