# `make play` and `make test` set up all they need; the second time they start within seconds.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py')
COMPILED := PYTHONPATH=build/compiled
PLAIN := PYTHONPATH=src
CLIENT := src/oneiros/server/client
PYTEST := $(BIN)/python -m pytest -q -n 2
NEVER_COMPILED := arena cli server table test_docs.py test_languages.py test_layers.py test_site.py test_web_tutorials.py test_wire_types.py
BROWSER := cd web && ONEIROS_PYTHON="$(CURDIR)/$(BIN)/python" PYTHONPATH="$(CURDIR)/build/compiled" npm run --silent test:browser

.PHONY: play terminal test check test-plain test-compiled test-wheel test-web test-browser test-browser-short web measure soak load browser services golden bench balance ladder arena docs format clean

# The games in the browser, from this machine.
play: build/compiled/.ready
	@if command -v npm > /dev/null 2>&1; then $(MAKE) -s web; \
	elif [ ! -f $(CLIENT)/index.html ]; then \
		echo "== Node.js is not installed, so there is no browser client: 'make terminal' plays in the terminal"; fi
	@$(COMPILED) $(BIN)/python -m oneiros serve --open --client $(CLIENT)

terminal: build/compiled/.ready
	@$(COMPILED) $(BIN)/python -m oneiros play

# The compiler needs one core for minutes; style, types and the client's own tests go beside it on the other.
test: services
	@$(MAKE) -s -j2 --output-sync=target build/compiled/.ready check test-web
	@$(MAKE) -s test-compiled test-plain test-wheel test-browser-short

check: $(VENV)/.ready
	@echo "== style and types"
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy

test-compiled: build/compiled/.ready
	@echo "== the suite on the compiled build"
	@$(COMPILED) ONEIROS_BUILD=compiled $(PYTEST)

# What is never compiled was tested above.
test-plain: $(VENV)/.ready
	@echo "== the suite of the rules on the plain build"
	@$(PLAIN) ONEIROS_BUILD=plain $(PYTEST) $(NEVER_COMPILED:%=--ignore=tests/%) --ignore-glob='tests/envs/test_[!b]*'

test-wheel: build/compiled/.ready
	@echo "== the wheel, in a fresh environment"
	@sh scripts/test-wheel.sh $(BIN)/python

# The browser client, built into the server's package, from which it is served and packed.
web: $(CLIENT)/index.html

# Its types and its tests, without a browser.
test-web: web/node_modules/.ready
	@echo "== the browser client"
	@cd web && npm run --silent check && npm run --silent test

# The client and the server together, played by clicks in a real browser: whole games, both sizes, every language, axe.
test-browser: build/compiled/.ready browser web
	@echo "== everything in a real browser"
	@$(BROWSER)

# Two browsers against each other, with hidden cards, over a reload and a server that dies.
test-browser-short: build/compiled/.ready browser web
	@echo "== games in a real browser"
	@$(BROWSER) -- together.test.mjs

# What the client weighs, and how soon a slow phone can use it: docs/benchmarks.md.
measure: build/compiled/.ready browser web
	@cd web && ONEIROS_PYTHON="$(CURDIR)/$(BIN)/python" PYTHONPATH="$(CURDIR)/build/compiled" node scripts/measure.mjs --write

browser:
	@sh scripts/browser.sh

# PostgreSQL and Redis for the server's tests, where this machine may install them.
services:
	@sh scripts/services.sh

# The server's long tests: law 5 on a thousand games of each, thousands of fuzzed messages, a hundred kills.
soak: build/compiled/.ready services
	@ONEIROS_SOAK_GAMES=1000 ONEIROS_SOAK_EXAMPLES=1000 ONEIROS_SOAK_KILLS=100 $(COMPILED) $(BIN)/python -m pytest -q \
		-o faulthandler_timeout=0 tests/server/test_secrecy.py tests/server/test_fuzz.py tests/server/test_kill.py

# Live tables by the hundred over real sockets, beside boardgame.io's own server: docs/reliability.md.
load: build/compiled/.ready
	@$(COMPILED) $(BIN)/python -m bench.load

# Write the golden playthroughs anew, after a rules change that was meant.
golden: build/compiled/.ready
	@$(COMPILED) $(BIN)/python -m tests.golden

# What the parts of the games do to winning, between greedy players: docs/balance/.
balance: build/compiled/.ready
	@$(COMPILED) $(BIN)/python -m oneiros balance ravens --games 1000 --option rounds=5 --as markdown --out docs/balance
	@$(COMPILED) $(BIN)/python -m oneiros balance sandman --games 10000 --as markdown --out docs/balance
	@$(COMPILED) $(BIN)/python -m oneiros balance runners --games 2000 --as markdown --out docs/balance
	@$(COMPILED) $(BIN)/python -m oneiros balance workshop --games 3000 --as markdown --out docs/balance

# Every level of bots against the one below: docs/bots.md. A night on two cores; what was played is kept.
ladder: build/compiled/.ready
	@$(COMPILED) $(BIN)/python -m oneiros ladder --log build/ladder.jsonl --write docs/bots.md

# 10,000 games of bots on a Ray cluster of two nodes on this machine, with a worker killed on the way.
arena: build/compiled/.ready
	@rm -rf build/arena
	@$(COMPILED) $(BIN)/python -m bench.cluster build/arena
	@cp build/arena/report.html docs/arena/ravens.html

# The documentation site, in build/site; every link must lead somewhere.
docs: $(VENV)/.docs
	@$(PLAIN) $(BIN)/python scripts/site.py build/docs
	@$(PLAIN) NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build -q --strict
	@echo "Written: build/site/index.html"

bench: build/compiled/.ready $(VENV)/.bench
	@$(BIN)/python -m bench

format: $(VENV)/.ready
	@$(BIN)/ruff check -q --fix . ; $(BIN)/ruff format -q .

clean:
	rm -rf build dist $(VENV) src/*.egg-info web/dist web/node_modules $(CLIENT)

$(VENV)/.ready: pyproject.toml constraints.txt
	@echo "== setting up $(VENV) (once)"
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install -q --disable-pip-version-check -c constraints.txt pip setuptools wheel
	@ONEIROS_PURE=1 $(BIN)/python -m pip install -q --disable-pip-version-check -c constraints.txt \
		--no-build-isolation -e '.[dev]'
	@touch $@

$(VENV)/.bench: $(VENV)/.ready
	@echo "== installing the engines to compare with (once)"
	@ONEIROS_PURE=1 $(BIN)/python -m pip install -q --disable-pip-version-check -c constraints.txt --no-build-isolation -e '.[bench]'
	@touch $@

$(VENV)/.docs: $(VENV)/.ready
	@echo "== installing the documentation's tools (once)"
	@ONEIROS_PURE=1 $(BIN)/python -m pip install -q --disable-pip-version-check -c constraints.txt --no-build-isolation -e '.[docs]'
	@touch $@

web/node_modules/.ready: web/package.json web/package-lock.json
	@echo "== setting up web/node_modules (once)"
	@cd web && npm ci --silent
	@touch $@

$(CLIENT)/index.html: web/node_modules/.ready web/index.html web/vite.config.ts \
		$(shell find web/src web/words web/public -type f) $(shell find src/oneiros/games -name '*.ftl')
	@echo "== building the browser client"
	@cd web && npm run --silent build -- --logLevel warn
	@rm -rf $(CLIENT) && cp -r web/dist $(CLIENT)

build/compiled/.ready: $(VENV)/.ready setup.py $(SOURCES) $(shell find src -name '*.toml' -o -name '*.ftl' -o -name '*.md')
	@echo "== compiling the rules (some minutes, once)"
	@mkdir -p build
	@$(BIN)/python setup.py -q build > build/log.txt 2>&1 || (cat build/log.txt; exit 1)
	@rm -rf build/compiled && cp -a build/lib.* build/compiled  # the wheel is packed from the other without a compiler
	@touch $@
