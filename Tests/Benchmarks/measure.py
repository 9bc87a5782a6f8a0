"""Runs programs and measures them: wall time, processor time, peak memory, and what they write to a terminal."""

import fcntl
import os
import pty
import select
import signal
import statistics
import struct
import subprocess
import tempfile
import termios
import time


class NotMeasured(Exception):
    """Why a row of the table has no number."""


class Run:
    """A program that was run to its end: seconds, bytes."""

    def __init__(self, words, needs_output=True):
        with tempfile.TemporaryFile() as output:
            start = time.perf_counter()
            child = subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.PIPE)
            message = child.stderr.read().decode(errors="replace").strip()
            _, status, usage = os.wait4(child.pid, 0)
            self.wall = time.perf_counter() - start
            child.returncode = os.waitstatus_to_exitcode(status)
            child.stderr.close()
            written = output.seek(0, os.SEEK_END)
        self.processor = usage.ru_utime + usage.ru_stime
        self.peak = usage.ru_maxrss * 1024
        if child.returncode != 0:
            raise NotMeasured(f"status {child.returncode}: {message.splitlines()[0] if message else 'no message'}")
        if needs_output and written == 0:
            raise NotMeasured("it wrote nothing")


def median(count, measurement):
    return statistics.median(measurement() for _ in range(count))


class Screen:
    """A program in a pseudoterminal that answers no question; end it with `close`, or by `with`."""

    QUIET = 0.15
    PATIENCE = 60

    def __init__(self, words, columns, rows):
        self.start = time.perf_counter()
        self.child, self.descriptor = pty.fork()
        if self.child == 0:
            self._run(words, columns, rows)
        self.ended = False

    @staticmethod
    def _run(words, columns, rows):
        """In the child: the size is there before the program asks for it."""
        try:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
            os.environ["TERM"] = "xterm-256color"
            os.environ["COLORTERM"] = "truecolor"
            os.execvp(words[0], words)
        finally:
            os._exit(127)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def send(self, data):
        os.write(self.descriptor, data)

    def read_burst(self):
        """Reads until nothing comes for a while: the bytes, and the moment of the last of them (None: no byte)."""
        burst, moment = bytearray(), None
        deadline = time.perf_counter() + self.PATIENCE
        while time.perf_counter() < deadline:
            wait = self.PATIENCE if moment is None else self.QUIET
            if not select.select([self.descriptor], [], [], wait)[0]:
                break
            try:
                data = os.read(self.descriptor, 1 << 16)
            except OSError:  # how Linux says that the other side has closed
                data = b""
            if not data:
                self.ended = True
                break
            moment = time.perf_counter()
            burst += data
        return bytes(burst), moment

    def close(self):
        os.close(self.descriptor)
        try:
            os.kill(self.child, signal.SIGKILL)
        finally:
            os.waitpid(self.child, 0)


def first_frame(words, columns=120, rows=40):
    """Seconds from the start to the last byte of the first burst that a program writes to its screen."""
    with Screen(words, columns, rows) as screen:
        burst, moment = screen.read_burst()
        if screen.ended or moment is None or len(burst) < columns:
            raise NotMeasured("it drew no screen")
        return moment - screen.start


def mouse(code, column, row, final="M"):
    """An SGR mouse report; cells from 0."""
    return f"\x1b[<{code};{column + 1};{row + 1}{final}".encode()
