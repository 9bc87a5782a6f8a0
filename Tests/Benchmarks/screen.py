"""A program in a terminal of our own: a pty whose other end this process holds."""

import fcntl
import os
import pty
import select
import signal
import struct
import tempfile
import termios
import time

import measure

FRAME_END = b"\x1b[?2026l"
# What a plain xterm says: no answer to questions about modes, and its attributes (xterm ctlseqs, "CSI c").
ASKS_ATTRIBUTES, ATTRIBUTES = b"\x1b[c", b"\x1b[?64;22c"


class Screen:
    """`with Screen(words) as screen:` starts the program; at the end of the block it is made to end."""

    def __init__(self, words, columns=120, rows=40):
        measure.note(words)
        self.output = b""
        # What a program leaves for its next start must not meet the next measurement.
        self.state = tempfile.TemporaryDirectory()
        self.start = time.monotonic()
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
            # A shell ignores it for what it runs in the background.
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            environment = {**os.environ, "TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8",
                           "XDG_STATE_HOME": self.state.name}
            try:
                os.execvpe(words[0], words, environment)
            finally:
                os._exit(127)
        self.usage = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.usage is None:
            os.kill(self.pid, 9)
            self.reap()
        os.close(self.terminal)
        self.state.cleanup()

    def send(self, text):
        os.write(self.terminal, text.encode())

    def read(self, patience):
        """What comes within this many seconds; nothing where nothing does, None at the program's end."""
        if not select.select([self.terminal], [], [], patience)[0]:
            return b""
        try:
            data = os.read(self.terminal, 1 << 16)
        except OSError:  # EIO: the other end is closed
            return None
        if ASKS_ATTRIBUTES in data:
            os.write(self.terminal, ATTRIBUTES)
        self.output += data
        return data

    def until(self, wanted, patience=30):
        """Reads until the output holds these bytes; returns the seconds since the program was started."""
        while wanted not in self.output:
            data = self.read(patience)
            if not data:
                raise measure.Failed("ended before its first frame" if data is None else "no frame came")
        return time.monotonic() - self.start

    def until_quiet(self, quiet=0.3):
        """Reads until nothing comes for a while; returns when the last byte came, in seconds since the start."""
        last = time.monotonic()
        while self.read(quiet):
            last = time.monotonic()
        return last - self.start

    def until_idle(self, quiet=0.3):
        """Reads until the program neither writes nor works for a while, in any of its threads."""
        used = None
        while used != (used := self.cpu()):
            self.until_quiet(quiet)

    def until_end(self):
        """Reads until the program ends; returns what it cost."""
        while data := self.read(30):
            pass
        if data is not None:
            raise measure.Failed("did not end")
        self.reap()
        return measure.cost(time.monotonic() - self.start, self.usage)

    def reap(self):
        _, _, self.usage = os.wait4(self.pid, 0)

    def cpu(self):
        """Seconds of processor time that the program has used, all threads together."""
        total = 0
        for task in os.listdir(f"/proc/{self.pid}/task"):
            with open(f"/proc/{self.pid}/task/{task}/schedstat", encoding="ascii") as file:
                total += int(file.read().split()[0])
        return total / 1e9
