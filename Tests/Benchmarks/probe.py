"""What the editor does without a terminal: Tests/EditorProbe, which is built beside the program."""

import os
import subprocess

import measure


def hit(plat, path, view, commands=()):
    """Seconds of processor time of a hit test: the mean of many places, and the slowest of them."""
    runs = [said(plat, "hits", path, view, commands) for _ in range(3)]
    return min(run["mean"] for run in runs), min(run["most"] for run in runs)


def frame(plat, path, view, has_detail=True):
    """Seconds of a frame at 200x60 without the basemap, panned since the last and drawn to cells: with boxes and
    levels, or as it is before they are there. By the clock, and of all processors together."""
    words = ("frames" if has_detail else "plain-frames", path, view, ("set basemap none",))
    runs = [said(plat, *words) for _ in range(3)]
    return min(run["mean"] for run in runs), min(run["processors"] for run in runs)


def levels(plat, path, view):
    """Seconds until the coarsest level of detail is there, and until all are: no time where there are none. And the
    seconds that the longest frame takes before there is a level."""
    made, meanwhile = (said(plat, what, path, view, ("set basemap none",)) for what in ("detail", "frames-meanwhile"))
    return made.get("coarsest"), made["all"], meanwhile["before"]


def said(plat, what, path, view, commands):
    words = [os.path.join(os.path.dirname(plat), "EditorProbe"), what, str(path), *(f"{number}" for number in view),
             *commands]
    measure.note(words)
    run = subprocess.run(words, check=False, capture_output=True, text=True)
    if run.returncode != 0:
        raise measure.Failed(f"EditorProbe: {run.stdout.strip()[:200]}")
    return {name: float(value) * 1e-6 for name, value in map(str.split, run.stdout.splitlines())}
