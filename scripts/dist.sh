#!/usr/bin/env bash
# `make dist`: the binary to ship, with link-time optimisation. It embeds the web, texts, migrations and dictionaries.
# shellcheck source=scripts/lib.sh
. "$(dirname "$0")/lib.sh"

scripts/setup.sh run
build_web
say "Building the binary to ship: much longer than \`make run\`, because all code is optimised together"
cargo build --profile dist -p server || fail "the binary was not built; the reason stands above."
say "$target/dist/ishbor is ready: $(du -h "$target/dist/ishbor" | cut -f1)"
