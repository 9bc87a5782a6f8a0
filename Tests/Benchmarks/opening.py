"""What a person sees of a large file while it is opened."""

import measure
from screen import FRAME_END, Screen


def progress(words):
    """Seconds to the first word of how far the reading is."""
    with Screen(words, 80, 24) as screen:
        return screen.until(b" %")


def interrupted(words):
    """Seconds from Ctrl-C in the middle of the reading to the end of the program."""
    with Screen(words, 80, 24) as screen:
        pressed = screen.until(b" %")
        screen.send("\x03")
        return screen.until_end().wall - pressed


def peak_memory(words):
    """Bytes that /usr/bin/time -v gives for an editor that is opened, left to rest and ended."""
    with measure.timed_memory(words) as (timed, result):
        with Screen(timed, 120, 40) as screen:
            screen.until(FRAME_END)
            screen.until_quiet(2)
            screen.send(":q!\r")
            screen.until_end()
        return result()
