#!/usr/bin/env bash
# `make search-quality`: checks that searches find what people mean. Runs all queries of data/search against the product
# with its own demo data; fails when too few are right. Takes half a minute.
# shellcheck source=scripts/lib.sh
. "$(dirname "$0")/lib.sh"

# An existing binary; otherwise builds the one that tests use too.
binary=${ISHBOR_BIN:-$target/debug/ishbor}
if [ -z "${ISHBOR_BIN:-}" ]; then build_server; fi
node tools/search-quality.mjs "$binary"
