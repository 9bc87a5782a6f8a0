"""Frames of the map, drawn by the editor in a terminal and with none."""

import os
import subprocess
import tempfile

import measure
from screen import FRAME_END, Screen

COLUMNS, ROWS = 200, 60
# Longitude, latitude, zoom: the whole world, and eight and 64 times closer where `100mb` has a coast.
WORLD, CLOSER, CLOSE = (0, 20, 1.6), (-90.4, 42.6, 4.6), (-90.4, 42.6, 7.6)


def seconds_to_first(words):
    """Seconds to the end of the first frame, and to the last byte before the screen rests."""
    with Screen(words, 80, 24) as screen:
        first = screen.until(FRAME_END)
        return first, max(first, screen.until_quiet())


def seconds_to_end(words):
    with Screen(words, 80, 24) as screen:
        return screen.until_end().wall


def pan(plat, path, basemap, steps=100):
    """Seconds of processor time of one frame of the world that was panned by a few dots, the first frames left out."""
    words = [plat, "--center", "10,20", "--zoom", "1", "--basemap", basemap, str(path)]
    with Screen(words, COLUMNS, ROWS) as screen:
        screen.until(FRAME_END)
        screen.until_quiet()
        screen.send("lh")
        screen.until_quiet()
        used = screen.cpu()
        for step in range(steps):
            screen.send("lh"[step // 10 % 2])
            screen.until_quiet(0.03)
        return (screen.cpu() - used) / steps


def drawn(plat, path, view=(10, 20, 1), options=(), picture="ansi", steps=200):
    """Seconds of processor time of one frame with no terminal, panned by a few dots since the last: drawn to cells,
    and written to a file in that format."""
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, f"frame.{picture}")
        return one_of(plat, path, view, options, pans(file, 2), pans(file, steps + 2), steps)


def one_of(plat, path, view, options, few, many, steps, times=3):
    """Seconds of processor time of a step, `steps` of which `many` events have more than `few`. The opening of a large
    file costs more than a step, and not the same each time."""
    runs = [lambda list=list: replayed(plat, path, view, options, list) for list in (few, many)]
    least, most = measure.interleaved(runs, times)
    return max(0, most - least) / steps


def pans(picture, count):
    """Events of so many frames."""
    lines = []
    for frame in range(count):
        lines += [f"text {'lh'[frame // 10 % 2]}", f"screen {picture}"]
    return lines


def replayed(plat, path, view, options, events):
    """Seconds of processor time of a whole replay, the map 200x60."""
    longitude, latitude, zoom = view
    words = [plat, "replay", "--center", f"{longitude},{latitude}", "--zoom", f"{zoom}", *options, str(path),
             "/dev/stdin"]
    measure.note(words)
    text = "\n".join([f"size {COLUMNS}x{ROWS + 1}", *events]) + "\n"
    before = os.times()
    run = subprocess.run(words, input=text, text=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False)
    after = os.times()
    if run.returncode != 0:
        raise measure.Failed(f"the replay ended with {run.returncode}: {run.stderr[:200].strip()}")
    return after.children_user + after.children_system - before.children_user - before.children_system
