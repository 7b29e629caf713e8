# Torre. `make run` serves the site; `make test` proves it. Both install and build what is missing.

.PHONY: run build check check-web check-rust test test-rust test-e2e test-engines art looks frames exercises interactions bench bench-builds bench-leads bench-blog bench-office bench-switches bench-visits visits lighthouse contract fuzz faults attacks kills soak supply-chain package dev dates types format clean
.DEFAULT_GOAL := build

NPM := npm --loglevel=error
CHECKED := target/checked

# What the front-end build reads. Texts of posts are the program's alone: a changed word builds no front end.
WEB_SOURCES := $(shell find web/src web/public web/scripts web/*.ts web/*.json office/src office/*.ts office/*.json content/media content/blog -type f -not -name '*.md' 2>/dev/null)
SCRIPTS := $(shell git ls-files '*.ts' '*.tsx' '*.mjs' '*.css' '*.json' '*.md' '*.yml' '*.html' 2>/dev/null)
ART_SOURCES := $(shell find art content/media content/blog -type f -name '*.mjs' -o -name '*.svg' 2>/dev/null)

# Settings: .env, see .env.example. `make run ADDRESS=127.0.0.1:9000` comes before it.
run: build
	$(if $(ADDRESS),TORRE_LISTEN=$(ADDRESS)) ./target/release/torre serve

build: web/dist/.built
	cargo build --release --locked

# npm itself writes this file when it has installed everything.
node_modules/.package-lock.json: package.json package-lock.json web/package.json office/package.json e2e/package.json art/package.json
	$(NPM) ci --no-audit --no-fund
	@touch $@

web/dist/.built: node_modules/.package-lock.json $(WEB_SOURCES)
	$(NPM) run --workspace web build
	@touch $@

# The page of all parts, for tests: built aside, never into the program.
web/dist-parts/.built: node_modules/.package-lock.json $(WEB_SOURCES) web/parts.html
	cd web && npx vite build --config vite.parts.config.ts --logLevel warn
	@touch $@

# The short loop: formatting, lints, types, unit and property tests. What has not changed since it passed is not run again.
check: check-web check-rust

check-web: $(CHECKED)/lint $(CHECKED)/web $(CHECKED)/office $(CHECKED)/art

$(CHECKED)/lint: node_modules/.package-lock.json $(SCRIPTS) .oxlintrc.json
	npx prettier --check --log-level warn .
	npx oxlint --deny-warnings
	$(NPM) run --workspace e2e types
	@mkdir -p $(@D) && touch $@

$(CHECKED)/web: node_modules/.package-lock.json $(WEB_SOURCES) $(shell find web/tests -type f)
	$(NPM) run --workspace web types
	$(NPM) run --workspace web test
	@mkdir -p $(@D) && touch $@

$(CHECKED)/office: node_modules/.package-lock.json $(WEB_SOURCES) content/text.toml $(shell find office/tests -type f 2>/dev/null)
	$(NPM) run --workspace office types
	$(NPM) run --workspace office test
	@mkdir -p $(@D) && touch $@

$(CHECKED)/art: node_modules/.package-lock.json $(ART_SOURCES)
	$(NPM) run --workspace art test
	@mkdir -p $(@D) && touch $@

# Always the whole workspace: for a part of it cargo would choose other features and compile what is shared again.
check-rust: web/dist/.built
	cargo fmt --check
	cargo clippy --release --locked --workspace --all-targets -- -D warnings
	$(MAKE) --no-print-directory $(CHECKED)/rust

$(CHECKED)/rust: Cargo.lock $(shell find crates -type f)
	cargo test --release --locked --workspace --lib --bins --test architecture --test properties --test reference
	@mkdir -p $(@D) && touch $@

# Everything: the short loop, and the running program against real databases, mail servers and browsers.
test: check test-rust test-e2e test-engines

# More threads than a small machine has cores: programs that start, stop and try again are often waited for.
test-rust: build tools/installed
	RUST_TEST_THREADS=5 cargo test --release --locked --workspace --test generated_types --test leads --test mistakes --test office --test site --test trust

test-e2e: build tools/installed
	$(NPM) run --workspace e2e test

# Every page and the main journeys in Firefox, in WebKit, and in Chromium without the Navigation API.
test-engines: build tools/installed
	$(NPM) run --workspace e2e test-engines

# Beside nginx and Next.js, in one run. Peers come from the package registries; one that is missing is reported.
bench: web/dist/.built
	cargo build --profile shipped --locked --bin torre
	cargo build --release --locked --example load
	[ -x /usr/sbin/nginx ] || apt-get install -y -qq nginx-light libnginx-mod-http-brotli-static
	node bench/run.mjs

# The build of today beside an earlier one: make bench-builds BEFORE=/path/to/torre.
bench-builds: web/dist/.built
	cargo build --profile shipped --locked --bin torre
	cargo build --release --locked --example load
	node bench/builds.mjs

# The office open and closed, counting on and off: what the pages cost then.
bench-switches: web/dist/.built
	cargo build --profile shipped --locked --bin torre
	cargo build --release --locked --example load
	node bench/switches.mjs

# Committed enquiries per second beside a bare loop of single-row transactions.
bench-leads: web/dist/.built
	cargo run --release --locked --example bench_leads

# What five thousand posts cost.
bench-blog: build
	cargo run --release --locked --example bench_blog

# What a year of ten million views costs to read; two minutes.
bench-visits:
	cargo run --profile shipped --locked --example bench_visits

# People and robots in a browser on two servers over two days: what was counted beside what happened. PEOPLE=100 is shorter.
visits: build tools/installed
	cd e2e && PEOPLE=$(or $(PEOPLE),1000) npx playwright test --config traffic/playwright.config.ts

# The office's queue of 100,000 enquiries, on SQLite and PostgreSQL: p50 and p99 of what it asks. make bench-office ENQUIRIES=2000.
bench-office: web/dist/.built
	cargo build --profile shipped --locked --bin torre
	cargo run --profile shipped --locked --example bench_office -- $(or $(ENQUIRIES),100000)

# Every page in both languages as Lighthouse sees a slow phone. Half an hour; RUNS=1 or PAGES=/cursos,/blog shorten it.
lighthouse: build tools/installed
	node bench/lighthouse.mjs

# Takes the pictures of the visual test anew, to be looked at before they are committed.
looks: build tools/installed
	cd e2e && npx playwright test tests/looks.spec.ts --update-snapshots && node shrink-looks.mjs

# Frames a second of the drawn pieces on a slow phone, beside those of a blank page.
frames: build tools/installed
	node bench/frames.mjs

# Every seed of the exercise solved by the solver, in all three exercises. SEEDS=200 tries fewer.
exercises: node_modules/.package-lock.json
	node web/scripts/solve-exercises.mjs

# How soon the site answers a touch on a slow phone.
interactions: build tools/installed
	node bench/interactions.mjs

# What the tests need besides Rust and Node: browsers, a database server, a mail server.
tools/installed: tools/install-test-tools tools/requirements.txt
	tools/install-test-tools
	@touch $@

# The contract against forty times as many invented requests as in the suite, other ones every time.
contract: build tools/installed
	TORRE_CONTRACT_CASES=3000 TORRE_CONTRACT_SEED=$$(date +%s) cargo test --release --locked --workspace --test trust contract -- --nocapture

# The properties of the tests with inputs found by libFuzzer, SECONDS for each target.
fuzz: web/dist/.built
	fuzz/run $(or $(SECONDS),60)

# A thousand subscribers are told of something, and five hundred people replied to, while two servers are killed twenty times.
kills: build tools/installed
	TORRE_KILLS_SUBSCRIBERS=1000 TORRE_KILLS=20 cargo test --release --locked --workspace --test leads subscription_kills -- --nocapture
	TORRE_KILLS_REPLIES=500 TORRE_KILLS=20 cargo test --release --locked --workspace --test office reply_kills -- --nocapture

# What visitors notice while the database, the disk, the clock, the content, the engine or the mail server fails, a post
# falls due in broken content, a drawing is far too large, or somebody attacks. FAULT=database plays one of them.
faults: build tools/installed
	cargo build --release --locked --example faults
	./target/release/examples/faults $(FAULT)

# The attacks of `make faults` on both databases, with the fast path and without it, plain and with TLS, and behind the
# proxies of deploy/: a line each, eight minutes. ATTACK=webhook measures one, WAY=Caddy (nginx, TLS, plain) one way.
# A proxy that is not installed is reported.
attacks: build tools/installed
	cargo build --release --locked --example faults
	./target/release/examples/faults matrix $(ATTACK) $(WAY)

# Mixed load for MINUTES at RATE requests a second; memory and descriptors every minute, and a verdict. FAULTS=1: with
# each attack and a broken edit once in between (from six minutes on).
soak: build
	cargo build --release --locked --example soak
	./target/release/examples/soak $(or $(MINUTES),30) $(or $(RATE),300) $(if $(FAULTS),--faults)

# A Debian package and a plain archive, in target/package: the program, its unit, settings and manual page.
package: web/dist/.built
	cargo build --profile shipped --locked --bin torre
	tools/package target/shipped/torre target/package

# Licences, sources and known vulnerabilities of what is depended upon. Needs cargo-deny and the network.
supply-chain: node_modules/.package-lock.json
	cargo deny check
	$(NPM) audit

# Hot reload: content by the server, React by Vite, server-side React by a watching build.
dev: build
	tools/dev

# The days on which content files changed, for the sitemap.
dates: build
	TORRE_CONTENT=content ./target/release/torre dates

# What is written from the Rust types: TypeScript types, JSON schemas of the content files, docs/sections.md.
types: web/dist/.built
	TORRE_WRITE_TYPES=1 cargo test --release --locked --workspace --test generated_types --test reference

# Every drawn picture, into content/. See art/README.md.
art:
	node art/draw.mjs

format: node_modules/.package-lock.json
	npx prettier --write --log-level warn .
	cargo fmt

clean:
	rm -rf target web/dist web/dist-parts node_modules tools/installed
