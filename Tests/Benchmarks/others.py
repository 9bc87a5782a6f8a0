"""What is measured besides the goals for large files."""

import os
import pathlib
import sys

import annotations
import drag
import frames
import generate
import measure
import saving
from rows import Row, measured, size, timed


def corpus(name, otherwise):
    """A file of the corpus, or the made one that stands in for it."""
    path = pathlib.Path(os.environ.get("PLAT_CORPUS", "")) / "real" / name
    return path if path.is_file() else generate.file(otherwise)


def render(plat, path, times):
    """The picture of a file, beside Python's reading of the same file."""
    view = [plat, "render", "--size", "80x24", str(path)]
    # The interpreter itself: what stands for it in PATH may be a script that looks for one.
    reading = [sys.executable, "-c", "import json, sys; json.load(open(sys.argv[1]))", str(path)]
    ours, theirs = measure.interleaved(
        [lambda: measure.run(view).wall, lambda: measure.run(reading).wall], times)
    yield timed(f"`plat render --size 80x24 {path.name}`, wall", ours, "`python3`, `json.load` of it", theirs)


def load_and_save(plat, path):
    """Reading and writing a file unedited, plat beside each of the others, and the memory of each."""
    ours, *programs = saving.unedited(plat, path)
    what = f"{path.name} read and written unedited, wall"
    words = {True: "the same bytes", False: "other bytes"}
    for name, wall, memory, is_same in programs:
        yield timed(f"{what} ({size(ours[2])}, {words[ours[3]]})", ours[1],
                    f"{name} ({size(memory)}, {words[is_same]})", wall)


def drag_step(plat, large, small):
    ours, theirs = drag.screen_step(plat, large), drag.screen_step(plat, small)
    where = f"a drag step in {large.name}, 120x40"
    yield timed(f"{where}, processor", ours[1], f"in {small.name}", theirs[1])
    yield Row(f"{where}, bytes to the terminal", f"{ours[0]:.0f}", f"in {small.name}", f"{theirs[0]:.0f}",
              ours[0] / theirs[0])


def circles(plat):
    """What is done with 2,001 circles in one scene, beside what it may take."""
    probe = annotations.core(os.path.join(os.path.dirname(plat), "AnnotationProbe"))
    yield timed("a drag step among 2,001 circles, 120x40, processor", annotations.drag_step(plat), "the goal", 4e-3, 1)
    yield timed("a hit test among 2,001 circles", probe["hit"], "the goal", 50e-6, 1)
    yield timed("one of 2,001 circles carried on, without its frame", probe["move"], "the goal", 50e-6, 1)


def world(plat, path):
    """What the basemap costs: a frame of the world, and the start."""
    ours, bare = frames.pan(plat, path, "builtin"), frames.pan(plat, path, "none")
    yield timed("a frame of the world with labels, 200x60, processor", ours, "without the basemap", bare)
    yield timed("the same, as ANSI and with no terminal, processor", frames.drawn(plat, path), "the goal", 5e-3, 1)
    ours, bare = measure.interleaved([
        lambda: frames.seconds_to_first([plat, str(path)])[0],
        lambda: frames.seconds_to_first([plat, "--basemap", "none", str(path)])[0],
    ])
    yield timed(f"`plat {path.name}`, the first frame", ours, "`--basemap none`", bare)


def large_frame(plat, path):
    first, rest = measure.interleaved([
        lambda: frames.seconds_to_first([plat, str(path)])[0],
        lambda: frames.seconds_to_first([plat, str(path)])[1]], 5)
    yield timed(f"`plat {path.name}`, the first frame", first, "the screen at rest", rest)


def rows(plat):
    canada = corpus("canada.json", "3")
    counties = corpus("geojson-counties-fips.json", "3")
    hundred, ten = generate.file("100"), generate.file("ten")
    yield from measured(f"render of {canada.name}", render(plat, canada, 7))
    yield from measured(f"render of {hundred.name}", render(plat, hundred, 2))
    yield from measured(f"saving {hundred.name}", load_and_save(plat, hundred))
    yield from measured("a drag step on a screen", drag_step(plat, canada, ten))
    yield from measured("2,001 circles", circles(plat))
    yield from measured("frames of the world", world(plat, ten))
    yield from measured(f"first frame of {counties.name}", large_frame(plat, counties))
