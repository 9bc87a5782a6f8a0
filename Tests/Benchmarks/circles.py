"""The example of 2,001 circles: a step of a drag on a screen, and hit tests."""

import math
import pathlib
import tempfile

import measure
from screen import Screen

COLUMNS, ROWS = 120, 40
NAME = "circle-annotations"
# A circle stands here at the example's first camera.
CIRCLE = (60, 20)


def drag_step(plat, steps=100):
    """Seconds of processor time of one step: report in, frame out."""
    with Screen([plat, "example", NAME, "--color", "truecolor"], COLUMNS, ROWS) as screen:
        screen.until(b"\x1b[?1002h")
        screen.until_quiet()
        column, row = CIRCLE
        screen.send(f"\x1b[<0;{column};{row}M\x1b[<32;{column + 2};{row}M")
        screen.until_quiet()
        if b"annotation drag" not in screen.output:
            raise measure.Failed("no circle was taken")
        used = screen.cpu()
        for step in range(steps):
            angle = 2 * math.pi * step / 50
            x, y = column + round(15 * math.cos(angle)), row + round(8 * math.sin(angle))
            screen.send(f"\x1b[<32;{x};{y}M")
            screen.until_quiet(0.03)
        return (screen.cpu() - used) / steps


def hit_test(plat, taps=2000):
    """Seconds of processor time of one tap where no circle is, its hit test and its gesture together."""
    def run(count):
        with tempfile.TemporaryDirectory() as folder:
            events = pathlib.Path(folder) / "taps.events"
            events.write_text("press left 1,1\nrelease left 1,1\nwait 1000\n" * count, encoding="utf-8")
            return measure.run([plat, "example", NAME, "--size", f"{COLUMNS}x{ROWS}", "--replay", str(events)]).cpu
    few, many = measure.interleaved([lambda: run(1), lambda: run(taps)], 5)
    return (many - few) / (taps - 1)
