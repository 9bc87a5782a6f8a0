"""One of 2,001 circles, dragged in a terminal, and what the value core of the library takes for it."""

import math
import subprocess

import measure
from screen import FRAME_END, Screen

COLUMNS, ROWS = 120, 40


def drag_step(plat, steps=120):
    """Seconds of processor time of one step of a drag in `circle-annotations`: report in, frame out."""
    with Screen([plat, "example", "circle-annotations"], COLUMNS, ROWS) as screen:
        screen.until(FRAME_END)
        screen.until_quiet()
        column, row = COLUMNS // 2, ROWS // 2
        screen.send(f"\x1b[<0;{column};{row}M\x1b[<32;{column + 5};{row}M")
        screen.until_quiet()
        # Another place would pan the map, which is a fine figure and measures something else.
        if b"annotation" not in screen.output:
            raise measure.Failed("no circle was taken")
        used = screen.cpu()
        for step in range(steps):
            angle = 2 * math.pi * step / 60
            x, y = column + round(10 * math.cos(angle)), row + round(5 * math.sin(angle))
            screen.send(f"\x1b[<32;{x};{y}M")
            screen.until_quiet(0.03)
        return (screen.cpu() - used) / steps


def core(probe, times=5):
    """The least seconds of each thing that Tests/AnnotationProbe measures."""
    measure.note([probe])
    runs = []
    for _ in range(times):
        said = subprocess.run([probe], check=True, capture_output=True, text=True).stdout
        runs.append({name: float(value) * 1e-6 for name, value in map(str.split, said.splitlines())})
    return {name: min(run[name] for run in runs) for name in runs[0]}
