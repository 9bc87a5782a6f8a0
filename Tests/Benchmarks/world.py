"""Frames of the world, with the basemap and without it."""

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
