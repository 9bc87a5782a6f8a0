"""What lies under a place of the map: Tests/HitProbe, which is built beside the program."""

import os
import subprocess

import measure


def seconds(plat, path, view, commands=(), times=3):
    """Seconds of processor time of a hit test: the mean of many places, and the slowest of them."""
    words = [os.path.join(os.path.dirname(plat), "HitProbe"), str(path), *(f"{number}" for number in view), *commands]
    measure.note(words)
    runs = []
    for _ in range(times):
        said = subprocess.run(words, check=False, capture_output=True, text=True)
        if said.returncode != 0:
            raise measure.Failed(f"HitProbe: {said.stdout.strip()[:200]}")
        runs.append({name: float(value) * 1e-6 for name, value in map(str.split, said.stdout.splitlines())})
    return min(run["mean"] for run in runs), min(run["most"] for run in runs)
