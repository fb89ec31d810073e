#!/bin/sh
# Lets a standby of this network copy the primary and follow it.
set -eu
echo 'host replication verandah samenet scram-sha-256' >> "$PGDATA/pg_hba.conf"
