#!/bin/sh
# Makes stand-ins for the base images from packages of Debian and npm, for a machine that reaches no registry of images:
#   deploy/try/bases.sh REGISTRY
# pushes them to a registry (such as localhost:5000) under the names that compose.yaml and Dockerfile have. Needs docker
# (of Docker, or of podman's socket), debootstrap and npm, as root. For trials only: these images are not maintained.
set -eu
registry=$1
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
made() { docker image inspect "$registry/$1" > "$work/log" 2>&1; }
# PostgreSQL 15 is of the older release, an nginx with today's directives of the newer one.
for release in bookworm trixie; do
  made "debian:$release" && continue
  debootstrap --variant=minbase --include=ca-certificates "$release" "$work/$release" > "$work/log" || { tail "$work/log" >&2; exit 1; }
  rm -rf "$work/$release"/var/cache/apt/archives/*.deb "$work/$release"/var/lib/apt/lists/*
  # Authorities that this machine trusts in addition, such as its proxy's.
  cp -r /usr/local/share/ca-certificates/. "$work/$release/usr/local/share/ca-certificates/"
  chroot "$work/$release" update-ca-certificates > "$work/log"
  tar -C "$work/$release" -c . | docker import - "$registry/debian:$release" > "$work/log"
  rm -rf "${work:?}/$release"
done
# Its package has Node's own binary.
npm install --silent --no-audit --no-fund --prefix "$work/node" node@24 npm@11
npm install --silent --no-audit --no-fund --prefix "$work/store" @20minutes/s3rver@5.0.0
cp "$here/postgres-entrypoint.sh" "$work"
for image in library/node:24-bookworm-slim library/postgres:15-bookworm library/nginx:1.28-alpine chrislusf/seaweedfs:3.80; do
  target=${image#*/}
  docker build --quiet --target "${target%%:*}" --build-arg "REGISTRY=$registry" --tag "$registry/$image" --file "$here/bases.dockerfile" "$work" > "$work/log"
  docker push --quiet "$registry/$image"
done
