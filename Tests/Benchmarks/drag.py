"""One drag, in small steps, as reports of a mouse in a terminal."""

import math
import re
import tempfile

import measure
from screen import FRAME_END, Screen

COLUMNS, ROWS = 120, 40
# At this zoom a degree of longitude is 5.7 dots wide; a drag begins after three.
ZOOM = 4


# And at this one all data is in view.
WHOLE = 1


def view(vertex, zoom=ZOOM):
    """The vertex in the middle of the map."""
    return ["--center", f"{vertex[0]},{vertex[1]}", "--zoom", str(zoom)]


def first_vertex(path):
    """The first position of a file, by its text. The file is not loaded: Linux counts what this process holds
    when it starts a program as that program's own peak."""
    with open(path, encoding="utf-8") as file:
        start = file.read(1 << 16)
    match = re.search(r'"coordinates"[\s:\[]*([-+.\deE]+)\s*,\s*([-+.\deE]+)', start)
    if not match:
        raise measure.Failed(f"no position at the start of {path.name}")
    return float(match[1]), float(match[2])


def check_moved(path, written):
    """A drag that moved nothing, or panned the map, would make a fine figure and measure nothing."""
    try:
        with open(path, "rb") as before, open(written, "rb") as after:
            if before.read() == after.read():
                raise measure.Failed("the drag moved no vertex")
    except FileNotFoundError:
        raise measure.Failed("no file was written") from None


def screen_step(plat, path, steps=120, zoom=ZOOM):
    """Bytes and seconds of processor time of one step in a terminal: report in, frame out."""
    words = [plat, *view(first_vertex(path), zoom), "--mouse", "cell", str(path)]
    with Screen(words, COLUMNS, ROWS) as screen, tempfile.TemporaryDirectory() as folder:
        screen.until(FRAME_END)
        screen.until_idle()
        screen.send("\t")
        screen.until_idle()
        # The vertex is in the middle of the map, which is the screen less the status line.
        column, row = COLUMNS // 2 + 1, (ROWS - 1) // 2 + 1
        screen.send(f"\x1b[<0;{column};{row}M\x1b[<32;{column + 5};{row}M")
        screen.until_quiet()
        written, used = len(screen.output), screen.cpu()
        for step in range(steps):
            angle = 2 * math.pi * step / 60
            x, y = column + round(10 * math.cos(angle)), row + round(5 * math.sin(angle))
            screen.send(f"\x1b[<32;{x};{y}M")
            # A step that is still being drawn would swallow the next.
            screen.until_idle(0.02)
        written, used = len(screen.output) - written, screen.cpu() - used
        screen.send(f"\x1b[<0;{column + 10};{row}m")
        screen.until_idle()
        screen.send(f":write {folder}/moved.geojson\r")
        screen.until(b"Wrote")
        check_moved(path, f"{folder}/moved.geojson")
        return written / steps, used / steps


def selecting(plat, path, times=10):
    """Seconds of processor time that it takes to select the first feature, its frame with it."""
    words = [plat, *view(first_vertex(path)), str(path)]
    with Screen(words, COLUMNS, ROWS) as screen:
        screen.until(FRAME_END)
        screen.until_idle()
        costs = []
        for _ in range(times):
            used = screen.cpu()
            screen.send("\t")
            screen.until_quiet(0.1)
            costs.append(screen.cpu() - used)
            screen.send("\x1b")
            screen.until_idle()
        return min(costs)


def phases(plat, path, zoom=ZOOM):
    """Seconds of processor time of each thing that a person does with one vertex, from its report to its frame."""
    words = [plat, *view(first_vertex(path), zoom), "--mouse", "cell", str(path)]
    column, row = COLUMNS // 2 + 1, (ROWS - 1) // 2 + 1
    with Screen(words, COLUMNS, ROWS) as screen:
        screen.until(FRAME_END)
        # What is made in the background must not count as the first thing's.
        screen.until_idle()

        def took(text):
            used = screen.cpu()
            screen.send(text)
            screen.until_idle()
            return screen.cpu() - used

        return {
            "select": took("\t"),
            "press": took(f"\x1b[<0;{column};{row}M"),
            "begin": took(f"\x1b[<32;{column + 5};{row}M"),
            "release": took(f"\x1b[<0;{column + 5};{row}m"),
            "nudge": took("\x1b[1;2C"),
            "undo": took("u"),
            "redo": took("\x12"),
            "next vertex": took("n"),
        }
