#!/bin/sh
# Makes the roles of the database and sets who may connect as which. Runs once, as the superuser, when PostgreSQL has
# made an empty database; for a managed server run the statements by hand.
#   verandah_owner        owns database and tables, runs migrations and restores
#   verandah_app          reads and writes rows, owns nothing but its queue of jobs
#   verandah_replication  copies and follows the server, for the standby and base backups; reads no table
set -eu
psql --no-psqlrc --quiet -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d "$POSTGRES_DB" <<'SQL'
\getenv owner_password DATABASE_OWNER_PASSWORD
\getenv app_password DATABASE_APP_PASSWORD
\getenv replication_password DATABASE_REPLICATION_PASSWORD
begin;
create role verandah_owner login password :'owner_password';
create role verandah_app login password :'app_password';
create role verandah_replication login replication password :'replication_password';
-- Whether standbys are synchronous (DATABASE_SYNCHRONOUS).
grant pg_monitor to verandah_app;
-- A restore fills the queue of jobs too.
grant verandah_app to verandah_owner;

select format('alter database %I owner to verandah_owner', current_database()),
  format('revoke all on database %I from public', current_database()),
  format('grant connect on database %I to verandah_app', current_database()) \gexec
alter schema public owner to verandah_owner;
revoke all on schema public from public;
grant usage on schema public to verandah_app;
-- Migrations make schemas too.
alter default privileges for role verandah_owner grant usage on schemas to verandah_app;
alter default privileges for role verandah_owner grant select, insert, update, delete on tables to verandah_app;
alter default privileges for role verandah_owner grant usage, select, update on sequences to verandah_app;
create schema jobs authorization verandah_app;
create extension if not exists pg_trgm;
create extension if not exists fuzzystrmatch;
revoke connect on database postgres, template1 from public;
commit;
SQL
# The superuser can't be reached over the network at all, and each role only what it is for.
cat > "$PGDATA/pg_hba.conf" <<HBA
local all $POSTGRES_USER peer
host $POSTGRES_DB verandah_owner samenet scram-sha-256
host $POSTGRES_DB verandah_app samenet scram-sha-256
host replication verandah_replication samenet scram-sha-256
HBA
