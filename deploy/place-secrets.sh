#!/bin/sh
# Copies keys from where an orchestrator has mounted them (GIVEN, readable by a group) to SECRETS_DIR, readable by their owner only,
# and the tokens that host and service know each other by to DATA_DIR.
set -eu
umask 077
mkdir -p "$SECRETS_DIR/release-trust" "$DATA_DIR"
for key in release-signing-key.pem console-session-key page-ticket-key; do
  if [ -f "$GIVEN/$key" ]; then cp "$GIVEN/$key" "$SECRETS_DIR/$key"; fi
done
for key in "$GIVEN"/trust-*.pem; do
  if [ -f "$key" ]; then name=$(basename "$key"); cp "$key" "$SECRETS_DIR/release-trust/${name#trust-}"; fi
done
for key in "$GIVEN"/source-*.pem; do
  if [ -f "$key" ]; then
    mkdir -p "$SECRETS_DIR/release-sources"
    name=$(basename "$key")
    cp "$key" "$SECRETS_DIR/release-sources/${name#source-}"
  fi
done
for token in ops-token internal-token; do
  if [ -f "$GIVEN/$token" ]; then cp "$GIVEN/$token" "$DATA_DIR/$token"; fi
done
