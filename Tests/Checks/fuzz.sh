#!/bin/bash
# fuzz.sh SECONDS: builds each Tests/Fuzz/*.swift with libFuzzer and the address sanitizer, and runs it.
#
# Each starts from the inputs in Tests/Fuzz/Seeds/NAME, and keeps what it finds in .build/fuzz-corpus. What it
# imports is compiled with it, each module as a module of its own; C targets are compiled by clang. A crash ends
# the run with a status other than 0, shows its trace and leaves the input in .build.
set -euo pipefail
cd "$(dirname "$0")/../.."
seconds=${1:-30}
out=.build/fuzz
sanitize=-sanitize=fuzzer,address
features=(-enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility)
# A leak check cannot run where the fuzzer is traced; the backtracer would hold a crash up for a key.
export ASAN_OPTIONS=detect_leaks=0 SWIFT_BACKTRACE=enable=no

shopt -s nullglob
fuzzers=(Tests/Fuzz/*.swift)
if [ ${#fuzzers[@]} -eq 0 ]; then
    echo "no fuzz tests in Tests/Fuzz" >&2
    exit 1
fi

# A C target of the package is seen by Swift through a module map; SwiftPM makes one, so does this.
build_c_module() {
    local module=$1 folder=$out/$1
    mkdir -p "$folder"
    printf 'module %s { umbrella "%s" export * }\n' "$module" "$PWD/Sources/$module/include" >"$folder/module.modulemap"
    local source
    for source in Sources/"$module"/*.c; do
        local object=$folder/$(basename "$source").o
        clang -g -O1 -fsanitize=address,fuzzer-no-link -I "Sources/$module/include" -c "$source" -o "$object"
        objects+=("$object")
    done
    flags+=(-Xcc "-fmodule-map-file=$PWD/$folder/module.modulemap")
}

build_swift_module() {
    local module=$1
    local object=$out/$module.o
    # shellcheck disable=SC2046 # the names of source files hold no spaces
    swiftc -g -O $sanitize -parse-as-library -swift-version 6 "${features[@]}" "${flags[@]}" -I "$out" \
        -module-name "$module" -wmo -emit-module -emit-module-path "$out/$module.swiftmodule" \
        -emit-object -o "$object" $(find "Sources/$module" -name '*.swift' | sort)
    objects+=("$object")
}

for fuzzer in "${fuzzers[@]}"; do
    name=$(basename "$fuzzer" .swift)
    objects=()
    flags=()
    libraries=()
    rm -rf "$out"
    mkdir -p "$out"
    for module in $(python3 Tests/Checks/imports.py --modules-for "$fuzzer"); do
        [ "$module" != CNcurses ] || libraries+=(-Xlinker -l:libncursesw.a -Xlinker -l:libtinfo.a)
        [ "$module" != CZlib ] || libraries+=(-Xlinker -l:libz.a)
        [ "$module" != CSQLite ] || libraries+=(-Xlinker -l:libsqlite3.a)
        if [ -f "Sources/$module/module.modulemap" ]; then
            flags+=(-Xcc "-fmodule-map-file=$PWD/Sources/$module/module.modulemap")
            continue
        fi
        if compgen -G "Sources/$module/*.c" >/dev/null; then build_c_module "$module"; else build_swift_module "$module"; fi
    done
    swiftc -g -O $sanitize -parse-as-library -swift-version 6 "${features[@]}" "${flags[@]}" -I "$out" \
        -use-ld=lld -module-name "Fuzz$name" "$fuzzer" "${objects[@]}" "${libraries[@]}" -o "$out/$name"
    corpus=.build/fuzz-corpus/$name
    mkdir -p "$corpus"
    seeds=()
    [ ! -d "Tests/Fuzz/Seeds/$name" ] || seeds=("Tests/Fuzz/Seeds/$name")
    log=.build/fuzz-$name.log
    echo "fuzz $name for $seconds s"
    if ! "$out/$name" -max_total_time="$seconds" -print_final_stats=1 -artifact_prefix=".build/$name-" \
        "$corpus" "${seeds[@]}" 2>"$log"; then
        tail -n 60 "$log" >&2
        exit 1
    fi
    grep -E 'executed_units|average_exec_per_sec' "$log"
done
