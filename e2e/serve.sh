#!/bin/sh
# The built program, on a database that is thrown away.
set -eu
TORRE_DATA=$(mktemp -d)
export TORRE_DATA
../target/release/torre serve &
pid=$!
trap 'kill -TERM $pid 2>/dev/null; wait $pid; rm -rf "$TORRE_DATA"' EXIT INT TERM
wait $pid
