#!/usr/bin/env bash
# `make screening-quality`: reads the labelled texts of crates/screening/corpus/labelled with the rules, prints recall,
# false alarms and hard stops by kind and language, and the mistakes of the part that rules may be made from.
# shellcheck source=scripts/lib.sh
. "$(dirname "$0")/lib.sh"

cargo test --quiet -p screening --test quality -- --ignored --nocapture tables
