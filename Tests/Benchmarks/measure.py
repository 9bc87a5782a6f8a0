"""Runs programs and says what they cost."""

import contextlib
import dataclasses
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Every line that was measured, once, in order, with the paths of this machine taken out.
commands = {}


class Failed(Exception):
    """A program that could not be measured, and why."""


@dataclasses.dataclass
class Cost:
    wall: float  # seconds
    cpu: float  # seconds, user and system
    memory: int  # bytes, the largest resident size


def note(words):
    if "/usr/bin/time" in words[0]:
        return
    line = shlex.join(words).replace(sys.executable, "python3").replace(f"{ROOT}/", "")
    corpus = os.environ.get("PLAT_CORPUS")
    commands[line.replace(corpus, "$PLAT_CORPUS") if corpus else line] = True


def run(words):
    """Runs a program to its end, its output thrown away; fails with its last line if its status is not 0."""
    note(words)
    start = time.monotonic()
    process = subprocess.Popen(
        words, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    with process.stderr:
        said = process.stderr.read().decode(errors="replace").strip().splitlines()
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.monotonic() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        raise Failed(f"status {process.returncode}{': ' + said[-1] if said else ''}")
    return cost(wall, usage)


@contextlib.contextmanager
def timed_memory(words):
    """Gives the words that run `words` under GNU time, and what tells the bytes of memory afterwards: the largest
    resident size."""
    note(words)
    with tempfile.NamedTemporaryFile("r", suffix=".time") as said:
        def result():
            match = re.search(r"Maximum resident set size \(kbytes\): (\d+)", said.read())
            if not match:
                raise Failed("/usr/bin/time said nothing of memory")
            return int(match[1]) * 1024
        yield ["/usr/bin/time", "-v", "-o", said.name, *words], result


def peak_memory(words):
    with timed_memory(words) as (timed, result):
        run(timed)
        return result()


def cost(wall, usage):
    return Cost(wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024)


def interleaved(runs, times=7):
    """The least wall time of each run, in turns, so that a busy moment of the machine falls on all of them."""
    rounds = [[run() for run in runs] for _ in range(times)]
    return [min(walls) for walls in zip(*rounds)]
