#!/bin/sh
# Looks up which digests the tags of compose.yaml and Dockerfile have today and writes them into deploy/.env, or into the
# file named. Needs skopeo or docker with buildx, and a way to the registry: IMAGES, in the environment or in that file,
# names a mirror. Run it to renew the images, look at what has changed, then deploy.
set -eu
here=$(dirname "$0")
file=${1:-"$here/.env"}
umask 077
touch "$file"
registry=${IMAGES:-$(sed -n 's/^IMAGES=//p' "$file")}
digest_of() {
  if command -v skopeo > /dev/null; then skopeo inspect --no-tags --format '{{.Digest}}' "docker://$1"
  else docker buildx imagetools inspect "$1" --format '{{.Manifest.Digest}}'; fi
}
pins=$(sed -En 's/^.*(image:|FROM) \$\{IMAGES[^}]*\}\/([a-z0-9./-]+:[A-Za-z0-9.-]+)@sha256:\$\{([A-Z]+_DIGEST).*$/\3 \2/p' "$here/compose.yaml" "$here/Dockerfile" | sort -u)
echo "$pins" | while read -r name image; do
  image=${registry:-docker.io}/$image
  digest=$(digest_of "$image")
  if ! echo "$digest" | grep -Eqx 'sha256:[0-9a-f]{64}'; then
    echo "$image: no digest was found" >&2
    exit 1
  fi
  { grep -v "^$name=" "$file" || true; echo "$name=${digest#sha256:}"; } > "$file.new"
  mv "$file.new" "$file"
  echo "$image is $digest"
done
