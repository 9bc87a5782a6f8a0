#!/bin/bash
# The library as someone else uses it: a program of ten lines in a package that depends on it by its path is built
# and run without a terminal, and every public symbol has a documentation comment.
set -euo pipefail
cd "$(dirname "$0")/../.."
swift=${SWIFT:-swift}
folder=.build/library

# The compiler says on the way what is public, and what is said of it.
graphs=$PWD/$folder/graphs
mkdir -p "$graphs"
"$swift" build --package-path Tests/LibraryUser --scratch-path "$folder" \
    -Xswiftc -emit-symbol-graph -Xswiftc -emit-symbol-graph-dir -Xswiftc "$graphs"
program=$(LC_ALL=C "$swift" build --package-path Tests/LibraryUser --scratch-path "$folder" --show-bin-path)/LibraryUser
said=$("$program")
case $said in
"Vienna was dropped at "*) echo "A package that uses the library: built, run, and it said: $said" ;;
*)
    echo "the program that uses the library said: $said" >&2
    exit 1
    ;;
esac

python3 Tests/Checks/documentation.py "$graphs" TerminalMap Annotations
