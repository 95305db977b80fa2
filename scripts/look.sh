#!/usr/bin/env bash
# `make shots` and `make lighthouse`: looks at the built product in Chromium.
#
#   scripts/look.sh shots       pictures of every page into shots/
#   scripts/look.sh lighthouse  scores of the home page and of signing in; slow code would lower them, so on the build of
#                               `make run`
# shellcheck source=scripts/lib.sh
. "$(dirname "$0")/lib.sh"

case ${1:-} in
shots) profile=debug ;;
lighthouse) profile=quick ;;
*) fail "usage: scripts/look.sh shots|lighthouse" ;;
esac
scripts/setup.sh test
build_web
build_server "$profile"
CHROMIUM=$(find_chromium) ISHBOR_BIN=$target/$profile/ishbor npm --prefix e2e run --silent "$1"
