#!/usr/bin/env bash
# All checks of the product, one step after another, stopping at the first that fails.
#
#   scripts/verify.sh check       the fast ones, before each commit
#   scripts/verify.sh test        everything
#   scripts/verify.sh STEP...     only these steps, for repeating one
# shellcheck source=scripts/lib.sh
. "$(dirname "$0")/lib.sh"

# Ordered for speed: steps that fail often and fast come first, and `rust-lint` comes before the other steps that
# compile Rust, because it touches the files with queries.
check_steps="rust-format web-lint web-types rust-lint contract"
test_steps="rust-format web-lint web-types web-tests web-build rust-lint rust-tests search-quality contract fuzz browser"

case ${1:-} in
check) steps=$check_steps needs=check ;;
test) steps=$test_steps needs=test ;;
'') fail "usage: scripts/verify.sh check|test|STEP..., where STEP is one of: $test_steps" ;;
*) steps=$* needs=check ;;
esac
case " $steps " in *" browser "* | *" fuzz "*) needs="test" ;; esac

title_of() {
  case $1 in
  rust-format) echo "Format of Rust" ;;
  web-lint) echo "Web: format, lint, texts in three languages, import rules" ;;
  web-types) echo "Web: types" ;;
  web-tests) echo "Web: unit tests" ;;
  web-build) echo "Web: build and size budgets" ;;
  rust-lint) echo "Rust: lint, and queries against the tables (.sqlx; minutes the first time)" ;;
  rust-tests) echo "Rust: tests, on a real PostgreSQL (minutes the first time)" ;;
  search-quality) echo "Search: what people type finds what they mean (seconds)" ;;
  contract) echo "Contract: openapi.json and the web's types are fresh" ;;
  fuzz) echo "Every call with good and bad data, against the contract (about a minute)" ;;
  browser) echo "Browser journeys in Chromium" ;;
  *) fail "there is no step \"$1\". Steps: $test_steps" ;;
  esac
}

run_step() {
  case $1 in
  rust-format) cargo fmt --all --check ;;
  web-lint) npm --prefix web run --silent lint ;;
  web-types) npm --prefix web run --silent check ;;
  web-tests) npm --prefix web run --silent test ;;
  web-build) build_web ;;
  rust-lint) lint_rust ;;
  # A fixed seed, so that failures are reproducible. Other seeds are tried by hand (CONTRIBUTING.md).
  rust-tests) PROPTEST_RNG_SEED=${PROPTEST_RNG_SEED:-1} cargo test --workspace ;;
  search-quality) scripts/search-quality.sh ;;
  contract) scripts/generate.sh --check ;;
  fuzz) run_fuzz ;;
  browser) run_browser ;;
  esac
}

# Lints, and compiles every query against a database created by our migrations; without the database when neither
# queries nor migrations have changed.
lint_rust() {
  local hash
  hash=$(grep -rlE --include='*.rs' 'query[a-z_]*!' crates | xargs cat Cargo.lock sqlx.toml scripts/sqlx-prepare |
    cat - migrations/*.sql .sqlx/*.json | "${sha[@]}")
  if is_done queries "$hash"; then
    cargo clippy --workspace --all-targets -- -D warnings
    return
  fi
  scripts/sqlx-prepare --check
  mark_done queries "$hash"
}

# Calls every operation as a guest, a candidate, an employer and staff, on the binary that the tests have built.
run_fuzz() {
  if [ -z "${ISHBOR_BIN:-}" ]; then build_server; fi
  FUZZ_LOGS=$tools/logs "$tools/schemathesis/bin/python" tools/schemathesis/fuzz.py "$target/debug/ishbor"
}

# Browser tests use the binary that the other tests have built: no release build here.
run_browser() {
  # Nothing to do after the step `web-build`; the step may also run alone.
  build_web
  if [ -z "${ISHBOR_BIN:-}" ]; then build_server; fi
  # The doubles of Telegram and Google, which the browser tests look for beside the server.
  cargo build -p doubles
  CHROMIUM=$(find_chromium) ISHBOR_BIN=$target/debug/ishbor npm --prefix e2e run --silent test
}

# Tests must use the product's defaults, and above all no real database. The location of PostgreSQL's programs stays
# set, because tests need it too.
forget_settings() {
  local name
  while IFS='=' read -r name _; do
    case $name in ISHBOR_PG_BIN) ;; ISHBOR_* | DATABASE_URL) unset "$name" ;; esac
  done <.env.example
}

# The number of passed tests in the step's output: cargo, Vitest and Playwright each print it differently.
count_passed() {
  sed $'s/\033\\[[0-9;]*m//g' "$1" | grep -E '^test result: ok|^ *Tests |^ *[0-9]+ passed' |
    grep -oE '[0-9]+ passed' | awk '{ sum += $1 } END { print sum + 0 }' || true
}

for step in $steps; do title_of "$step" >/dev/null; done

scripts/setup.sh "$needs"
table=$(printf '%14s  %s' "$(minutes $SECONDS)" "Setup")$'\n'
forget_settings
unset ISHBOR_BIN
mkdir -p "$tools/logs"

number=0 passed=0 total=$(wc -w <<<"$steps")
total=$((total))
for step in $steps; do
  number=$((number + 1))
  started=$SECONDS
  say "[$number/$total] $(title_of "$step")"
  log=$tools/logs/$step.log
  # A separate shell keeps `set -e` working inside the step; inside a condition it would be ignored.
  set +e
  (set -e && run_step "$step") 2>&1 | tee "$log"
  status=${PIPESTATUS[0]}
  set -e
  [ "$status" = 0 ] ||
    fail "step $number of $total failed after $(minutes $((SECONDS - started))): $(title_of "$step"). Repeat it with: scripts/verify.sh $step"
  passed=$((passed + $(count_passed "$log")))
  # Cargo builds the binary for the tests. Building it separately afterwards would recompile many crates, because tests
  # enable additional features.
  if [ "$step" = rust-tests ]; then export ISHBOR_BIN=$target/debug/ishbor; fi
  took=$(minutes $((SECONDS - started)))
  echo "    $took"
  table+=$(printf '%14s  %s' "$took" "$(title_of "$step")")$'\n'
done

printf '\n%s\n' "$table"
if [ "$passed" -gt 0 ]; then echo "$passed passed, 0 failed"; fi
echo "ishbor: all $total steps passed in $(minutes $SECONDS)"
