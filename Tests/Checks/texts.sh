#!/bin/bash
# What must hold for the text of every file that git knows.
#
# Fails: an address of a package registry or of a mirror of one (a lock file or a setting of somebody's own
# machine that slipped in), an address with a password, and a package that is not of this project.
# Warns: a source file of more than 300 lines that does not say why.
set -euo pipefail
cd "$(dirname "$0")/../.."

# Each pattern has a class of one letter in it, so that this file does not match itself.
registries='https?://[^/ ]*([r]egistry|[a]rtifactory|[n]exus|[m]irror|[p]ypi|[n]pmjs|[c]rates\.io|[r]ubygems)'
passwords='https?://[^/ :@"]+:[^/ :@"]+[@]'
failed=0

report() {
    echo "$1" >&2
    failed=1
}

if found=$(git grep -nIE "$registries|$passwords" -- .); then
    report "an address of a package registry, or one with a password:
$found"
fi
if found=$(git grep -nE '\.package\((url|path|id):' -- Package.swift); then
    report "a package from outside:
$found"
fi

while IFS= read -r file; do
    lines=$(wc -l <"$file")
    if [ "$lines" -gt 300 ] && ! grep -q '// Longer than 300 lines because ' "$file"; then
        echo "warning: $file has $lines lines and does not say why it is longer than 300" >&2
    fi
done < <(git ls-files 'Sources/*.swift' 'Sources/*.c' 'Sources/*.h')

exit $failed
