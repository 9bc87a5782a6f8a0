"""Reading a file and writing it anew, beside the programs that people do this with."""

import os
import shutil
import subprocess
import sys
import tempfile
import time

import measure
from screen import FRAME_END, Screen

NUDGE = "nudge east 0.00001deg"

# Each takes the paths of the file and of the copy. Where a program writes to its output, a shell leads it there.
PYTHON = "import json, sys; json.dump(json.load(open(sys.argv[1])), open(sys.argv[2], 'w'))"


def programs(plat, path, copy):
    """Name and words of each way to load the file and write it, unedited; those that are not installed are left out."""
    shell = ["sh", "-c"]
    ways = {
        "plat": [plat, "edit", path, "-c", "write!", "--output", copy],
        "`cp` and `sync`": [*shell, f'cp "{path}" "{copy}" && sync "{copy}"'],
        "`python3`, `json.load` and `json.dump`": [sys.executable, "-c", PYTHON, path, copy],
        "`jq -c .`": [*shell, f'jq -c . "{path}" > "{copy}"'],
        "`ogr2ogr -f GeoJSON`": ["ogr2ogr", "-f", "GeoJSON", copy, path],
    }
    needs = {"`jq -c .`": "jq", "`ogr2ogr -f GeoJSON`": "ogr2ogr"}
    return {name: words for name, words in ways.items() if shutil.which(needs.get(name, "sh"))}


def unedited(plat, path, times=3):
    """Yields for each program: its wall time and memory, whether it gives the bytes back, in turns with the others."""
    with tempfile.TemporaryDirectory(dir=path.parent) as folder:
        copy = os.path.join(folder, "copy.geojson")
        ways = programs(plat, str(path), copy)
        costs = {name: [] for name in ways}
        same = {}
        for _ in range(times):
            for name, words in ways.items():
                if os.path.exists(copy):
                    os.remove(copy)
                costs[name].append(measure.run(words))
                same[name] = subprocess.run(["cmp", "-s", str(path), copy], check=False).returncode == 0
        for name in ways:
            yield (name, min(cost.wall for cost in costs[name]), max(cost.memory for cost in costs[name]),
                   same[name])


def one_edit(plat, path, times=5):
    """The least wall time of one moved vertex and the save, the opening with it; of the save alone, in an editor, from
    its key to its message; and of a copy that reaches the disk."""
    with tempfile.TemporaryDirectory(dir=path.parent) as folder:
        copy, other = os.path.join(folder, "copy.geojson"), os.path.join(folder, "other.geojson")
        shutil.copy(path, copy)
        shutil.copy(path, other)
        vertex = f"vertex {first_position(path)}"
        edit = [plat, "edit", other, "-c", "select 0", "-c", vertex, "-c", NUDGE]
        plain = ["sh", "-c", f'cp "{path}" "{copy}.2" && sync "{copy}.2"']
        with Screen([plat, copy], 80, 24) as screen:
            screen.until(FRAME_END)
            screen.send(f":select 0\r:{vertex}\r")
            screen.until_idle()
            return measure.interleaved([
                lambda: measure.run(edit).wall, lambda: saved(screen), lambda: measure.run(plain).wall], times)


def saved(screen):
    """Seconds from `:w` to the message that it is written."""
    screen.send(f":{NUDGE}\r:w")
    screen.until_idle()
    screen.output = b""
    start = time.monotonic()
    screen.send("\r")
    screen.until(b"Wrote")
    return time.monotonic() - start


def first_position(path):
    """The indices that lead to the first vertex of the first feature; only the head of the file is read."""
    with open(path, encoding="utf-8") as file:
        head = file.read(4096)
    start = head.index('"coordinates"')
    depth = 0
    for letter in head[head.index("[", start):]:
        if letter != "[":
            break
        depth += 1
    return ".".join(["0"] * max(1, depth - 1))
