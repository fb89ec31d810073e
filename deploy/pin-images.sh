#!/bin/sh
# Looks up which digests the tags of compose.yaml and Dockerfile have today and writes them into deploy/.env, or into the
# file named. Needs docker with buildx and a way to the registry. Run it to renew the images, look at what has changed,
# then deploy.
set -eu
here=$(dirname "$0")
file=${1:-"$here/.env"}
umask 077
touch "$file"
pins=$(sed -En 's/^.*(image:|FROM) ([a-z0-9./-]+:[A-Za-z0-9.-]+)@sha256:\$\{([A-Z]+_DIGEST).*$/\3 \2/p' "$here/compose.yaml" "$here/Dockerfile" | sort -u)
echo "$pins" | while read -r name image; do
  digest=$(docker buildx imagetools inspect "$image" --format '{{.Manifest.Digest}}')
  if ! echo "$digest" | grep -Eqx 'sha256:[0-9a-f]{64}'; then
    echo "$image: no digest was found" >&2
    exit 1
  fi
  { grep -v "^$name=" "$file" || true; echo "$name=${digest#sha256:}"; } > "$file.new"
  mv "$file.new" "$file"
  echo "$image is $digest"
done
