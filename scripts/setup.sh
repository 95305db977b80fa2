#!/usr/bin/env bash
# Installs what is missing and nothing else. Parts that are already installed are skipped.
#
#   scripts/setup.sh run    what `make run` needs: a C compiler, Node, PostgreSQL, npm packages of the web
#   scripts/setup.sh check  the same and the generator of API types
#   scripts/setup.sh test   the same, Schemathesis, and Chromium with npm packages of the browser tests
# shellcheck source=scripts/lib.sh
. "$(dirname "$0")/lib.sh"

purpose=${1:-run}
case $purpose in run | check | test) ;; *) fail "usage: scripts/setup.sh run|check|test" ;; esac

# --- ways to install -------------------------------------------------------------------------------------------

as_root() {
  if [ "$(id -u)" = 0 ]; then
    "$@"
  elif command -v sudo >/dev/null; then
    sudo "$@"
  else
    fail "this needs root and there is no sudo. Run as root: $*"
  fi
}

has_apt() { command -v apt-get >/dev/null; }

# Package lists of a fresh machine are empty or stale: they are updated once, and only when something is missing.
refresh_apt() {
  [ -z "${apt_is_fresh:-}" ] || return 0
  as_root apt-get update -qq || fail "apt-get could not fetch the package lists; check the network and run make again."
  apt_is_fresh=yes
}

apt_install() {
  refresh_apt
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null ||
    fail "apt-get could not install $*; try it by hand: sudo apt-get install $*"
}

apt_offers() { [[ $(LC_ALL=C apt-cache policy "$1") =~ Candidate:\ [0-9] ]]; }

# On other systems nothing is installed: prints the command to run. Arguments: the package, then commands for dnf,
# pacman, brew.
name_it() {
  local thing=$1 dnf=$2 pacman=$3 brew=$4
  printf 'ishbor: %s is missing. Install it and run make again:\n' "$thing" >&2
  if command -v dnf >/dev/null; then
    printf '  %s\n' "$dnf" >&2
  elif command -v pacman >/dev/null; then
    printf '  %s\n' "$pacman" >&2
  elif command -v brew >/dev/null; then
    printf '  %s\n' "$brew" >&2
  else
    printf '  Fedora, RHEL:  %s\n  Arch:          %s\n  macOS:         %s\n' "$dnf" "$pacman" "$brew" >&2
  fi
  exit 1
}

# --- parts -----------------------------------------------------------------------------------------------------

need_compiler() {
  command -v cc >/dev/null && return
  has_apt || name_it "A C compiler" "sudo dnf install gcc" "sudo pacman -S gcc" "xcode-select --install"
  say "Installing a C compiler: about half a minute"
  apt_install gcc libc6-dev
}

need_rust() {
  local wanted have
  wanted=$(sed -n 's/^rust-version = "1\.\([0-9]*\)".*/\1/p' Cargo.toml)
  command -v cargo >/dev/null ||
    fail "Rust is missing. Install it from https://rustup.rs and run make again."
  have=$(rustc --version | sed -n 's/^rustc 1\.\([0-9]*\)\..*/\1/p')
  [ "${have:-0}" -ge "$wanted" ] ||
    fail "Rust 1.$wanted or newer is needed, here is 1.${have:-?}. Run \`rustup update stable\` and then make again."
}

is_new_node() {
  local version major minor
  version=$(node --version 2>/dev/null) || return 1
  major=${version#v} major=${major%%.*}
  minor=${version#v*.} minor=${minor%%.*}
  [ "$major" -ge 24 ] || { [ "$major" = 22 ] && [ "$minor" -ge 22 ]; }
}

need_node() {
  if is_new_node && command -v npm >/dev/null; then return; fi
  if ! command -v npm >/dev/null; then
    has_apt || name_it "Node.js 24" "sudo dnf install nodejs npm" "sudo pacman -S nodejs npm" "brew install node@24"
    say "Installing npm: about a minute"
    apt_install nodejs npm
  fi
  if is_new_node; then return; fi
  say "Installing Node $node_version into .tools: about half a minute"
  mkdir -p "$tools/node"
  npm install --prefix "$tools/node" --no-audit --no-fund --loglevel=error \
    "node@$node_version" "npm@$npm_version" || true
  is_new_node || fail "Node 24 could not be installed by npm. Install Node 24 from https://nodejs.org and run make again."
}

# The same places and the same oldest version as crates/private_postgres.
has_postgresql() {
  local dir major
  for dir in ${ISHBOR_PG_BIN:-} /usr/lib/postgresql/*/bin /usr/pgsql-*/bin /opt/homebrew/opt/postgresql@*/bin \
    /usr/local/opt/postgresql@*/bin "$(dirname "$(command -v initdb || echo /none)")"; do
    [ -x "$dir/initdb" ] || continue
    major=$("$dir/postgres" --version | sed -n 's/.*(PostgreSQL) \([0-9]*\).*/\1/p')
    [ "${major:-0}" -ge 15 ] && return 0
  done
  return 1
}

need_postgresql() {
  if [ "$purpose" = run ] && [ -n "${DATABASE_URL:-}" ]; then return; fi
  if has_postgresql; then return; fi
  has_apt || name_it "PostgreSQL 15 or newer" "sudo dnf install postgresql-server" "sudo pacman -S postgresql" \
    "brew install postgresql@17"
  refresh_apt
  local package='' major
  for major in 18 17 16 15; do
    if apt_offers "postgresql-$major"; then
      package=postgresql-$major
      break
    fi
  done
  [ -n "$package" ] || fail "this system offers no PostgreSQL 15 or newer. Add the repository of postgresql.org (sudo apt-get install postgresql-common && sudo /usr/share/postgresql-common/pgdg/apt.postgresql.org.sh) and run make again."
  say "Installing $package: about a minute"
  install_postgresql_without_a_cluster "$package"
}

# Debian's package creates and starts a cluster. We need the programs only, so this is switched off during the
# installation and the setting is restored afterwards.
install_postgresql_without_a_cluster() {
  local conf=/etc/postgresql-common/createcluster.conf
  apt_install postgresql-common
  as_root cp -p "$conf" "$conf.ishbor"
  trap 'as_root mv "$conf.ishbor" "$conf"' EXIT
  as_root pg_conftool "$conf" set create_main_cluster off
  apt_install "$1"
  as_root mv "$conf.ishbor" "$conf"
  trap - EXIT
}

# Installs the packages of a folder's package-lock.json. The stamp is inside node_modules and is deleted with it.
#
# Not `npm ci`: it refuses a lock file without the optional packages of every other operating system, and not every
# registry has them all. `npm install --no-save` installs the versions of the lock file and does not change it; whether
# it matches package.json, which `npm ci` would check, is checked here.
need_packages() {
  local folder=$1 took=$2 lock stamp=$1/node_modules/.ishbor-lock
  lock=$("${sha[@]}" <"$folder/package-lock.json")
  [ "$(cat "$stamp" 2>/dev/null)" = "$lock" ] && return
  say "Installing the packages of $folder: $took"
  fits_lock "$folder" ||
    fail "$folder/package-lock.json does not fit $folder/package.json. Run \`npm install\` in $folder and commit the lock file."
  npm install --no-save --prefix "$folder" --no-audit --no-fund --loglevel=error ||
    fail "npm could not install the packages of $folder; check the network and run make again."
  printf '%s\n' "$lock" >"$stamp"
}

fits_lock() {
  node -e '
    const read = (name) => require(require("path").resolve(process.argv[1], name));
    const wanted = (it) => JSON.stringify(Object.entries({ ...it.dependencies, ...it.devDependencies }).sort());
    process.exit(wanted(read("package.json")) === wanted(read("package-lock.json").packages[""]) ? 0 : 1);
  ' "$1"
}

# Schemathesis in its own virtual environment. The stamp with its versions is inside and is deleted with the folder.
need_schemathesis() {
  local home=$tools/schemathesis wanted=tools/schemathesis/requirements.txt python
  if cmp -s "$wanted" "$home/installed.txt"; then return; fi
  find_python >/dev/null || install_python
  python=$(find_python) || fail "Python 3.11 or newer with venv is needed and this system's packages have none. Install it from https://www.python.org and run make again."
  say "Installing Schemathesis into .tools: about half a minute"
  rm -rf "$home"
  "$python" -m venv "$home" || fail "$python could not make $home; the reason stands above."
  "$home/bin/pip" install --quiet --disable-pip-version-check --no-deps -r "$wanted" ||
    fail "pip could not install what $wanted names; check the network and run make again."
  cp "$wanted" "$home/installed.txt"
}

# Debian has ensurepip, which venv needs, in a separate package: Python alone is not enough.
find_python() {
  local name
  for name in python3 python3.14 python3.13 python3.12 python3.11; do
    "$name" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue
    command -v "$name"
    return
  done
  return 1
}

install_python() {
  has_apt || name_it "Python 3.11 or newer" "sudo dnf install python3" "sudo pacman -S python" "brew install python"
  say "Installing Python: a few seconds"
  apt_install python3 python3-venv
}

need_chromium() {
  find_chromium >/dev/null && return
  has_apt || name_it "Chromium" "sudo dnf install chromium" "sudo pacman -S chromium" "brew install --cask chromium"
  refresh_apt
  # Ubuntu has Chromium only as a snap, which cannot access the profiles that tests create for it.
  apt_offers chromium ||
    fail "this system has no Chromium package. Install Google Chrome (https://www.google.com/chrome, the .deb file) and run make again, or name a browser in CHROMIUM."
  say "Installing Chromium: about a minute"
  apt_install chromium
}

# --- what each purpose needs -----------------------------------------------------------------------------------

load_env
need_rust
need_compiler
need_node
need_postgresql
need_packages web "about half a minute"
if [ "$purpose" != run ]; then need_packages tools/openapi "a few seconds"; fi
if [ "$purpose" = test ]; then
  need_schemathesis
  need_chromium
  need_packages e2e "about half a minute"
fi
