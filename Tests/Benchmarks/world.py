"""Frames of the world, with the basemap and without it."""

import os
import subprocess
import tempfile

from screen import FRAME_END, Screen

COLUMNS, ROWS = 200, 60


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


def drawn(plat, path, steps=200):
    """Seconds of processor time of one such frame with no terminal: drawn to cells, and written as ANSI to a file."""
    with tempfile.TemporaryDirectory() as folder:
        picture = os.path.join(folder, "frame.ansi")
        few, many = (replayed(plat, path, picture, count) for count in (2, steps + 2))
    return (many - few) / steps


def replayed(plat, path, picture, frames):
    """Seconds of processor time of a whole replay of so many frames, each panned by a few dots."""
    lines = [f"size {COLUMNS}x{ROWS}"]
    for frame in range(frames):
        lines += [f"text {'lh'[frame // 10 % 2]}", f"screen {picture}"]
    words = [plat, "replay", "--center", "10,20", "--zoom", "1", str(path), "/dev/stdin"]
    before = os.times()
    subprocess.run(words, input="\n".join(lines) + "\n", text=True, check=True)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system
