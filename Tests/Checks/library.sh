#!/bin/bash
# Builds a program of ten lines in a package that depends on the library by its path, and runs it without a terminal.
set -euo pipefail
cd "$(dirname "$0")/../LibraryUser"
swift=${SWIFT:-swift}
"$swift" build --scratch-path ../../.build/library
said=$("$(LC_ALL=C "$swift" build --scratch-path ../../.build/library --show-bin-path)/LibraryUser")
case $said in
"Vienna was dropped at "*) echo "A package that uses the library: built, run, and it said: $said" ;;
*)
    echo "the program that uses the library said: $said" >&2
    exit 1
    ;;
esac
