#!/usr/bin/env bash
# `make run`: installs what is missing, builds what changed, starts the product with demo data.
# shellcheck source=scripts/lib.sh
. "$(dirname "$0")/lib.sh"

scripts/setup.sh run
load_env
build_web
build_server
# exec, so that only the server receives Ctrl-C and can shut down gracefully.
exec "$target/debug/ishbor" serve --demo s
