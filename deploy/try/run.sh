#!/bin/sh
# Tries the deployment on this machine: builds the image, starts the compose file with two machines, releases all areas
# through the balancer, runs journeys, replaces the image under load, loses a machine and the primary database.
#   deploy/try/run.sh [STEP…]      all steps, or some of: images up areas journeys roll lose fail-over down
# `fail-over` ends with journeys of the agent who signs up in `journeys`.
# Needs as root: docker with compose and buildx (Docker's, or podman's socket by DOCKER_HOST), skopeo, docker-registry,
# debootstrap, openssl, curl, and this checkout's packages. Settings, from the environment:
#   WORK       folder for keys, mails and logs of the trial (/var/tmp/verandah-try)
#   FROM       a commit, tag or branch: the site starts with its image, and `roll` upgrades it to this checkout's
#   IMAGES     registry of the base images; where none is reachable, stand-ins are made in localhost:5000 (bases.sh)
#   PORT       of the balancer (4801; http at the next one)
#   OWNER      owner of the keys: 1000:1000, and with rootless podman who that is outside, such as 100999:100999
#   RATE       requests a second while something is done to the site (5)
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
work=${WORK:-/var/tmp/verandah-try}
port=${PORT:-4801}
site=https://localhost:$port
export IMAGES="${IMAGES:-localhost:5000}" SECRETS="$work/secrets" SETTINGS="$work/site.env" OUTBOX="$work/outbox" MAIL_SERVER="$root/deploy/try/mail.mjs"
compose_of() { echo "docker compose --progress quiet -p verandah-try --env-file $work/.env -f $1/deploy/compose.yaml -f $root/deploy/try/compose.yaml"; }
COMPOSE=$(compose_of "$root"); export COMPOSE
# Those that this machine trusts, for what it downloads.
authorities=${NODE_EXTRA_CA_CERTS:-}
export NODE_EXTRA_CA_CERTS="$work/secrets/tls/fullchain.pem" NODE_NO_WARNINGS=1
pages="/ /for-sale/richmond-vic-3121/real-estate /questions /locations /sign-in"
cd "$root"
mkdir -p "$work/outbox"

step() { echo "== $(date -u +%T) $*"; }
# A podman without systemd runs no health checks.
check_health() {
  # The podman behind the socket may be another user's.
  service="podman --remote --url ${DOCKER_HOST:-unix:///run/podman/podman.sock}"
  while sleep 3; do
    for id in $($service ps --quiet --filter label=com.docker.compose.project=verandah-try); do
      timeout 15 $service healthcheck run "$id" > /dev/null 2>&1 || true
    done
  done
}
# Visitors while a command runs; fails when one of their requests failed.
under_load() {
  # shellcheck disable=SC2086 # several paths
  node deploy/try/load.mjs "$site" "${RATE:-5}" 3600 $pages > "$work/load.log" &
  load=$!
  "$@" > "$work/command.log" 2>&1 || { tail -20 "$work/command.log"; kill $load; return 1; }
  kill $load
  wait $load || { tail -5 "$work/load.log"; return 1; }
  tail -1 "$work/load.log"
}
until_ready() { until curl --silent --fail --cacert "$NODE_EXTRA_CA_CERTS" "$site/readyz" > /dev/null; do sleep 2; done; }
build() { # TAG FOLDER
  # shellcheck source=/dev/null
  docker build --file "$2/deploy/Dockerfile" --build-arg "IMAGES=$IMAGES" --build-arg "NODE_DIGEST=$(sed -n 's/^NODE_DIGEST=//p' "$work/.env")" --tag "$1" "$2" > "$work/build.log" 2>&1 || { tail -20 "$work/build.log"; return 1; }
  docker image ls "$1"
}
use() { { grep -v '^IMAGE=' "$work/.env"; echo "IMAGE=$1"; } > "$work/.env.new" && mv "$work/.env.new" "$work/.env"; }

images() {
  if [ "$IMAGES" = localhost:5000 ]; then
    if ! curl --silent "http://$IMAGES/v2/" > /dev/null; then
      printf 'version: 0.1\nstorage: { filesystem: { rootdirectory: %s/registry } }\nhttp: { addr: 127.0.0.1:5000 }\n' "$work" > "$work/registry.yml"
      docker-registry serve "$work/registry.yml" > "$work/registry.log" 2>&1 &
      echo $! > "$work/registry.pid"
    fi
    # skopeo uses https with a registry unless an option disables it.
    mkdir -p "$work/.config/containers"
    printf '[[registry]]\nlocation = "%s"\ninsecure = true\n' "$IMAGES" > "$work/.config/containers/registries.conf"
    curl --silent --fail "http://$IMAGES/v2/chrislusf/seaweedfs/tags/list" > /dev/null || NODE_EXTRA_CA_CERTS=$authorities deploy/try/bases.sh "$IMAGES"
  fi
  [ -f "$work/.env" ] || {
    for name in SESSION_KEY BUILD_SECRET DATABASE_APP_PASSWORD DATABASE_OWNER_PASSWORD DATABASE_REPLICATION_PASSWORD DATABASE_SUPERUSER_PASSWORD; do
      echo "$name=$(openssl rand -hex 24)"
    done
    # The stand-in for SeaweedFS has these keys.
    printf 'PUBLIC_URL=%s\nHTTPS_PORT=%s\nHTTP_PORT=%s\nHELP_PHONE=1800 160 401\nHELP_EMAIL=help@verandah.example\nAWS_ACCESS_KEY_ID=S3RVER\nAWS_SECRET_ACCESS_KEY=S3RVER\n' "$site" "$port" $((port + 1))
  } > "$work/.env"
  HOME=$work deploy/pin-images.sh "$work/.env"
  build verandah:new "$root"
  use verandah:new
  if [ -n "${FROM:-}" ]; then
    rm -rf "$work/old" && mkdir "$work/old"
    git archive "$FROM" | tar -x -C "$work/old"
    build verandah:old "$work/old"
    use verandah:old
  fi
}

up() {
  node releases/deployment-secrets.ts "$SECRETS" > /dev/null
  mkdir -p "$SECRETS/tls"
  [ -f "$NODE_EXTRA_CA_CERTS" ] || openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 30 -subj /CN=localhost \
    -addext subjectAltName=DNS:localhost,DNS:mail -keyout "$SECRETS/tls/privkey.pem" -out "$NODE_EXTRA_CA_CERTS" 2> /dev/null
  printf '{"identities":[{"name":"site","credentials":[{"accessKey":"S3RVER","secretKey":"S3RVER"}],"actions":["Admin","Read","Write","List"]}]}' > "$SECRETS/s3.json"
  chown -R "${OWNER:-1000:1000}" "$SECRETS"
  # Two sites' worth of processes, a browser and a compiler share this machine: its responses may be slow.
  printf 'SMTP_URL=smtps://mail:465\nNODE_EXTRA_CA_CERTS=/given/tls/fullchain.pem\nGRAPHQL_TIMEOUT_MS=25000\nSSR_GRAPHQL_TIMEOUT=25000\n' > "$SETTINGS"
  # An older version starts with its own compose file.
  first=$root
  [ -z "${FROM:-}" ] || first=$work/old
  $(compose_of "$first") up --detach
  until curl --silent --fail --cacert "$NODE_EXTRA_CA_CERTS" "$site/healthz" > /dev/null; do sleep 2; done
  # The image has no sample data: this checkout makes them, with the image's Node and the site's own settings.
  $COMPOSE run --rm --no-deps -T --volume "$root:/checkout:ro" --workdir /checkout service-1 \
    node tools/sample/main.ts sample --listings "${LISTINGS:-3000}" --if-empty
}

areas() {
  export VERANDAH_HOST="$site"
  VERANDAH_TOKEN=$(cat "$SECRETS/ops-token"); export VERANDAH_TOKEN
  for folder in mf-*; do
    area=${folder#mf-}
    # Its output names the version last.
    version=$(node releases/cli.ts publish "$area" --allow-dirty | tee "$work/publish.log" | grep -Eo '[0-9]+[.][0-9]+[.][0-9]+' | tail -1)
    [ -n "$version" ] || { cat "$work/publish.log"; return 1; }
    node releases/cli.ts promote "$area" "$version"
  done
  until_ready
}

journeys() {
  (cd e2e && E2E_SITE=$site E2E_DATA=$work E2E_DATA_COMMAND="$COMPOSE exec -T service-1 node api/app/cli.ts" npx playwright test "$@")
}

roll() {
  use verandah:new
  under_load deploy/roll.sh
  $COMPOSE images host-1 host-2
}

lose_machine() {
  $COMPOSE kill machine-1 service-1 host-1 && sleep 30 && $COMPOSE up --detach --wait machine-1 service-1 host-1
}
lose() { under_load lose_machine; }

# Until the standby is promoted the site can be read only.
promote_standby() {
  $COMPOSE kill database && sleep 15 && $COMPOSE exec -T standby pg_ctl promote && sleep 30
}
fail_over() {
  under_load promote_standby
  $COMPOSE exec -T service-1 node -e 'fetch("http://127.0.0.1:3001/readyz").then(async (response) => console.log(response.status, await response.text()))'
  # Writes too: an agent's listing with photographs.
  journeys agent-entered-listing
}

down() {
  $COMPOSE down --volumes --timeout 5
  [ ! -f "$work/registry.pid" ] || { kill "$(cat "$work/registry.pid")" || true; rm "$work/registry.pid"; }
  rm -rf "$SECRETS" "$work/old" "$work/outbox"
}

if docker version 2> /dev/null | grep -qi podman && [ ! -d /run/systemd/system ]; then
  check_health &
  trap 'kill $!' EXIT
fi
failed=
attempt() {
  set +e
  (set -e; "$1")
  [ $? -eq 0 ] || failed="$failed $1"
  set -e
}
for name in ${*:-images up areas journeys roll lose fail-over down}; do
  step "$name"
  case $name in
    images | up | areas | down) "$name" ;;
    # What follows is tried all the same.
    journeys | roll | lose) attempt "$name" ;;
    fail-over) attempt fail_over ;;
    *) echo "$name is no step: see the head of this file" >&2; exit 2 ;;
  esac
done
step "${failed:+failed in}${failed:- done}"
[ -z "$failed" ]
