#!/usr/bin/env bash
# `make shots` and `make lighthouse`: looks at the built product in Chromium.
#
#   scripts/look.sh shots       pictures of every page into shots/
#   scripts/look.sh lighthouse  scores of the home page and of signing in; slow code would lower them, so on the binary
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
