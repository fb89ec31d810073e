-- Who may do what with releases, and when nothing may go live.

create table releases.token (
  id integer primary key generated always as identity,
  name text not null unique,                       -- stands in the log: never given twice, also after the token's end
  hash text not null unique,                       -- sha256 of the token; the token itself is shown once
  area text,                                       -- absent: operations, who may do everything
  actions text[] not null,
  created_by text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  used_at timestamptz                              -- to the minute
);

create table releases.freeze (
  id integer primary key generated always as identity,
  area text,                                       -- absent: all areas
  from_at timestamptz not null,
  until_at timestamptz not null check (until_at > from_at),
  why text not null,
  created_by text not null,
  created_at timestamptz not null default now(),
  lifted_at timestamptz
);
