# plat: build, test and measure. `make run` is the shortest way to see it.

SHELL := /bin/bash
PREFIX ?= /usr/local
DESTDIR ?=
CORPUS ?= $(abspath ../shared/corpus)
SWIFT ?= swift

RELEASE = -c release --static-swift-stdlib
BINARY = .build/release/plat
SAMPLE = Assets/Samples/harbour.geojson
SUDO = $(if $(filter 0,$(shell id -u)),,sudo )
SWIFT_FOLDERS = Package.swift Sources $(wildcard Tests/*Tests) $(wildcard Tests/Fuzz)

# Installs the Debian packages of the list that are missing, and prints the line it runs; else says nothing.
define install_packages
	@missing=; for package in $(1); do \
	  dpkg-query -W -f '$${Status}' $$package 2>/dev/null | grep -q 'ok installed' || missing="$$missing $$package"; \
	done; \
	if [ -n "$$missing" ]; then \
	  line="$(SUDO)apt-get install -y$$missing"; echo "$$line"; $$line || \
	  { echo "$(SUDO)apt-get update"; $(SUDO)apt-get update && $$line; }; \
	fi
endef

.PHONY: run build test check bench bench-data fuzz golden install format clean packages test-packages

# Opens the editor on the sample; without a terminal it draws the sample instead.
run: build
	@if [ -t 0 ] && [ -t 1 ]; then exec $(BINARY) $(SAMPLE); \
	else echo "No terminal here: drawing the sample instead of opening the editor." >&2; \
	  exec $(BINARY) render $(SAMPLE); fi

build: packages
	@$(SWIFT) build $(RELEASE) --product plat

packages:
	$(call install_packages,libncurses-dev)

test-packages:
	$(call install_packages,libncurses-dev tmux)

# What the tests read from the environment; a test that lacks its part is skipped.
define test_environment
	if [ -d "$(CORPUS)" ]; then export PLAT_CORPUS="$(CORPUS)"; \
	else echo "No corpus at $(CORPUS): the tests that read it are skipped." >&2; fi; \
	export PLAT_BINARY="$$($(SWIFT) build --show-bin-path)/plat" SWIFT_BACKTRACE=enable=no;
endef

test: test-packages
	@$(SWIFT) build --build-tests
	@$(test_environment) $(SWIFT) test --skip-build

# Writes the goldens anew; look at `git diff` before you commit them.
golden: test-packages
	@$(SWIFT) build --build-tests
	@$(test_environment) RECORD_GOLDENS=1 $(SWIFT) test --skip-build || true
	@git status --short Tests

check: packages
	@$(SWIFT) format lint --strict --recursive $(SWIFT_FOLDERS)
	@python3 Tests/Checks/imports.py
	@$(SWIFT) build --build-tests --explicit-target-dependency-import-check error -Xswiftc -warnings-as-errors

format:
	@$(SWIFT) format --in-place --recursive $(SWIFT_FOLDERS)

bench-data:
	@python3 Tests/Benchmarks/generate.py

bench: build bench-data
	@python3 Tests/Benchmarks/bench.py --binary $(BINARY)

# Each Tests/Fuzz/NAME.swift holds one libFuzzer entry point; it is compiled together with the modules it
# names in its first line, `// modules: Geography Input`. SECONDS is the time for each.
SECONDS ?= 60
fuzz: packages
	@Tests/Checks/fuzz.sh $(SECONDS)

install: build
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 $(BINARY) "$(DESTDIR)$(PREFIX)/bin/plat"

clean:
	rm -rf .build Tests/Benchmarks/data
