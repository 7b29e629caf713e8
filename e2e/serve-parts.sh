#!/bin/sh
# The page of all parts: built aside, never into the program, and served beside it.
set -eu
vite=$(pwd)/../node_modules/.bin/vite
out=$(mktemp -d)
trap 'kill -TERM "${pid:-}" 2>/dev/null; rm -rf "$out"' EXIT INT TERM
cd ../web
"$vite" build --config vite.parts.config.ts --outDir "$out" --emptyOutDir --logLevel warn
"$vite" preview --config vite.parts.config.ts --outDir "$out" --host 127.0.0.1 --port "$PARTS_PORT" --logLevel warn &
pid=$!
wait $pid
