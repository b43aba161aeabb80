# Everything starts from Python 3.11 or newer, make and the package registries.
# Choose another interpreter with `make PYTHON=python3.13 ...`.

PYTHON ?= python3
# One more than there are two processors, since tests wait for servers and browsers.
WORKERS ?= 3

VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv
NPM := $(BIN)/python web/npm.py
SYNC := $(UV) sync --quiet --locked

export UV_PROJECT_ENVIRONMENT := $(VENV)
export UV_COMPILE_BYTECODE ?= 1
export UV_PYTHON_DOWNLOADS := never
# Several threads of NumPy wait for each other, busily, where the processors have other work.
export OPENBLAS_NUM_THREADS ?= 1
unexport VIRTUAL_ENV

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup setup-lab play kernels lab-kernels test test-lab slow package peers container browsers wheels sbom check audit web-check web-size format bench docs coverage clean

help: ## Show this list.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(VENV)/.dev ## Install into .venv what playing, its tests, the checks and the pages need.

setup-lab: $(VENV)/.lab ## Install the laboratory's too: Ray, JAX, OpenSpiel, the compiler for cards.

play: $(VENV)/.runtime ## Open the lobby in the browser; with PLAY="--port 9000" as that says.
	@$(BIN)/intriga play $(PLAY)

# These tests run every line of core and of the games' rules; the others are not traced
# (tests/conftest.py).
RULES := $(addprefix tests/,api core games kuhn)
# A test of ten minutes hangs: it says where, and ends all, since another worker would try it again.
PATIENCE := -o faulthandler_timeout=600 -o faulthandler_exit_on_timeout=true --max-worker-restart=0
PYTEST := $(BIN)/pytest -n $(WORKERS) $(PATIENCE)
PLAY_TESTS := --ignore=tests/lab -m "not slow and not lab" --cov --cov-fail-under=100

kernels: $(VENV)/.dev ## Compile what the tests run in machine code, once for all of them.
	$(BIN)/python -m tests.compiled.kernels

lab-kernels: $(VENV)/.lab ## Compile what the tests of the laboratory run, too.
	$(BIN)/python -m tests.compiled.kernels lab

test: kernels ## Run the tests of what people play with; what the machine lacks is said, and skipped.
	@$(BIN)/python -m tests.wants
	$(PYTEST) $(PLAY_TESTS)

test-lab: lab-kernels ## Run the tests of the laboratory.
	$(PYTEST) -m "lab and not slow"

slow: lab-kernels ## Run what `make test` leaves out, or looks at in part, as it takes minutes.
	INTRIGA_TESTS=all $(BIN)/pytest -n $(WORKERS) -m "(slow or sampled) and not browsers" --ignore tests/packaging

package: $(VENV)/.dev ## Build the packages, and try them where there is neither a checkout nor Node.
	$(BIN)/pytest -m "slow and not peers and not container" tests/packaging

peers: $(VENV)/.dev ## Try the examples beside the libraries that they learn with, in an environment of 7 GB.
	$(BIN)/pytest -m peers tests/packaging/test_peers.py

container: $(VENV)/.dev ## Build the container, or do what it is built by, and ask its server.
	$(BIN)/pytest -m container tests/packaging/test_container_build.py

browsers: $(VENV)/.dev ## Play whole evenings: three games of friends, and in Firefox and WebKitGTK.
	$(BIN)/pytest -m browsers tests/browsers tests/e2e

wheels: $(VENV)/.dev ## Build what is released; on Linux x86-64 with code that was compiled ahead.
	$(UV) build --quiet --out-dir dist
	@if [ "$$(uname -sm)" = "Linux x86_64" ]; then \
		rm -rf build/code && $(BIN)/intriga warm --ahead build/code && \
		INTRIGA_CODE=build/code $(UV) build --quiet --wheel --python $(BIN)/python --out-dir dist; \
	fi

sbom: $(VENV)/.lab ## Write the bill of materials of what is released into dist.
	$(BIN)/python -m tests.supply.materials dist/intriga.cdx.json

# Without the laboratory's packages the types of the rest are checked; one script takes all of them.
TYPED := src tests hatch_build.py locked_uv.py web/npm.py -name '*.py' -not -path '*/lab/*' -not -name everywhere.py
SCHEMA := $(BIN)/check-jsonschema --quiet --builtin-schema vendor.

check: $(VENV)/.dev web-check ## Check style, types, imports, spelling, secrets and the workflows.
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/lint-imports --no-logo
	$(BIN)/codespell
	$(BIN)/python -m tests.docs.phrases
	$(BIN)/python -m tests.supply.leaks
	$(SCHEMA)github-workflows .github/workflows/*.yml
	$(SCHEMA)github-issue-forms .github/ISSUE_TEMPLATE/?-*.yml
	$(SCHEMA)github-issue-config .github/ISSUE_TEMPLATE/config.yml
	$(SCHEMA)dependabot .github/dependabot.yml
	$(SCHEMA)readthedocs .readthedocs.yaml
	$(SCHEMA)citation-file-format CITATION.cff
	$(SCHEMA)compose-spec compose.yaml
	$(BIN)/zizmor --offline --quiet .github
	@if [ -e $(VENV)/.lab ]; then $(BIN)/pyright; else find $(TYPED) | $(BIN)/pyright -; fi

audit: $(VENV)/.lab ## Check the licences of all that is installed, and ask for advisories about it.
	$(BIN)/python -m tests.supply.licences
	$(BIN)/python -m tests.supply.advisories

web-check: $(VENV)/.dev ## Check the types of the page, and run the tests of its parts.
	$(NPM) run check
	$(NPM) run test

web-size: $(VENV)/.dev ## Say how much a visitor fetches, and hold the first page to its budget.
	$(NPM) run size

format: $(VENV)/.dev ## Put the code into the house's form.
	$(BIN)/ruff check --fix --quiet --exit-zero
	$(BIN)/ruff format

bench: $(VENV)/.bench ## Measure, each number against its peer in the same run.
	@set -e; for script in benchmarks/bench_*.py; do echo "== $$script"; $(BIN)/python -m "benchmarks.$$(basename "$$script" .py)"; done

docs: $(VENV)/.dev ## Build the documentation into build/docs.
	$(BIN)/python docs/generate.py
	$(BIN)/sphinx-build -n -W --keep-going -q -b html docs build/docs
	@echo "build/docs/index.html"

coverage: $(VENV)/.dev ## Run that part of the tests which holds core and games to 100 %.
	$(PYTEST) $(PLAY_TESTS) $(RULES)

clean: ## Remove what the other targets made.
	rm -rf $(VENV) web/node_modules src/intriga/server/static build dist htmlcov .coverage .hypothesis .import_linter_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

# The page is built when intriga is installed, so what it is made of is what .venv is made of too.
PAGE := $(shell find web -name node_modules -prune -o -type f -print; find src/intriga -name '*.ftl')

# A stamp says what .venv holds: .runtime what playing needs, .dev what work on it needs, .lab what
# the laboratory needs, .bench the peers too.  None takes away what another has brought.

# The last line after what pip and uv say, which name a package and not the cause.
UNREACHED := { echo "If the lines above tell of a connection: the package registries cannot be reached. Look at the network, and type the same again."; exit 1; }

$(UV):
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Intriga needs Python 3.11 or newer, from python.org or your system. If one is installed beside this: make PYTHON=python3.13")'
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python locked_uv.py > $(VENV)/uv.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement $(VENV)/uv.txt || $(UNREACHED)

$(VENV)/.runtime: pyproject.toml uv.lock hatch_build.py $(PAGE) | $(UV)
	@echo "Installing into $(VENV), up to 260 MB the first time ..."
	@$(SYNC) --inexact --no-default-groups || $(UNREACHED)
	@touch $@

$(VENV)/.dev: pyproject.toml uv.lock hatch_build.py $(PAGE) | $(UV)
	@echo "Installing into $(VENV), some 500 MB the first time ..."
	@$(SYNC) --inexact || $(UNREACHED)
	@touch $@ $(VENV)/.runtime

$(VENV)/.lab: pyproject.toml uv.lock hatch_build.py $(PAGE) | $(UV)
	@echo "Installing into $(VENV), some 2.5 GB the first time ..."
	@$(SYNC) --inexact --group lab || $(UNREACHED)
	@touch $@ $(VENV)/.dev $(VENV)/.runtime

$(VENV)/.bench: $(VENV)/.lab
	$(SYNC) --inexact --group lab --group bench
	@touch $@
