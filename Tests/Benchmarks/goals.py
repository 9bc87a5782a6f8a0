"""What is measured for each goal that large files have: Sources/ARCHITECTURE.md says what the words mean."""

import drag
import frames
import generate
import measure
import opening
import others
import probe
import references
import saving
from rows import Row, attempted, measured, timed, weighed

# What a frame may take at 60 a second.
FRAME = 16e-3


def rendering(plat, path):
    """Goal 1: a picture of a large file, beside a parse of it and beside the pictures of others."""
    words = [plat, "render", str(path), "--size", "80x24", "--format", "text"]
    what = f"`plat render {path.name} --size 80x24 --format text`, wall"

    def wall(line):
        return lambda: measure.run(line).wall

    ours, parse = measure.interleaved([wall(words), wall(references.parsing(path))], 7)
    yield timed(what, ours, "simdjson, read and parsed to a DOM", parse, 0.5)
    for name, of, limit in (("`ogrinfo -so -al`", references.ogrinfo, 1 / 20),
                            ("`pixel-map`", references.pixel_map, 1 / 20)):
        yield from attempted(f"{name} of {path.name}", beside(what, name, words, of, path, limit))


def beside(what, name, words, of, path, limit):
    ours, theirs = measure.interleaved([lambda: measure.run(words).wall, lambda: measure.run(of(path)).wall], 2)
    yield timed(what, ours, name, theirs, limit)


def memory(plat, path, limit):
    """Goal 2."""
    size = path.stat().st_size
    words = [plat, "render", str(path), "--size", "80x24", "--format", "text"]
    yield weighed(f"`plat render {path.name}`, peak memory", measure.peak_memory(words), "the file", size, limit)
    yield weighed(f"`plat {path.name}` in a terminal, peak memory", opening.peak_memory([plat, str(path)]),
                  "the file", size, limit)


def whole_frames(plat, path):
    """Goal 3: every vertex in view, and closer."""
    views = (("all in view", frames.WORLD, 0.25), ("8 times closer", frames.CLOSER, None),
             ("64 times closer", frames.CLOSE, None))
    plain = references.frames(path, [view for _, view, _ in views])
    for (name, view, limit), theirs in zip(views, plain):
        ours, _ = probe.frame(plat, path, view)
        yield timed(f"a frame of {path.name}, 200x60, {name}", ours,
                    "plain C++, project and Bresenham into 400x240", theirs, limit)
    ours, used = probe.frame(plat, path, frames.WORLD, has_detail=False)
    yield timed("the first, before boxes and levels are made, on two processors", ours, "the same, on one", plain[0], 1)
    yield timed("processor time of that, of both together", used, "the same", plain[0])


def dragging(plat, large, ring, ten):
    """Goal 4."""
    (bytes_large, ours), (bytes_ten, theirs) = (drag.screen_step(plat, path) for path in (large, ten))
    what = "a drag step in {}, 120x40, {}".format
    yield timed(what(large.name, "processor"), ours, f"in {ten.name}", theirs, 1.5)
    yield Row(what(large.name, "bytes to the terminal"), f"{bytes_large:.0f}", f"in {ten.name}",
              f"{bytes_ten:.0f}", bytes_large / bytes_ten)
    yield from hitting(plat, large, ring)
    yield timed(what(ring.name, "processor"), drag.screen_step(plat, ring)[1], "the goal", FRAME, 1)
    yield timed(f"selecting the ring of {ring.name}, with its frame, processor", drag.selecting(plat, ring),
                "the goal", FRAME, 1)


def hitting(plat, large, ring):
    """A hit test anywhere on the screen: with everything in view, closer, and within a ring that is selected."""
    canada = others.corpus("canada.json", "3")
    views = (
        (large, (0, 0, 0), ()), (large, (*drag.first_vertex(large), 4), ()), (ring, (0, 0, 1), ("select 0",)),
        (ring, (*drag.first_vertex(ring), 4), ("select 0",)), (canada, (-95, 65, 2), ("select 0",)))
    for path, view, commands in views:
        mean, most = probe.hit(plat, path, view, commands)
        selected = " with its first feature selected" if commands else ""
        yield timed(f"a hit test in {path.name}{selected}, zoom {view[2]}, mean of 2,000 places", mean, "the goal", 100e-6, 1)
        yield timed("the same, the slowest of them", most, "the goal", 100e-6)


def edit_and_save(plat, path):
    """Goal 5."""
    whole, ours, theirs = saving.one_edit(plat, path)
    copy = "`cp` and `sync` of it"
    yield timed(f"one vertex of {path.name} moved and saved in the editor: from the keys to the message, wall", ours,
                copy, theirs, 2)
    yield timed("the same by `plat edit`, the opening with it, wall", whole, copy, theirs)


def gigabyte(plat, smaller):
    """Goal 6."""
    path = generate.made("1000")
    words = [plat, str(path)]
    ours, theirs = measure.interleaved([
        lambda: frames.seconds_to_first(words)[0], lambda: frames.seconds_to_first([plat, str(smaller)])[0]], 3)
    yield timed(f"`plat {path.name}`, the first frame", ours, f"of {smaller.name}", theirs, 12)
    yield weighed(f"`plat {path.name}` in a terminal, peak memory", opening.peak_memory(words), "the goal", 2 << 30, 1)
    seen, ended = measure.interleaved([lambda: opening.progress(words), lambda: opening.interrupted(words)], 3)
    yield timed(f"`plat {path.name}`, until progress is shown", seen, "the goal", 0.1, 1)
    yield timed("the same, from Ctrl-C to its end", ended, "the goal", 0.1, 1)


def small_file(plat, path):
    """Goal 7: a first frame beside vim, which has no frame that a program could tell: it is opened and left."""
    ours, plain, installed = measure.interleaved([
        lambda: frames.seconds_to_first([plat, str(path)])[0],
        lambda: frames.seconds_to_end(["vim", "-u", "NONE", "-c", "q", str(path)]),
        lambda: frames.seconds_to_end(["vim", "-c", "q", str(path)]),
    ], 15)
    what = f"`plat {path.name}`, the first frame"
    yield timed(what, ours, "`vim -u NONE -c q` of it", plain, 2)
    yield timed(what, ours, "`vim -c q` of it", installed, 1)


def rows(plat):
    file = generate.file
    hundred, ring, dense, ten = file("100"), file("ring"), file("dense"), file("ten")
    yield from measured(f"a picture of {hundred.name}", rendering(plat, hundred), "1")
    yield from measured(f"memory of {hundred.name}", memory(plat, hundred, 1.75), "2")
    yield from measured(f"memory of {dense.name}", memory(plat, dense, 2.2), "2")
    yield from measured(f"frames of {hundred.name}", whole_frames(plat, hundred), "3")
    yield from measured("a drag step on a screen", dragging(plat, hundred, ring, ten), "4")
    yield from measured(f"an edit of {hundred.name}", edit_and_save(plat, hundred), "5")
    yield from measured("1 GB", gigabyte(plat, hundred), "6")
    yield from measured(f"first frame of {ten.name}", small_file(plat, ten), "7")
