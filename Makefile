# `make help` lists what there is. Each command sets up all it needs; the second time it starts within seconds.
# A line of the list is what follows two hashes after a target; a group begins with two hashes and an at sign.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py')
COMPILED := PYTHONPATH=build/compiled
PLAIN := PYTHONPATH=src
CLIENT := src/oneiros/server/client
PYTEST := $(BIN)/python -m pytest -q -n 2
NEVER_COMPILED := agents arena cli client exam server shells soak text test_docs.py test_languages.py test_layers.py test_modules.py test_open_house.py test_openapi.py test_plain_english.py test_project.py test_site.py test_web_tutorials.py test_wire_types.py
IN_WEB := cd web && ONEIROS_PYTHON="$(CURDIR)/$(BIN)/python" PYTHONPATH="$(CURDIR)/build/compiled"
BROWSER := $(IN_WEB) npm run --silent test:browser

# What `make test-fast` leaves to `make test`, by how long it was seen to take on the plain build: whole files, and single
# tests of files whose others are quick. tests/test_project.py sees to it that each name is still that of a file or a test.
SLOW_FILES := test_analyse test_analysis test_arena test_at_a_table test_attacks test_balance test_belief test_bench \
	test_bot_accounts test_bot_run test_content test_dataset test_differences test_docs test_endpoints test_everywhere test_processes \
	test_every_game test_faults test_token_belief test_fuzz test_gymnasium test_heuristic test_kill test_ladder test_laws \
	test_learned test_levels test_memory test_no_peeking test_openspiel test_parts test_pettingzoo test_ppo test_ray \
	test_runners_adviser test_runners_champion test_secrecy test_significance test_soak test_strange_input test_train_doors test_troubles test_valuation
SLOW_TESTS := test_a_match_between_bots test_a_saved_game_with_bots_goes_on_as_it_would_have \
	test_bots_alone_can_be_watched test_features_have_one_length_and_depend_on_the_view_alone \
	test_intervals_hold_the_truth_as_often_as_they_say \
	test_it_plays_with_all_options_and_uses_powers test_it_sleeps_through_the_night test_no_line_is_too_wide \
	test_no_line_is_wider_than_the_screen test_whatever_is_done_the_table_can_be_played_on
SPACE := $(subst ,, )

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal test test-fast check dead-code coverage test-plain test-compiled test-wheel test-web test-browser test-browser-short test-browsers test-site test-docs test-shells web site measure measure-site soak load browser services golden bench balance ladder arena docs modules features format optimized shell setup clean

help: ## this list
	@awk -f scripts/help.awk $(MAKEFILE_LIST)

##@ Play
play: ## the games in your browser, from this machine
	@if command -v npm > /dev/null 2>&1; then $(MAKE) -s -j2 $(VENV)/.serve web; \
	else $(MAKE) -s $(VENV)/.serve; [ -f $(CLIENT)/index.html ] || \
		echo "== Node.js is not installed, so there is no browser client: 'make terminal' plays in the terminal"; fi
	@$(BIN)/python scripts/play.py --client $(CLIENT)

terminal: build/compiled/.ready ## a game in your terminal
	@$(COMPILED) $(BIN)/python -m oneiros play

##@ Test
test-fast: $(VENV)/.ready ## style and the quick tests on the plain build: two minutes
	@$(BIN)/ruff format --check -q . && $(BIN)/ruff check -q .
	@$(PLAIN) ONEIROS_BUILD=plain $(PYTEST) $(SLOW_FILES:%=--ignore-glob='*/%.py') \
		-k 'not ($(subst $(SPACE), or ,$(strip $(SLOW_TESTS))))'

# Side by side goes what needs one core for minutes: the compiler beside style, types and the client's own tests; the wheel,
# with its environments, beside games in a browser.
test: services ## everything: style, types, both builds, the wheel, games in a real browser
	@$(MAKE) -s $(VENV)/.ready
	@$(MAKE) -s -j2 --output-sync=target build/compiled/.ready check test-web
	@$(MAKE) -s test-compiled test-plain browser web site
	@$(MAKE) -s -j2 --output-sync=target test-wheel test-browser-short

check: $(VENV)/.ready ## style and types
	@echo "== style and types"
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/vulture

dead-code: $(VENV)/.ready ## what nobody calls (scripts/vulture_allow.py lists what others call by name)
	@$(BIN)/vulture

# Which lines the tests of the plain build do not reach. It shows and forbids nothing.
coverage: $(VENV)/.ready ## which lines the tests do not reach, here and in build/coverage-html
	@$(PLAIN) ONEIROS_BUILD=plain $(PYTEST) --ignore-glob='*/test_bench.py' --cov --cov-report=term --cov-report=html

shell: ## the shell scripts under shellcheck, where that is installed
	@if command -v shellcheck > /dev/null 2>&1; then shellcheck scripts/*.sh .ci/run; \
	else echo "== shellcheck is not installed: the shell scripts were not looked at"; fi

test-compiled: build/compiled/.ready $(VENV)/.ready ## the suite on the compiled build
	@echo "== the suite on the compiled build"
	@$(COMPILED) ONEIROS_BUILD=compiled $(PYTEST)

# What is never compiled was tested above.
test-plain: $(VENV)/.ready ## the suite of the rules on the plain build
	@echo "== the suite of the rules on the plain build"
	@$(PLAIN) ONEIROS_BUILD=plain $(PYTEST) $(NEVER_COMPILED:%=--ignore=tests/%) --ignore-glob='tests/envs/test_[!b]*'

test-wheel: build/compiled/.ready $(VENV)/.ready browser web ## the wheel in a fresh environment, and the example package beside it
	@echo "== the wheel and the example package, in a fresh environment"
	@sh scripts/test-wheel.sh $(BIN)/python

test-web: web/node_modules/.ready ## the browser client's types and tests, without a browser
	@echo "== the browser client"
	@cd web && npm run --silent check && npm run --silent test

# The client and the server together, played by clicks in a real browser: whole games, both sizes, every language, axe.
test-browser: build/compiled/.ready $(VENV)/.ready browser web site docs ## every game by clicks in a real browser
	@echo "== everything in a real browser"
	@$(BROWSER)

# The same in the other browsers that this machine has or may install; what it has not is said at the end.
test-browsers: build/compiled/.ready $(VENV)/.ready web site ## games in Firefox and in WebKit
	@sh scripts/browser.sh firefox webkit
	@echo "== games in other browsers"
	@$(IN_WEB) npm run --silent test:browsers

# Two browsers against each other, with hidden cards, over a reload and a server that dies; the page before its program; and
# a game of each in a page without a server or a network.
test-browser-short: build/compiled/.ready $(VENV)/.ready browser web site ## two browsers against each other, a server that dies, games in a page
	@echo "== games in a real browser"
	@export SHORT=1; $(BROWSER) -- together.test.mjs first.test.mjs offline.test.mjs

# The house in a page: a game of each by clicks with the network cut, no storage, killed workers, a cut download.
test-site: site browser ## every game in a page without a server or a network
	@echo "== the house in a page"
	@$(BROWSER) -- offline.test.mjs troubles.test.mjs keeping.test.mjs

# The documentation's pages: a board on each game's page, and every example that runs in the reader's browser.
test-docs: docs browser ## boards and examples on the pages of the documentation
	@echo "== the documentation site"
	@$(BROWSER) -- docs.test.mjs

test-shells: ## OpenEnv, verifiers and sb3-contrib, in environments of their own (2 GB, needs the network)
	@PYTHON=$(PYTHON) bash scripts/test_shells.sh

# The server's long runs: a thousand kills, ten million messages, a million comparisons, a week, then attacks and requests.
# Each run writes its log into build/soak and goes on from it; docs/reliability.md has the figures.
soak: build/compiled/.ready $(VENV)/.ready services ## the server's long runs, which can be broken off: kills, fuzz, secrecy, a week, attacks
	@for run in kills fuzz secrecy week; do $(COMPILED) $(BIN)/python -m tests.soak $$run || exit 1; done
	@ONEIROS_SOAK_EXAMPLES=1000 ONEIROS_SOAK_ATTACKS=20 $(COMPILED) $(BIN)/python -m pytest -q \
		-o faulthandler_timeout=0 tests/server/test_fuzz.py tests/server/test_attacks.py

##@ Measure
bench: build/optimized/.ready $(VENV)/.bench ## speed, beside other engines: docs/benchmarks.md
	@$(BIN)/python -m bench

# Live tables by the hundred over real sockets, beside boardgame.io's own server: docs/reliability.md.
load: build/compiled/.ready $(VENV)/.ready ## live tables by the hundred over real sockets
	@$(COMPILED) $(BIN)/python -m bench.load

# What the client weighs, and how soon a slow phone can use it: docs/benchmarks.md.
measure: build/compiled/.ready $(VENV)/.ready browser web ## what the client weighs, and how soon a slow phone can use it
	@$(IN_WEB) node scripts/measure.mjs --write

# What the house in a page takes, in a real browser as slow as that phone: docs/benchmarks.md.
measure-site: site browser ## what the house in a page takes on a slow phone
	@cd web && ONEIROS_PYTHON="$(CURDIR)/$(BIN)/python" PYTHONPATH="$(CURDIR)/src" node scripts/measure-page.mjs --write

# What the parts of the games do to winning, between greedy players: docs/balance/.
balance: build/compiled/.ready $(VENV)/.ready ## what the parts of the games do to winning: docs/balance
	@for game in $$($(COMPILED) $(BIN)/python -m oneiros games --ids --competitive); do \
		$(COMPILED) $(BIN)/python -m oneiros balance $$game --as markdown --out docs/balance || exit 1; done

# Every level of bots against the one below: docs/bots.md. What was played is kept; MINUTES are of each pairing.
MINUTES ?= 1
ladder: build/compiled/.ready $(VENV)/.ready ## every level of bots against the one below: docs/bots.md (under an hour)
	@$(COMPILED) $(BIN)/python -m oneiros ladder --share 0.02 --minutes $(MINUTES) --also champion,champion-quick \
		--log build/ladder.jsonl --write docs/bots.md

# 10,000 games of bots on a Ray cluster of two nodes on this machine, with a worker killed on the way.
arena: build/compiled/.ready $(VENV)/.ready ## 10,000 games of bots on a Ray cluster of two nodes
	@rm -rf build/arena
	@$(COMPILED) $(BIN)/python -m bench.cluster build/arena
	@cp build/arena/report.html docs/arena/ravens.html

##@ Make
# Compiled a second time, by which ways typical games take: a third faster, in three times the time. Releases are.
optimized: build/optimized/.ready ## the rules compiled by a profile of typical games, in build/optimized
	@echo "Written: build/optimized. Use it: PYTHONPATH=build/optimized"

web: $(CLIENT)/index.html ## the browser client, built into the server's package

# A folder for any host, under any path; what it needs from npm and PyPI is fetched once: docs/play-anywhere.md.
site: build/play/index.html ## the house in a page: static files that play without a server, in build/play
	@echo "Written: build/play ($$(du -sh build/play | cut -f1)). Try it: $(BIN)/python -m http.server --directory build/play"

# Write the golden playthroughs anew, after a rules change that was meant.
golden: build/compiled/.ready $(VENV)/.ready ## write the golden playthroughs anew, after a rules change that was meant
	@$(COMPILED) $(BIN)/python -m tests.golden

# The documentation site, in build/site; every link must lead somewhere. The house in a page is part of it.
docs: $(VENV)/.docs ## the documentation site, in build/site, with boards to try and examples that run
	@if command -v npm > /dev/null 2>&1; then $(MAKE) -s build/play/index.html; \
	else echo "== Node.js is not installed: the site has no boards to try, and no examples that run"; fi
	@$(PLAIN) $(BIN)/python scripts/site.py build/docs $$(command -v npm > /dev/null 2>&1 && echo build/play)
	@$(PLAIN) NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build -q --strict
	@echo "Written: build/site. Look at it: $(BIN)/python -m http.server --directory build/site"

modules: $(VENV)/.ready ## the map of modules, docs/modules.md, from their docstrings
	@$(BIN)/python scripts/module_map.py

features: $(VENV)/.ready ## what learners see of each game, docs/features.md, from the code that writes it
	@$(BIN)/python scripts/feature_tables.py

format: $(VENV)/.ready ## put the style right
	@$(BIN)/ruff check -q --fix . ; $(BIN)/ruff format -q .

##@ Set up
setup: $(VENV)/.ready ## the virtual environment in .venv, with pinned packages

browser: ## Chromium for the tests, where this machine may install it
	@sh scripts/browser.sh

# PostgreSQL and Redis for the server's tests, where this machine may install them.
services: ## PostgreSQL and Redis for the tests, where this machine may install them
	@sh scripts/services.sh

clean: ## remove all that was built and set up
	rm -rf build dist $(VENV) src/*.egg-info web/dist web/node_modules $(CLIENT)

PIP := $(BIN)/python -m pip install -q --disable-pip-version-check -c constraints.txt

# What a server needs, without the tools: `make play` waits for no more.
$(VENV)/.serve: pyproject.toml constraints.txt
	@echo "== setting up $(VENV) (once)"
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) pip setuptools wheel
	@ONEIROS_PURE=1 $(PIP) --no-build-isolation -e '.[server]'
	@touch $@

$(VENV)/.ready: $(VENV)/.serve
	@echo "== installing the tools into $(VENV) (once)"
	@ONEIROS_PURE=1 $(PIP) --no-build-isolation -e '.[dev]'
	@touch $@

# mypyc, and nothing else of the tools: who plays needs no more.
$(VENV)/.compiler: $(VENV)/.serve
	@$(PIP) 'mypy[mypyc]'
	@touch $@

$(VENV)/.bench: $(VENV)/.ready
	@echo "== installing the engines to compare with (once)"
	@ONEIROS_PURE=1 $(PIP) --no-build-isolation -e '.[bench]'
	@touch $@

$(VENV)/.docs: $(VENV)/.ready
	@echo "== installing the documentation's tools (once)"
	@ONEIROS_PURE=1 $(PIP) --no-build-isolation -e '.[docs]'
	@touch $@

web/node_modules/.ready: web/package.json web/package-lock.json
	@echo "== setting up web/node_modules (once)"
	@cd web && npm ci --silent
	@touch $@

# Python for the page, as bytecode: Pyodide with its library, once, and our own package with what it imports. It is put
# beside the client when that is built: a change of Python needs no Vite.
build/pyodide/.ready: web/node_modules/.ready $(VENV)/.serve scripts/python_files.py scripts/bytecode.py web/scripts/squeeze.mjs
	@echo "== gathering Python for the page (once)"
	@$(BIN)/python scripts/python_files.py library build/pyodide
	@node web/scripts/squeeze.mjs build/pyodide
	@touch $@

build/python/.ready: web/node_modules/.ready $(VENV)/.serve scripts/python_files.py scripts/bytecode.py \
		$(SOURCES) $(shell find src/oneiros/games -name '*.toml' -o -name '*.md' -o -name '*.bin' -o -name '*.npz')
	@echo "== packing our own Python for the page"
	@$(BIN)/python scripts/python_files.py ours build/python
	@touch $@

CLIENT_SOURCES := web/node_modules/.ready web/index.html web/vite.config.ts web/bundleWords.ts web/playFiles.ts \
	$(shell find web/src web/words web/public -type f) $(shell find src/oneiros/games -name '*.ftl')
FINISHED_BY := web/scripts/finish.mjs web/scripts/squeeze.mjs web/serviceWorker.js build/pyodide/.ready build/python/.ready

web/dist/index.html: $(CLIENT_SOURCES) web/scripts/squeeze.mjs web/scripts/first-page.mjs web/early.js
	@echo "== building the browser client"
	@cd web && npm run --silent build:client

$(CLIENT)/index.html: web/dist/index.html $(FINISHED_BY)
	@rm -rf $(CLIENT) && cp -r web/dist $(CLIENT)
	@node web/scripts/finish.mjs $(CLIENT) --served build/pyodide build/python

build/play-client/index.html: $(CLIENT_SOURCES)
	@echo "== building the house in a page"
	@cd web && npm run --silent build:play

build/play/index.html: build/play-client/index.html $(FINISHED_BY)
	@rm -rf build/play && cp -r build/play-client build/play
	@node web/scripts/finish.mjs build/play build/pyodide build/python

build/compiled/.ready: $(VENV)/.compiler setup.py $(SOURCES) $(shell find src -name '*.toml' -o -name '*.ftl' -o -name '*.md' -o -name '*.bin' -o -name '*.npz')
	@echo "== compiling the rules (some minutes, once)"
	@mkdir -p build
	@$(BIN)/python setup.py -q build > build/log.txt 2>&1 || (cat build/log.txt; exit 1)
	@rm -rf build/compiled && cp -a build/lib.* build/compiled  # the wheel is packed from the other without a compiler
	@touch $@

build/optimized/.ready: build/compiled/.ready $(VENV)/.ready
	@echo "== compiling the rules by a profile of typical games (some minutes, once)"
	@sh scripts/count_ways.sh $(BIN)/python > build/log.txt 2>&1 || (cat build/log.txt; exit 1)
	@rm -rf build/optimized
	@ONEIROS_PROFILE=use $(BIN)/python setup.py -q build --force --build-lib build/optimized >> build/log.txt 2>&1 || (cat build/log.txt; exit 1)
	@touch $@
