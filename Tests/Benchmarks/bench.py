#!/usr/bin/env python3
"""bench.py PLAT [PART ...]: measures the program, prints tables and writes them to Tests/Benchmarks/RESULTS.md.

Parts are `goals`, `sizes` and `others`; where they are named, only they are measured, and nothing is written.
Real files come from the folder that PLAT_CORPUS names; without it, made ones take their place.
"""

import datetime
import os
import pathlib
import platform
import sys

import goals
import measure
import others
import rows
import sizes

FOLDER = pathlib.Path(__file__).resolve().parent
RESULTS = FOLDER / "RESULTS.md"
# What was found by hand; it is kept in a file of its own, and told with the rest.
PROFILES = FOLDER / "profiles.md"

PARTS = {
    "goals": lambda plat: rows.table(rows.HEAD, [row.cells() for row in goals.rows(plat)]),
    "sizes": lambda plat: rows.table(sizes.HEAD, sizes.lines(plat)),
    "others": lambda plat: rows.table(rows.HEAD, [row.cells() for row in others.rows(plat)]),
}


def processor():
    with open("/proc/cpuinfo", encoding="utf-8") as file:
        names = [line.split(":", 1)[1].strip() for line in file if line.startswith("model name")]
    return f"{len(names)} x {names[0]}" if names else platform.machine()


def report(tables):
    today = datetime.date.today().isoformat()
    return (
        "# What was measured\n\n"
        f"{today}, {processor()}, {platform.platform()}, by `make bench` (release build).\n"
        "Times are the least of several runs in turns; memory is what `/usr/bin/time -v` gives. Files called\n"
        "`NUMBERmb`, `ring`, `dense` and `ten` are made ones: see `generate.py`.\n\n"
        f"## The goals for large files\n\n{tables['goals']}\n"
        f"## Cost against size\n\n{tables['sizes']}\n"
        f"## What else was measured\n\n{tables['others']}\n"
        f"{PROFILES.read_text(encoding='utf-8')}\n"
        "## The commands\n\nThe drags are in `drag.py`, the other keys in the files beside it.\n\n```\n"
        + "".join(f"{line}\n" for line in measure.commands if "/tmp" not in line) + "```\n")


def main():
    if len(sys.argv) < 2 or not set(sys.argv[2:]) <= set(PARTS):
        sys.exit("bench.py wants the path of plat, and may have goals, sizes and others")
    plat = os.path.abspath(sys.argv[1])
    tables = {part: of(plat) for part, of in PARTS.items() if not sys.argv[2:] or part in sys.argv[2:]}
    if len(tables) == len(PARTS):
        RESULTS.write_text(report(tables), encoding="utf-8")


if __name__ == "__main__":
    main()
