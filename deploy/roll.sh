#!/bin/sh
# Brings the site to the image of deploy/.env, one machine after the other, while visitors stay served by the rest:
#   deploy/roll.sh
# COMPOSE is the command with the options that the site was started with, where they are not those of compose.yaml.
set -eu
here=$(dirname "$0")
compose=${COMPOSE:-docker compose -p verandah --env-file $here/.env -f $here/compose.yaml}
# Migrations are compatible with the version that still runs.
$compose run --rm --no-deps migrations
for machine in 1 2; do
  # The host first: it completes what it has begun, which needs its service.
  $compose stop "host-$machine"
  $compose up -d --no-deps --force-recreate --wait "service-$machine"
  $compose up -d --no-deps --force-recreate --wait "host-$machine"
done
