#!/usr/bin/env python3
"""Measures plat beside programs that a person would reach for; prints a table and writes RESULTS.md."""

import argparse
import datetime
import os
import pathlib
import re
import shlex
import statistics
import sys
import tempfile

from measure import NotMeasured, Run, Screen, first_frame, median, mouse

HERE = pathlib.Path(__file__).resolve().parent
DATA = HERE / "data"
STEPS = 2000
COLUMNS, ROWS = 120, 40


def find_canada():
    """The file that every JSON benchmark knows, from the corpus; it is no part of the project."""
    corpus = os.environ.get("PLAT_CORPUS") or HERE.parents[2] / "shared" / "corpus"
    return pathlib.Path(corpus) / "real" / "canada.json"


def present(path):
    if not path.exists():
        raise NotMeasured(f"{path.name} is not here; PLAT_CORPUS names the folder of the corpus")
    return path


def first_vertex(path):
    """The first position of a file, by its text. The file is not loaded: what this program once held would count
    as the peak of the programs it starts, as Linux keeps it over an exec."""
    with open(present(path), encoding="utf-8") as file:
        start = file.read(1 << 16)
    match = re.search(r'"coordinates"[\s:\[]*([-+.\deE]+)\s*,\s*([-+.\deE]+)', start)
    if not match:
        raise NotMeasured(f"no position at the start of {path.name}")
    return float(match[1]), float(match[2])


def events(longitude, latitude, steps):
    """A session that takes the vertex in the middle of the screen and drags it to and fro."""
    place = f"@{longitude!r},{latitude!r}"
    lines = [f"size {COLUMNS}x{ROWS}", f"press left {place}", f"release left {place}", "wait 1000",
             f"press left {place}"]
    for step in range(steps):
        lines.append(f"drag left {COLUMNS // 2 + 5 + step % 10},{ROWS // 2 + step // 10 % 10}")
    lines.append("key Escape" if steps == 0 else f"release left {COLUMNS // 2 + 5},{ROWS // 2}")
    return lines


class Bench:
    def __init__(self, binary):
        self.binary = str(binary)
        self.canada = find_canada()
        self.rows = []
        self.commands = []

    def note(self, words):
        line = shlex.join(str(word) for word in words).replace(self.binary, "plat")
        line = line.replace(str(self.canada), "canada.json").replace(f"{HERE.parents[1]}/", "")
        if line not in self.commands:
            self.commands.append(line)
        return [str(word) for word in words]

    def row(self, what, unit, *measurements):
        """A row of the table: plat's number, then those it is compared with."""
        cells = []
        for measurement in measurements:
            try:
                cells.append(f"{measurement():,.1f} {unit}")
            except (NotMeasured, OSError) as reason:
                cells.append(f"not measured ({reason})")
        cells += [""] * (2 - len(cells))
        self.rows.append([what, *cells])
        print(f"  {what:<52} {cells[0]:<16} {cells[1]}", flush=True)

    # What is measured

    def render(self, path):
        present(path)
        words = self.note([self.binary, "render", "--size", "80x24", path])
        return median(3, lambda: Run(words).wall) * 1e3

    def json_load(self, path):
        present(path)
        words = self.note(["python3", "-c", "import json, sys; json.load(open(sys.argv[1]))", path])
        return median(3, lambda: Run(words, needs_output=False).wall) * 1e3

    def drag_processor(self, path):
        """Microseconds of processor time for a drag step: a session of many less one of none."""
        vertex = first_vertex(path)
        with tempfile.TemporaryDirectory() as folder:
            copy = pathlib.Path(folder) / "moved.geojson"
            check = events(*vertex, STEPS) + [f"text :write {copy}", "key Enter"]
            self.replay(path, vertex, folder, check)
            if not copy.exists() or copy.read_bytes() == path.read_bytes():
                raise NotMeasured("the drag moved nothing")
            cost = {
                steps: median(5, lambda: self.replay(path, vertex, folder, events(*vertex, steps)).processor)
                for steps in (0, STEPS)
            }
        return (cost[STEPS] - cost[0]) / STEPS * 1e6

    def replay(self, path, vertex, folder, lines):
        session = pathlib.Path(folder) / "events"
        session.write_text("\n".join(lines) + "\n")
        center = f"{vertex[0]!r},{vertex[1]!r}"
        words = [self.binary, "replay", "--center", center, "--zoom", "3", path, session]
        self.note([*words[:-1], "EVENTS"])
        return Run([str(word) for word in words], needs_output=False)

    def drag_bytes(self, path):
        """Bytes written to the terminal for a drag step of one cell, the median of forty."""
        longitude, latitude = first_vertex(path)
        center = f"{longitude!r},{latitude!r}"
        words = self.note([self.binary, "--mouse", "cell", "--center", center, "--zoom", "3", path])
        column, row = COLUMNS // 2, (ROWS - 1) // 2
        with Screen(words, COLUMNS, ROWS) as screen:
            screen.read_burst()
            if screen.ended:
                raise NotMeasured("it ended at once")
            screen.send(mouse(0, column, row) + mouse(0, column, row, "m"))
            screen.read_burst()
            screen.send(mouse(0, column, row))
            screen.read_burst()
            sizes = []
            for step in range(1, 41):
                screen.send(mouse(32, column + step, row))
                sizes.append(len(screen.read_burst()[0]))
        return statistics.median(sizes)

    def frame(self, path):
        words = self.note([self.binary, path])
        return median(5, lambda: first_frame(words)) * 1e3

    def vim_frame(self, path):
        words = self.note(["vim", "-u", "NONE", path])
        return median(5, lambda: first_frame(words)) * 1e3

    def memory(self, path):
        words = self.note([self.binary, "render", "--size", "80x24", path])
        return Run(words).peak / 1e6

    def run(self):
        canada, ten, large = self.canada, DATA / "ten.geojson", DATA / "100mb.geojson"
        self.row("render canada.json (2.3 MB), beside Python's json.load", "ms",
                 lambda: self.render(canada), lambda: self.json_load(canada))
        self.row("render 100 MB, beside Python's json.load", "ms",
                 lambda: self.render(large), lambda: self.json_load(large))
        self.row("peak memory of that, beside the file's size", "MB",
                 lambda: self.memory(large), lambda: large.stat().st_size / 1e6)
        self.row("processor time of a drag step, beside ten features", "us",
                 lambda: self.drag_processor(canada), lambda: self.drag_processor(ten))
        self.row("bytes written for a drag step, beside ten features", "B",
                 lambda: self.drag_bytes(canada), lambda: self.drag_bytes(ten))
        self.row("first frame of 3 MB", "ms", lambda: self.frame(DATA / "3mb.geojson"))
        self.row("first frame of 3 kB, beside vim -u NONE", "ms",
                 lambda: self.frame(ten), lambda: self.vim_frame(ten))

    def report(self):
        lines = ["# What was measured", "",
                 f"{datetime.date.today()}, {processor()}, {os.cpu_count()} cores. Written by `make bench`; "
                 "medians of three or five runs, a terminal of 120x40.", "",
                 "| what | plat | the other |", "|---|---|---|"]
        lines += [f"| {' | '.join(row)} |" for row in self.rows]
        lines += ["", "The commands (EVENTS is a session that drags one vertex "
                  f"{STEPS} times, and one that does not):", "", "```", *self.commands, "```", ""]
        return "\n".join(lines)


def processor():
    with open("/proc/cpuinfo", encoding="utf-8") as file:
        names = [line.split(":", 1)[1].strip() for line in file if line.startswith("model name")]
    return names[0] if names else "an unknown processor"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--binary", type=pathlib.Path, required=True)
    arguments = parser.parse_args()
    if not arguments.binary.exists():
        sys.exit(f"{arguments.binary} is not built")
    bench = Bench(arguments.binary.resolve())
    print(f"{'':<54} {'plat':<16} the other")
    bench.run()
    (HERE / "RESULTS.md").write_text(bench.report())


if __name__ == "__main__":
    main()
