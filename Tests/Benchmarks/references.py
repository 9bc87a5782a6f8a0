"""The programs that plat is measured against. One that is missing here fails with the reason, as a measurement does."""

import pathlib
import shutil
import subprocess
import sys

import generate
import measure

FOLDER = pathlib.Path(__file__).resolve().parent / "reference"
BUILT = generate.DATA / "reference"
PIXEL_MAP = generate.DATA / "pixel-map"
# What it was written for: later versions of these two call it otherwise.
PIXEL_MAP_PACKAGES = ["pixel-map==0.3.0", "typer<0.16", "click<8.2"]


def built(name):
    """The path of a program of reference/, built from its source."""
    made = subprocess.run(["make", "-s", "-C", str(FOLDER), f"OUT={BUILT}"], capture_output=True, text=True,
                          check=False)
    if made.returncode != 0:
        raise measure.Failed(f"{name} cannot be built: {last_line(made.stderr)}")
    return str(BUILT / name)


def parsing(path):
    """Reads the file and parses it once to a simdjson DOM."""
    return [built("parse"), str(path)]


def frames(path, views):
    """Seconds of processor time of one plain frame for each (longitude, latitude, zoom)."""
    words = [built("bresenham"), str(path), *[f"{number}" for view in views for number in view]]
    measure.note(words)
    run = subprocess.run(words, capture_output=True, text=True, check=False)
    if run.returncode != 0:
        raise measure.Failed(f"bresenham: {last_line(run.stderr)}")
    return [float(line) * 1e-3 for line in run.stdout.splitlines()]


def ogrinfo(path):
    if not shutil.which("ogrinfo"):
        raise measure.Failed("ogrinfo is not installed")
    return ["ogrinfo", "-so", "-al", str(path)]


def pixel_map(path):
    """pixel-map, in an environment of its own."""
    program = PIXEL_MAP / "bin" / "pixel-map"
    if not program.exists():
        install()
    return [str(program), "--no-background", "-r", "braille-bw", "--width", "80", "--height", "24", str(path)]


def install():
    try:
        for words in ([sys.executable, "-m", "venv", str(PIXEL_MAP)],
                      [str(PIXEL_MAP / "bin" / "pip"), "install", "--quiet", *PIXEL_MAP_PACKAGES]):
            subprocess.run(words, check=True, capture_output=True, text=True)
    except subprocess.CalledProcessError as error:
        shutil.rmtree(PIXEL_MAP, ignore_errors=True)
        raise measure.Failed(f"pixel-map cannot be installed: {last_line(error.stderr)}") from None


def last_line(text):
    lines = text.strip().splitlines()
    return lines[-1] if lines else "it says nothing"
