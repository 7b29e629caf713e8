#!/bin/sh
# The page of all parts, built when what it is made of has changed, and served beside the program.
set -eu
make --silent --no-print-directory --directory .. web/dist-parts/.built
cd ../web
exec ../node_modules/.bin/vite preview --config vite.parts.config.ts --host 127.0.0.1 --port "$PARTS_PORT" --logLevel warn
