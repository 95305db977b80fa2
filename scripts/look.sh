#!/usr/bin/env bash
# `make shots` and `make lighthouse`: open the built product in Chromium.
#
#   scripts/look.sh shots       screenshots of every page into shots/
#   scripts/look.sh lighthouse  scores of the landing pages; unoptimised code would lower them, so this uses the binary
#                               that is shipped
# shellcheck source=scripts/lib.sh
. "$(dirname "$0")/lib.sh"

scripts/setup.sh test
case ${1:-} in
shots)
  build_web
  build_server
  binary=$target/debug/ishbor
  ;;
lighthouse)
  scripts/dist.sh
  binary=$target/dist/ishbor
  ;;
*) fail "usage: scripts/look.sh shots|lighthouse" ;;
esac
CHROMIUM=$(find_chromium) ISHBOR_BIN=$binary npm --prefix e2e run --silent "$1"
