#!/usr/bin/env python3
"""Writes the files that the benchmarks read into Tests/Benchmarks/data: the same bytes every time.

generate.py [SIZE | ring | dense | ten] ...     SIZE in MB; without words: 1 10 100 ring dense

A file of SIZE MB holds about 1,000 features and 40,000 vertices a megabyte: islands with ragged coasts, a few of
them with lakes, rivers, and places; six decimals, a name and a few more properties each. `ring` is one polygon of
a million positions, `dense` 50 MB of lines at 14 bytes a position, `ten` ten small features in 2 kB. A file that is there already is kept.
"""

import json
import pathlib
import random
import sys

import fractal
import measure

DATA = pathlib.Path(__file__).resolve().parent / "data"
SEED = 7946
RING_POSITIONS = 1_000_000
DENSE_BYTES = 50_000_000
# How often a coast is halved: most islands are small, a few have thousands of vertices.
DEPTHS = range(9)
DEPTH_WEIGHTS = [200, 300, 250, 150, 60, 30, 8, 1.5, 0.5]


def text_of(points):
    return "[" + ",".join([f"[{x:.6f},{y:.6f}]" for x, y in points]) + "]"


def island(rng):
    center = (rng.uniform(-170, 170), rng.uniform(-65, 75))
    depth = rng.choices(DEPTHS, DEPTH_WEIGHTS)[0]
    radius = 0.05 * 2 ** depth * rng.uniform(0.3, 1)
    rings = [fractal.ring(rng, center, radius, rng.randint(5, 8), depth)]
    if rng.random() < 0.2:
        rings.append(fractal.ring(rng, center, 0.2 * radius, 5, max(0, depth - 1), clockwise=True))
    return "Polygon", "[" + ",".join(map(text_of, rings)) + "]"


def river(rng):
    start = (rng.uniform(-170, 170), rng.uniform(-65, 75))
    depth = rng.choices(range(4), [40, 30, 20, 10])[0]
    return "LineString", text_of(fractal.walk(rng, start, rng.uniform(0.05, 0.4), rng.randint(4, 60), depth))


def place(rng):
    return "Point", f"[{rng.uniform(-180, 180):.6f},{rng.uniform(-70, 78):.6f}]"


def feature(rng, index, makers=(island, river, place), weights=(65, 17, 18)):
    kind, coordinates = rng.choices(makers, weights)[0](rng)
    properties = {"name": f"{kind} {index}", "class": rng.choice("abcde"), "rank": rng.randint(1, 9)}
    return (
        f'{{"type":"Feature","id":{index},"properties":{json.dumps(properties)},'
        f'"geometry":{{"type":"{kind}","coordinates":{coordinates}}}}}'
    )


def features_of_size(size):
    """Features until their text is so many bytes long."""
    rng = random.Random(SEED)
    index = 0
    while size > 0:
        text = feature(rng, index)
        size -= len(text) + 2
        index += 1
        yield text


def one_ring():
    rng = random.Random(SEED)
    points = fractal.ring(rng, (10, 30), 60, 62, 14)
    # What 62 corners give beyond a million is cut from the end, and the ring closed again.
    points = points[:RING_POSITIONS - 1] + points[:1]
    yield (
        '{"type":"Feature","id":0,"properties":{"name":"Ring"},'
        f'"geometry":{{"type":"Polygon","coordinates":[{text_of(points)}]}}}}'
    )


def dense_lines():
    """Lines of two decimals, a position of which takes 14 bytes with its brackets and its comma."""
    rng = random.Random(SEED)
    size = DENSE_BYTES
    while size > 0:
        # Between these bounds each ordinate is five characters long.
        x, y = rng.uniform(20, 90), rng.uniform(20, 70)
        points = []
        for _ in range(1000):
            x = max(10, min(99.99, x + rng.uniform(-0.1, 0.1)))
            y = max(10, min(80, y + rng.uniform(-0.1, 0.1)))
            points.append((x, y))
        coordinates = ",".join([f"[{x:.2f},{y:.2f}]" for x, y in points])
        size -= len(coordinates)
        yield (
            '{"type":"Feature","properties":null,'
            f'"geometry":{{"type":"LineString","coordinates":[{coordinates}]}}}}'
        )


def ten_features():
    rng = random.Random(SEED)
    for index in range(10):
        points = fractal.ring(rng, (-30 + 7 * index, 40), 3, 6, 0)
        yield (
            f'{{"type":"Feature","properties":{{"name":"Island {index}"}},'
            f'"geometry":{{"type":"Polygon","coordinates":[{text_of(points)}]}}}}'
        )


def write(name, features):
    """Writes a collection, a feature a line, and returns its path. The file appears whole or not at all."""
    path = DATA / name
    if path.exists():
        return path
    print(f"writing {path.relative_to(DATA.parents[2])}", file=sys.stderr)
    DATA.mkdir(exist_ok=True)
    partial = path.with_suffix(".partial")
    with open(partial, "w", encoding="ascii", buffering=1 << 20) as out:
        separator = '{"type":"FeatureCollection","features":[\n'
        for text in features:
            out.write(separator)
            out.write(text)
            separator = ",\n"
        out.write("\n]}\n")
    partial.rename(path)
    return path


def file(word):
    """The path of a file by the word for it, written where it is missing."""
    made = {"ring": one_ring, "dense": dense_lines, "ten": ten_features}
    if word in made:
        return write(f"{word}.geojson", made[word]())
    return write(f"{int(word)}mb.geojson", features_of_size(int(word) * 1_000_000))


def made(size):
    """The path of a large file, where it is there; writing it is not for the one who measures."""
    path = DATA / f"{int(size)}mb.geojson"
    if int(size) > 100 and not path.exists():
        raise measure.Failed(f"there is no {path.name}: `make bench-data SIZES={size}`")
    return file(size)


def main():
    try:
        for word in sys.argv[1:] or ["1", "10", "100", "ring", "dense"]:
            file(word)
    except ValueError:
        sys.exit(f"generate.py: '{word}' is neither a size in MB nor ring, dense or ten")


if __name__ == "__main__":
    main()
