# Every target sets up what it needs: `make site` and `make test` work on a fresh clone.
PYTHON ?= python3
BIN := .venv/bin
export PATH := $(CURDIR)/$(BIN):$(PATH)
export NO_MKDOCS_2_WARNING := 1
unexport PYTHONDONTWRITEBYTECODE  # else every process compiles library and tests anew
READY := .venv/.ready node_modules/.ready
# tests that need no built site run beside the build, which leaves a core idle half of the time
ALONE := $(addprefix tests/,claims games numbers papers solve tables)
WHOLE := .venv/.ready node_modules/.whole

.DEFAULT_GOAL := help
.PHONY: help site serve release test check format verify certificates forgeries mutants bench audit lock clean

help: ## list the targets
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /\1\t/' | expand -t 14

site: $(READY) ## build the whole site into site/
	@$(BIN)/chromdocs site build
	@echo "The site is in site/. To look at it: make serve"

serve: $(READY) ## show the site at http://127.0.0.1:8000 and rebuild on change
	@$(BIN)/chromdocs site serve

release: $(READY) ## the site for SITE_URL, with versions, and downloads in dist/; PREVIOUS=folder of the site that is out
	@$(BIN)/chromdocs site release $(if $(PREVIOUS),--previous "$(PREVIOUS)")

test: $(WHOLE) ## build the site and pass every test, in a real browser too; BUILT=1 takes the site that is there
	@$(BIN)/python scripts/tex.py
	@mkdir -p .cache
	@$(BIN)/python scripts/chromium.py & browser=$$!; \
	  $(BIN)/pytest -n 2 --dist worksteal $(ALONE) > .cache/alone.log 2>&1 & alone=$$!; \
	  $(if $(BUILT),:,$(BIN)/chromdocs site build) && wait $$browser || { kill $$browser $$alone 2>/dev/null; exit 1; }; \
	  $(BIN)/pytest -n 3 --dist worksteal $(addprefix --ignore=,$(ALONE)); status=$$?; \
	  wait $$alone || status=$$?; cat .cache/alone.log; exit $$status

check: $(WHOLE) ## the gates: lint, format, types, of the scripts too, import directions, strict build
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/npm run --silent check
	@$(BIN)/pytest tests/test_imports.py
	@$(BIN)/chromdocs site build

format: .venv/.ready ## rewrite the code in the one format
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

verify: .venv/.ready ## check every claim at its published bound; FRESH=1 takes nothing as recorded
	@$(BIN)/chromdocs verify $(if $(FRESH),--fresh)

certificates: $(WHOLE) ## let both checkers check every certificate of the built site
	@cd site/certificates && files="$$(ls numeration/*.json.gz; find . -name '*.json.gz' -not -path './numeration/*' | sort)"; \
	  ../../$(BIN)/python checker.py $$files > ../../.cache/checked.log && grep -c 'all right$$' ../../.cache/checked.log && \
	  ../../$(BIN)/node ../../scripts/check_certificates.mjs $$files > ../../.cache/checked.log && grep -c ': accepted: ' ../../.cache/checked.log

forgeries: $(WHOLE) ## try ten thousand false certificates on both checkers
	@CHROMDOCS_LONG=1 $(BIN)/pytest -n 2 tests/decide/test_forgeries.py

mutants: $(WHOLE) ## change the library at random and see whether the tests notice; SEED=2 takes other ones
	@$(BIN)/python scripts/mutants.py $(if $(SEED),--seed $(SEED)) $(if $(JOBS),--jobs $(JOBS))

bench: .venv/.ready ## measure the speed of what has to be fast; TO=200000 goes further
	@$(BIN)/python scripts/bench.py
	@$(BIN)/python scripts/bench_speed.py
	@$(BIN)/python scripts/bench_sieve.py $(TO)

audit: $(WHOLE) ## let Lighthouse judge one page of each kind of the built site; RUNS=1 is quicker
	@$(BIN)/python scripts/audit.py $(if $(RUNS),--runs $(RUNS))

lock: .venv/.ready ## pin the newest packages that pyproject.toml and package.json allow
	@$(BIN)/uv pip compile -q --upgrade --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	  --no-header requirements/uv.in -o requirements/uv.txt
	@$(BIN)/uv pip compile -q --upgrade --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	  --no-header --extra dev pyproject.toml -o requirements/all.txt
	@$(BIN)/npm install --package-lock-only

clean: ## remove what was built or installed
	rm -rf .venv node_modules site .cache build dist *.egg-info

.venv/.ready: requirements/uv.txt requirements/all.txt pyproject.toml
	@$(PYTHON) -c 'import sys; v = sys.version_info; sys.exit(v < (3, 11) and f"chromdocs needs Python 3.11 or newer; $(PYTHON) is {v[0]}.{v[1]} (choose one: make PYTHON=...)")'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/uv.txt
	$(BIN)/uv pip install -q --python $(BIN)/python --require-hashes -r requirements/all.txt
	$(BIN)/uv pip install -q --python $(BIN)/python --no-deps --no-build-isolation -e .
	@touch $@

# What the site is made of; and with it what tests and gates need.
node_modules/.ready: package-lock.json .npmrc | .venv/.ready
	$(BIN)/npm ci --silent --omit=dev
	@touch $@

node_modules/.whole: package-lock.json .npmrc | .venv/.ready
	$(BIN)/npm ci --silent
	@touch node_modules/.ready $@
