#!/usr/bin/env bash
# `make clean-data`: removes the local database and uploaded files. Dictionaries in data/ are part of the product and stay.
# shellcheck source=scripts/lib.sh
. "$(dirname "$0")/lib.sh"

load_env
[ "${ISHBOR_ENV:-}" != production ] || fail "ISHBOR_ENV is production: remove its data by hand, if that is what you want."
data=${ISHBOR_DATA:-data}

# The first line of the pid file is the postmaster's process id.
pid=$(head -n 1 "$data/pg/cluster/postmaster.pid" 2>/dev/null || true)
if [ -n "$pid" ] && kill -0 "$pid" 2>/dev/null; then
  fail "the database in $data/pg is running (process $pid). Stop the server first."
fi

rm -rf "${data:?}/pg" "${data:?}/files" "${data:?}/index"
say "Removed $data/pg, $data/files and $data/index. The next start begins with an empty database."
