# shellcheck shell=bash
# Shared by all scripts: paths, messages, and stamps of finished steps.
# Sourced, never run. Written for bash 3.2, which macOS still ships.
# shellcheck disable=SC2034  # The scripts that source this file use the variables.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

root=$PWD
tools=$root/.tools
target=${CARGO_TARGET_DIR:-$root/target}
case $target in /*) ;; *) target=$root/$target ;; esac

# The Node installed for the project when the machine's own is too old. Update both versions together.
node_version=24.21.0
npm_version=11.19.1
PATH=$tools/node/node_modules/.bin:$PATH

# Rustup puts cargo here; the calling shell may have been started before that.
if ! command -v cargo >/dev/null && [ -x "$HOME/.cargo/bin/cargo" ]; then
  PATH=$PATH:$HOME/.cargo/bin
fi
export PATH

if [ -t 1 ]; then bold=$'\033[1m' plain=$'\033[0m'; else bold='' plain=''; fi

say() { printf '%s==> %s%s\n' "$bold" "$*" "$plain"; }

# Prints one sentence that says what to do, then exits.
fail() {
  printf 'ishbor: %s\n' "$*" >&2
  exit 1
}

minutes() { printf '%d min %d s' $(($1 / 60)) $(($1 % 60)); }

if command -v sha256sum >/dev/null; then sha=(sha256sum); else sha=(shasum -a 256); fi

# A hash over the names and contents of the files that `find` lists for these arguments.
hash_of() { find "$@" -type f -print0 | LC_ALL=C sort -z | xargs -0 "${sha[@]}" | "${sha[@]}" | cut -d' ' -f1; }

# A stamp stores the hash of a step's inputs: the same hash means that the step is up to date.
is_done() { [ "$(cat "$tools/stamps/$1" 2>/dev/null)" = "$2" ]; }
mark_done() {
  mkdir -p "$tools/stamps"
  printf '%s\n' "$2" >"$tools/stamps/$1"
}

# Loads .env without overriding variables that are already set. Values are taken literally, as systemd does.
load_env() {
  [ -f .env ] || return 0
  local line name value
  while IFS= read -r line || [ -n "$line" ]; do
    [[ $line =~ ^[[:space:]]*([A-Za-z_][A-Za-z0-9_]*)=(.*)$ ]] || continue
    name=${BASH_REMATCH[1]} value=${BASH_REMATCH[2]}
    if [[ $value =~ ^\"(.*)\"$ || $value =~ ^\'(.*)\'$ ]]; then value=${BASH_REMATCH[1]}; fi
    [ -n "${!name+set}" ] || export "$name=$value"
  done <.env
}

# Everything the web is built from. Tailwind reads the templates too.
web_sources() {
  hash_of web locales openapi.json crates/pages/templates crates/server/templates \
    \( -name node_modules -o -name dist -o -name paraglide -o -name project.inlang -o -name .tanstack \
    -o -name .vite -o -name routeTree.gen.ts \) -prune -o
}

# Prints only the size of the web; the whole output is shown when the build fails.
build_web() {
  local sources log=$tools/logs/web-build.log
  sources=$(web_sources)
  if [ -f web/dist/index.html ] && is_done web "$sources"; then return; fi
  say "Building the web: about half a minute"
  mkdir -p "$tools/logs"
  npm --prefix web run --silent build >"$log" 2>&1 || {
    cat "$log" >&2
    fail "the web was not built; the reason stands above, \`npm --prefix web run build\` repeats it."
  }
  grep '^size:' "$log" || true
  mark_done web "$sources"
}

# The same profile for running, developing and testing, so that they share compiled code. The server embeds the built
# web, so the web is built first.
build_server() {
  say "Building the server: about 5 minutes the first time, seconds later"
  cargo build -p server || fail "the server was not built; the reason stands above, \`cargo build -p server\` repeats it."
}

# Prints the browser for tests and screenshots, if there is one.
find_chromium() {
  local name
  for name in ${CHROMIUM:-} chromium chromium-browser google-chrome-stable google-chrome; do
    command -v "$name" && return
  done
  return 1
}
