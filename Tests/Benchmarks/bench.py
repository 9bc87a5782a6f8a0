#!/usr/bin/env python3
"""bench.py PLAT: measures the program, prints a table and writes it to Tests/Benchmarks/RESULTS.md.

Real files come from the folder that PLAT_CORPUS names; without it, made ones take their place.
"""

import datetime
import os
import pathlib
import platform
import sys

import annotations
import drag
import generate
import measure
import saving
import world
from screen import FRAME_END, Screen

RESULTS = pathlib.Path(__file__).resolve().parent / "RESULTS.md"


def corpus(name, otherwise):
    """A file of the corpus, or the made one that stands in for it."""
    path = pathlib.Path(os.environ.get("PLAT_CORPUS", "")) / "real" / name
    return path if path.is_file() else generate.file(otherwise)


def milliseconds(seconds):
    return f"{seconds * 1e3:.1f} ms" if seconds >= 1e-3 else f"{seconds * 1e6:.0f} µs"


def megabytes(count):
    return f"{count / 1e6:.0f} MB"


def against(value, reference):
    return f"{value / reference:.2f} x" if reference else ""


def render(plat, path, times=7):
    """Yields a row: the picture of a file, beside Python's reading of the same file."""
    view = [plat, "render", "--size", "80x24", str(path)]
    # The interpreter itself: what stands for it in PATH may be a script that looks for one.
    reading = [sys.executable, "-c", "import json, sys; json.load(open(sys.argv[1]))", str(path)]
    ours, theirs = measure.interleaved(
        [lambda: measure.run(view).wall, lambda: measure.run(reading).wall], times)
    yield (f"`plat render --size 80x24 {path.name}`, wall", milliseconds(ours),
           "`python3`, `json.load` of it", milliseconds(theirs), against(ours, theirs))


def memory(plat, path):
    size = path.stat().st_size
    peak = measure.run([plat, "render", "--size", "80x24", str(path)]).memory
    yield (f"`plat render {path.name}`, peak memory", megabytes(peak), "the file", megabytes(size),
           against(peak, size))
    with Screen([plat, str(path)]) as screen:
        screen.until(FRAME_END)
        screen.until_quiet(2)
        screen.send(":q!\r")
        peak = screen.until_end().memory
    yield (f"`plat {path.name}` in a terminal, peak memory", megabytes(peak), "the file", megabytes(size),
           against(peak, size))


def screen_steps(plat, large, small):
    """A drag step with its frame."""
    ours, theirs = drag.screen_step(plat, large), drag.screen_step(plat, small)
    where = f"a drag step in {large.name}, 120x40"
    yield (f"{where}, processor", milliseconds(ours[1]), f"in {small.name}", milliseconds(theirs[1]),
           against(ours[1], theirs[1]))
    yield (f"{where}, bytes to the terminal", f"{ours[0]:.0f}", f"in {small.name}", f"{theirs[0]:.0f}",
           against(ours[0], theirs[0]))


def circles(plat):
    """What is done with 2,001 circles in one scene, beside what it may take."""
    probe = annotations.core(os.path.join(os.path.dirname(plat), "AnnotationProbe"))
    rows = [("a drag step among 2,001 circles, 120x40, processor", annotations.drag_step(plat), 4e-3),
            ("a hit test among 2,001 circles", probe["hit"], 50e-6),
            ("one of 2,001 circles carried on, without its frame", probe["move"], 50e-6)]
    for what, ours, goal in rows:
        yield (what, milliseconds(ours), "the goal", milliseconds(goal), against(ours, goal))


def first_frame(words):
    """Seconds to the end of the first frame, and to the last byte before the screen rests."""
    with Screen(words, 80, 24) as screen:
        first = screen.until(FRAME_END)
        return first, max(first, screen.until_quiet())


def to_the_end(words):
    with Screen(words, 80, 24) as screen:
        return screen.until_end().wall


def frames(plat, path, times=7):
    """A first frame beside vim, which has no frame that a program could tell: it is opened and left."""
    ours, plain, installed = measure.interleaved([
        lambda: first_frame([plat, str(path)])[0],
        lambda: to_the_end(["vim", "-u", "NONE", "-c", "q", str(path)]),
        lambda: to_the_end(["vim", "-c", "q", str(path)]),
    ], times)
    what = f"`plat {path.name}`, the first frame"
    yield (what, milliseconds(ours), "`vim -u NONE -c q` of it", milliseconds(plain), against(ours, plain))
    yield (what, milliseconds(ours), "`vim -c q` of it", milliseconds(installed), against(ours, installed))


def world_frames(plat, path, times=7):
    """What the basemap costs: a frame of the world, and the start."""
    ours, bare = world.pan(plat, path, "builtin"), world.pan(plat, path, "none")
    yield ("a frame of the world with labels, 200x60, processor", milliseconds(ours), "without the basemap",
           milliseconds(bare), against(ours, bare))
    alone = world.drawn(plat, path)
    yield ("the same, as ANSI and with no terminal, processor", milliseconds(alone), "the goal",
           milliseconds(5e-3), against(alone, 5e-3))
    ours, bare = measure.interleaved([
        lambda: first_frame([plat, str(path)])[0],
        lambda: first_frame([plat, "--basemap", "none", str(path)])[0],
    ], times)
    yield (f"`plat {path.name}`, the first frame", milliseconds(ours), "`--basemap none`", milliseconds(bare),
           against(ours, bare))


def large_frame(plat, path, times=5):
    first, rest = measure.interleaved(
        [lambda: first_frame([plat, str(path)])[0], lambda: first_frame([plat, str(path)])[1]], times)
    yield (f"`plat {path.name}`, the first frame", milliseconds(first), "the screen at rest",
           milliseconds(rest), "")


def load_and_save(plat, path):
    """Rows: reading and writing a file unedited, plat beside each of the others, and the memory of each."""
    ours, *others = saving.unedited(plat, path)
    what = f"{path.name} read and written unedited, wall"
    words = {True: "the same bytes", False: "other bytes"}
    for name, wall, memory, is_same in others:
        yield (f"{what} ({megabytes(ours[2])}, {words[ours[3]]})", milliseconds(ours[1]),
               f"{name} ({megabytes(memory)}, {words[is_same]})", milliseconds(wall), against(ours[1], wall))


def edit_and_save(plat, path):
    ours, theirs = saving.one_edit(plat, path)
    yield (f"one vertex of {path.name} moved and saved, wall", milliseconds(ours), "`cp` and `sync` of it",
           milliseconds(theirs), against(ours, theirs))


def measured(title, rows):
    """The rows of one measurement, or the one that says why there are none; each is shown as it comes."""
    try:
        for row in rows:
            print("  ".join(cell for cell in row if cell), flush=True)
            yield row
    except (measure.Failed, OSError) as error:
        print(f"{title}: not measured: {error}", flush=True)
        yield (title, f"not measured: {error}", "", "", "")


def all_rows(plat):
    canada = corpus("canada.json", "3")
    counties = corpus("geojson-counties-fips.json", "3")
    hundred = generate.file("100")
    ten = generate.file("ten")
    yield from measured(f"render of {canada.name}", render(plat, canada))
    yield from measured(f"render of {hundred.name}", render(plat, hundred, 3))
    yield from measured(f"memory of {hundred.name}", memory(plat, hundred))
    yield from measured(f"saving {hundred.name}", load_and_save(plat, hundred))
    yield from measured(f"an edit of {hundred.name}", edit_and_save(plat, hundred))
    yield from measured("a drag step on a screen", screen_steps(plat, canada, ten))
    yield from measured("2,001 circles", circles(plat))
    yield from measured(f"first frame of {ten.name}", frames(plat, ten))
    yield from measured("frames of the world", world_frames(plat, ten))
    yield from measured(f"first frame of {counties.name}", large_frame(plat, counties))


def processor():
    with open("/proc/cpuinfo", encoding="utf-8") as file:
        names = [line.split(":", 1)[1].strip() for line in file if line.startswith("model name")]
    return f"{len(names)} x {names[0]}" if names else platform.machine()


def main():
    if len(sys.argv) != 2:
        sys.exit("bench.py wants the path of plat")
    plat = os.path.abspath(sys.argv[1])
    rows = list(all_rows(plat))
    head = ("what", "plat", "beside", "that", "ratio")
    table = [head, ("---",) * len(head), *rows]
    today = datetime.date.today().isoformat()
    RESULTS.write_text(
        "# What was measured\n\n"
        f"{today}, {processor()}, {platform.platform()}, by `make bench` (release build).\n"
        "Times are the least of several runs in turns. Files called `NUMBERmb` and `ten` are made ones: see\n"
        "`generate.py`.\n\n"
        + "".join(f"| {' | '.join(row)} |\n" for row in table)
        + "\nWhat was run; the drags are in `Tests/Benchmarks/drag.py`:\n\n```\n"
        + "".join(f"{line}\n" for line in measure.commands if "/tmp" not in line) + "```\n", encoding="utf-8")


if __name__ == "__main__":
    main()
