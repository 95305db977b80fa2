#!/usr/bin/env bash
# `make generate`: openapi.json from the server's code, then the web's types and limits from openapi.json.
#
#   scripts/generate.sh          write both
#   scripts/generate.sh --check  change nothing, fail when one is stale
# shellcheck source=scripts/lib.sh
. "$(dirname "$0")/lib.sh"

mode=${1:-write}
case $mode in write | --check) ;; *) fail "usage: scripts/generate.sh [--check]" ;; esac

# The tests may have built the binary just before.
binary=${ISHBOR_BIN:-$target/debug/ishbor}
if [ -z "${ISHBOR_BIN:-}" ]; then build_server; fi
mkdir -p "$tools"
"$binary" openapi >"$tools/openapi.json"

if [ "$mode" = --check ]; then
  cmp -s "$tools/openapi.json" openapi.json ||
    fail "openapi.json is stale. Run \`make generate\` and commit what changed."
  npm --prefix web run --silent generate -- --check ||
    fail "the web's types are stale. Run \`make generate\` and commit what changed."
  echo "generate: openapi.json and the web's types are up to date"
else
  cp "$tools/openapi.json" openapi.json
  npm --prefix web run --silent generate
  echo "generate: openapi.json and the web's types are written"
fi
