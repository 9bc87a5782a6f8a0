# plat: build, test and measure. `make run` is the shortest way to see it.

SHELL := /bin/bash
PREFIX ?= /usr/local
DESTDIR ?=
PLAT_CORPUS ?= $(abspath ../shared/corpus)
FUZZ_SECONDS ?= 30
FUZZ_SEED ?= 7946
SWIFT ?= swift

BINARY = .build/release/plat
# The Debian packages that a build needs.
LIBRARIES = libncurses-dev libproj-dev libgeos-dev zlib1g-dev libsqlite3-dev libxxhash-dev
SAMPLE = Assets/Samples/harbour.geojson
SWIFT_FOLDERS = Package.swift Sources $(wildcard Tests/*Tests) Tests/TestSupport Tests/JournalProbe Tests/ReadingProbe Tests/PictureProbe Tests/AnnotationProbe Tests/HitProbe $(wildcard Tests/Fuzz)
INSTALL = @Tests/Checks/packages.sh

.PHONY: run build test library check bench bench-data bench-picture fuzz golden screenshots install format clean

# Opens the editor on the sample; without a terminal it draws the sample instead.
run: build
	@if [ -t 0 ] && [ -t 1 ]; then exec $(BINARY) $(SAMPLE); \
	else echo "No terminal here: drawing the sample instead of opening the editor." >&2; \
	  exec $(BINARY) render $(SAMPLE); fi

build:
	$(INSTALL) $(LIBRARIES)
	@$(SWIFT) build -c release --static-swift-stdlib --product plat

# What the tests read from the environment; a test that lacks its part is skipped.
define run_tests
	@$(SWIFT) build --build-tests
	@if [ -d "$(PLAT_CORPUS)" ]; then export PLAT_CORPUS="$(PLAT_CORPUS)"; \
	else unset PLAT_CORPUS; echo "No corpus at $(PLAT_CORPUS): the tests that read it are skipped." >&2; fi; \
	export PLAT_BINARY="$$($(SWIFT) build --show-bin-path)/plat" SWIFT_BACKTRACE=enable=no LANG=C.UTF-8; \
	$(1) $(SWIFT) test --skip-build
endef

test:
	$(INSTALL) $(LIBRARIES) tmux
	$(call run_tests,)

# The library TerminalMap in a package of someone else's, and its documentation.
library:
	$(INSTALL) $(LIBRARIES) python3
	@SWIFT="$(SWIFT)" Tests/Checks/library.sh

# Writes the goldens anew; look at `git diff` before you commit them. A test that wrote one fails.
golden:
	$(INSTALL) $(LIBRARIES) tmux
	$(call run_tests,RECORD_GOLDENS=1) || true
	@git status --short Tests

# A build folder of its own: other flags would make the next `make test` build everything again.
check:
	$(INSTALL) $(LIBRARIES) python3
	@$(SWIFT) format lint --strict --recursive $(SWIFT_FOLDERS)
	@Tests/Checks/texts.sh
	@python3 Tests/Checks/imports.py
	@$(SWIFT) build --build-tests --scratch-path .build/check \
	  --explicit-target-dependency-import-check error -Xswiftc -warnings-as-errors -Xcc -Wall -Xcc -Werror

format:
	@$(SWIFT) format --in-place --recursive $(SWIFT_FOLDERS)

# SIZES are in MB; make bench measures 1000 too where it is there. The ring is one polygon of a million vertices.
SIZES ?= 1 10 100
bench-data:
	$(INSTALL) python3 python3-h5py gmt-gshhg-full
	@python3 Tests/Benchmarks/generate.py $(SIZES) ring dense ten
	@/usr/bin/python3 Tests/Benchmarks/gshhg.py

bench: build
	$(INSTALL) python3 python3-venv vim jq gdal-bin time g++ libsimdjson-dev
	@$(SWIFT) build -c release --static-swift-stdlib --product AnnotationProbe
	@$(SWIFT) build -c release --static-swift-stdlib --product HitProbe
	@PLAT_CORPUS="$(PLAT_CORPUS)" python3 Tests/Benchmarks/bench.py $(BINARY)

# How far our cells are from a drawing by cairo, and chafa's cells of that drawing.
bench-picture:
	$(INSTALL) $(LIBRARIES) python3 python3-numpy python3-cairo fonts-dejavu-core chafa
	@$(SWIFT) build --product PictureProbe
	@PLAT_CORPUS="$(PLAT_CORPUS)" /usr/bin/python3 Tests/Benchmarks/picture.py \
	  "$$($(SWIFT) build --show-bin-path)/PictureProbe"

# First the parser against another one; then each Tests/Fuzz/NAME.swift, which holds one libFuzzer entry point,
# LLVMFuzzerTestOneInput.
fuzz:
	$(INSTALL) $(LIBRARIES) python3 g++ libsimdjson-dev
	@$(SWIFT) build -c release --static-swift-stdlib --product ReadingProbe
	@g++ -std=c++17 -O2 -Wall -o .build/verdict Tests/Mutation/verdict.cpp -lsimdjson
	@PLAT_CORPUS="$(PLAT_CORPUS)" python3 Tests/Mutation/mutate.py .build/release/ReadingProbe .build/verdict \
	  $(FUZZ_SECONDS) $(FUZZ_SEED)
	@Tests/Checks/fuzz.sh $(FUZZ_SECONDS)

# The pictures in the README, drawn by plat: the same ones every time, as long as the map looks the same.
SCREENSHOTS = Assets/Screenshots
screenshots: build
	@$(BINARY) replay $(SAMPLE) $(SCREENSHOTS)/harbour.events
	@$(BINARY) render $(SCREENSHOTS)/empty.geojson --size 120x36 --center 20,30 --zoom 1 --theme dark \
	  --output $(SCREENSHOTS)/world.svg
	@$(BINARY) render $(SCREENSHOTS)/empty.geojson --size 110x34 --bbox 9.5,54.4,14,56.6 --theme light \
	  --output $(SCREENSHOTS)/coast.svg
	@git status --short $(SCREENSHOTS)

install: build
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 $(BINARY) "$(DESTDIR)$(PREFIX)/bin/plat"

clean:
	rm -rf .build Tests/Benchmarks/data
