-- Codes of an app beside the password (RFC 6238).
create table member_second_factor (
  member_id integer primary key references member on delete cascade,
  secret text not null,                            -- sealed for this member with a key made of the session key (AES-256-GCM)
  begun_at timestamptz not null default now(),
  confirmed_at timestamptz,                        -- absent: begun, and not in force yet
  last_step bigint not null default 0              -- of the last code that was taken: none is taken twice
);

-- For who has lost the app: each signs in once.
create table member_recovery_code (
  code_hash text primary key,                      -- sha256 of the member and 120 random bits
  member_id integer not null references member on delete cascade,
  used_at timestamptz
);
create index member_recovery_code_member on member_recovery_code (member_id);

alter table member_token drop constraint member_token_purpose_check;
alter table member_token add constraint member_token_purpose_check check (purpose in ('verify-email', 'reset-password', 'sign-in', 'second-factor'));
alter table account_action drop constraint account_action_action_check;
alter table account_action add constraint account_action_action_check check (action in ('sign-out', 'suspend', 'reopen', 'remove-second-factor'));
