-- Who vouches for a release, what the gate noted about it, and which release a part of the visitors gets.

alter table releases.release
  add column signature jsonb,                      -- {keyId, value}: Ed25519 over the document's canonical bytes
  add column notes jsonb not null default '[]';    -- what the gate found and did not refuse: lines of text

create table releases.rollout (
  area text primary key,
  version text not null,
  percent smallint not null check (percent between 1 and 99),
  started_at timestamptz not null default now(),
  foreign key (area, version) references releases.release
);
