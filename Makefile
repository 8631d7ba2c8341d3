# `make play` and `make test` set up all they need; the second time they start within seconds.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py')
COMPILED := PYTHONPATH=build/compiled
PLAIN := PYTHONPATH=src
PYTEST := $(BIN)/python -m pytest -q -n 2

.PHONY: play test check test-plain test-compiled test-wheel golden bench balance format clean

play: build/compiled/.ready
	@$(COMPILED) $(BIN)/python -m oneiros play

test: check test-compiled test-plain test-wheel

check: $(VENV)/.ready
	@echo "== style and types"
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy

test-compiled: build/compiled/.ready
	@echo "== the suite on the compiled build"
	@$(COMPILED) ONEIROS_BUILD=compiled $(PYTEST)

test-plain: $(VENV)/.ready
	@echo "== the suite on the plain build"
	@$(PLAIN) ONEIROS_BUILD=plain $(PYTEST)

test-wheel: build/compiled/.ready
	@echo "== the wheel, in a fresh environment"
	@sh scripts/test-wheel.sh $(BIN)/python

# Write the golden playthroughs anew, after a rules change that was meant.
golden: build/compiled/.ready
	@$(COMPILED) $(BIN)/python -m tests.golden

# What the parts of the games do to winning, between greedy players: docs/balance/.
balance: build/compiled/.ready
	@$(COMPILED) $(BIN)/python -m oneiros balance sandman --games 10000 --out docs/balance
	@$(COMPILED) $(BIN)/python -m oneiros balance runners --games 2000 --out docs/balance
	@$(COMPILED) $(BIN)/python -m oneiros balance workshop --games 1000 --out docs/balance

bench: build/compiled/.ready $(VENV)/.bench
	@$(BIN)/python -m bench

format: $(VENV)/.ready
	@$(BIN)/ruff check -q --fix . ; $(BIN)/ruff format -q .

clean:
	rm -rf build dist $(VENV) src/*.egg-info

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

build/compiled/.ready: $(VENV)/.ready setup.py $(SOURCES) $(shell find src -name '*.toml' -o -name '*.ftl' -o -name '*.md')
	@echo "== compiling the rules (some minutes, once)"
	@mkdir -p build
	@$(BIN)/python setup.py -q build --build-lib build/compiled > build/log.txt 2>&1 || (cat build/log.txt; exit 1)
	@touch $@
