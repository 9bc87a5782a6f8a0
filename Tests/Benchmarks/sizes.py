"""What things cost in files of other sizes: goal 8."""

import drag
import frames
import generate
import measure
import opening
import probe
import saving
from rows import duration, show, size

SIZES = ("1", "10", "100", "1000")
HEAD = ("what", *(f"{size} MB" for size in SIZES))


def measurements(plat):
    """Names, and what gives each text for a file."""
    def render(path):
        words = [plat, "render", str(path), "--size", "80x24", "--format", "text"]
        return duration(measure.interleaved([lambda: measure.run(words).wall], 3)[0])

    def first_frame(path):
        words = [plat, str(path)]
        return duration(measure.interleaved([lambda: frames.seconds_to_first(words)[0]], 3)[0])

    def frame(view):
        return lambda path: duration(probe.frame(plat, path, view)[0])

    return {
        "`plat render --size 80x24 --format text`, wall": render,
        "`plat`, the first frame, wall": first_frame,
        "the same, peak memory": lambda path: size(opening.peak_memory([plat, str(path)])),
        "a frame of the world, 200x60, with levels of detail": frame(frames.WORLD),
        "a frame 64 times closer": frame(frames.CLOSE),
        "a drag step, 120x40, processor": lambda path: duration(drag.screen_step(plat, path, 60)[1]),
    }


def lines(plat):
    """The lines of the table."""
    files = [path_or_reason(size) for size in SIZES]
    for what, of in measurements(plat).items():
        yield line(what, [cell(of, path) for path in files])
    # One run gives all three, here and below.
    made = [cell(lambda path: probe.levels(plat, path, frames.WORLD), path) for path in files]
    for index, what in enumerate(("levels of detail: until the coarsest is there", "until all are",
                                  "the longest frame of the world before there is one")):
        yield line(what, [level if isinstance(level, str) else time(level[index]) for level in made])
    saves = [cell(lambda path: [duration(wall) for wall in saving.one_edit(plat, path, 3)], path) for path in files]
    for index, what in enumerate(("`plat edit`: opened, a vertex moved, saved, wall", "in the editor: a vertex moved, saved, wall",
                                  "`cp` and `sync`, wall")):
        yield line(what, [save if isinstance(save, str) else save[index] for save in saves])


def time(seconds):
    return duration(seconds) if seconds else "none"


def line(*cells):
    what, values = cells
    show((what, *values))
    return (what, *values)


def path_or_reason(size):
    try:
        return generate.made(size)
    except measure.Failed as error:
        return str(error)


def cell(of, path):
    if isinstance(path, str):
        return path
    try:
        return of(path)
    except (measure.Failed, OSError) as error:
        return f"not measured: {error}"
