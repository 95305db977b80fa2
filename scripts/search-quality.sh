#!/usr/bin/env bash
# `make search-quality`: what people type finds what they mean. Asks the product, with demo data of its own, all
# queries of data/search; fails when too few are answered right. Half a minute.
# shellcheck source=scripts/lib.sh
. "$(dirname "$0")/lib.sh"

# The binary that is there already; otherwise the one that tests use too.
binary=${ISHBOR_BIN:-$target/debug/ishbor}
if [ -z "${ISHBOR_BIN:-}" ]; then build_server; fi
node tools/search-quality.mjs "$binary"
