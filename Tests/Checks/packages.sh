#!/bin/bash
# packages.sh NAME ...: installs the Debian packages that are missing, and prints each line that it runs.
# Silent when all are there.
set -euo pipefail

missing=()
for package in "$@"; do
    status=$(dpkg-query -W -f '${Status}' "$package" 2>/dev/null || true)
    [[ $status == *"ok installed"* ]] || missing+=("$package")
done
[ ${#missing[@]} -gt 0 ] || exit 0

run() {
    local line=("$@")
    [ "$(id -u)" -eq 0 ] || line=(sudo "${line[@]}")
    echo "${line[*]}"
    "${line[@]}"
}

install() { run apt-get install -y --no-install-recommends "${missing[@]}"; }

export DEBIAN_FRONTEND=noninteractive
# A fresh machine has no lists of packages; old lists may name files that the mirror no longer has.
if compgen -G '/var/lib/apt/lists/*_Packages*' >/dev/null && install; then exit 0; fi
run apt-get update
install
