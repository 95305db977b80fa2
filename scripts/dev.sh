#!/usr/bin/env bash
# `make dev`: Vite with hot reload on port 5173, and the server, to which Vite proxies /api.
# shellcheck source=scripts/lib.sh
. "$(dirname "$0")/lib.sh"

scripts/setup.sh run
load_env
build_web
build_server
export ISHBOR_API="http://${ISHBOR_LISTEN:-127.0.0.1:8080}"

"$target/debug/ishbor" serve --demo s &
server=$!
(cd web && exec node_modules/.bin/vite --host 127.0.0.1 --strictPort) &
vite=$!

# shellcheck disable=SC2317  # The traps below call it.
# Background processes of a script do not receive Ctrl-C: forward it and wait until both have ended.
stop() {
  trap - INT TERM EXIT
  kill "$server" "$vite" 2>/dev/null || true
  wait "$server" "$vite" 2>/dev/null || true
}
trap 'stop; exit 0' INT TERM
trap stop EXIT

# When one of the two ends by itself, stop the other.
while kill -0 "$server" 2>/dev/null && kill -0 "$vite" 2>/dev/null; do sleep 0.5; done
fail "the server or Vite ended; the reason stands above."
