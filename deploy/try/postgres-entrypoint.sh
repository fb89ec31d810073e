#!/bin/sh
# What the official image's entry point does for us: makes the database at the first start, runs the scripts of
# /docker-entrypoint-initdb.d with a server that listens on a socket only, then runs the server as `postgres`.
set -eu
if [ "$(id -u)" = 0 ]; then
  chown -R postgres:postgres "$PGDATA"
  exec su --preserve-environment --shell /bin/sh postgres -c 'exec "$0" "$@"' -- "$0" "$@"
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  chmod 700 "$PGDATA"
  # shellcheck disable=SC2086 # several options
  initdb --username="$POSTGRES_USER" --encoding=UTF8 --locale=C.UTF-8 ${POSTGRES_INITDB_ARGS:-} > /dev/null
  echo "listen_addresses = '*'" >> "$PGDATA/postgresql.conf"
  pg_ctl -D "$PGDATA" -o "-c listen_addresses=''" -w start > /dev/null
  createdb --username="$POSTGRES_USER" "$POSTGRES_DB"
  for script in /docker-entrypoint-initdb.d/*.sh; do sh "$script"; done
  pg_ctl -D "$PGDATA" -m fast -w stop > /dev/null
fi
exec "$@"
