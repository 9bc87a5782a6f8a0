#!/usr/bin/env python3
"""Writes the files that the benchmarks read: GeoJSON of given sizes, the same bytes on every machine.

Each file is a collection of wobbly rings, about forty vertices each, strewn over the world: 1,000 features a
megabyte, so that 100 MB hold 100,000 features and 4 million vertices. `ring.geojson` is one ring of a million
vertices, `ten.geojson` ten features. A file that is there already is kept.
"""

import argparse
import math
import pathlib
import random
import sys

VERTICES = 40
SEED = 20_240_601
DATA = pathlib.Path(__file__).resolve().parent / "data"


def ring(rng, count, longitude, latitude, radius):
    """A closed ring of `count` positions about a centre, counterclockwise, as JSON text."""
    phase = rng.random() * 2 * math.pi
    lobes = rng.randrange(2, 7)
    points = []
    for i in range(count - 1):
        angle = 2 * math.pi * i / (count - 1)
        reach = radius * (1 + 0.25 * math.sin(lobes * angle + phase) + 0.02 * rng.random())
        x = longitude + reach * math.cos(angle)
        y = latitude + reach * 0.6 * math.sin(angle)
        points.append(f"[{x:.6f},{y:.6f}]")
    points.append(points[0])
    return ",".join(points)


def feature(rng, index, vertices):
    longitude = rng.uniform(-170, 170)
    latitude = rng.uniform(-70, 75)
    radius = 10 ** rng.uniform(-2.5, 0.3)
    coordinates = ring(rng, vertices, longitude, latitude, radius)
    return (
        f'{{"type":"Feature","id":{index},"properties":{{"name":"Parcel {index}","class":"{"abcd"[index % 4]}"}},'
        f'"geometry":{{"type":"Polygon","coordinates":[[{coordinates}]]}}}}'
    )


def write(path, features, vertices):
    """Writes a collection, a feature a line. A file appears whole or not at all."""
    if path.exists():
        return
    print(f"writing {path.name}", file=sys.stderr)
    rng = random.Random(SEED)
    partial = path.with_suffix(".partial")
    with open(partial, "w", encoding="ascii", buffering=1 << 20) as out:
        out.write('{"type":"FeatureCollection","features":[\n')
        for index in range(features):
            out.write(feature(rng, index, vertices))
            out.write(",\n" if index + 1 < features else "\n")
        out.write("]}\n")
    partial.rename(path)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--megabytes", type=int, nargs="*", default=[1, 3, 10, 100],
                        help="1000 is made only when it is asked for")
    arguments = parser.parse_args()
    DATA.mkdir(exist_ok=True)
    for size in arguments.megabytes:
        write(DATA / f"{size}mb.geojson", size * 1000, VERTICES)
    write(DATA / "ring.geojson", 1, 1_000_000)
    write(DATA / "ten.geojson", 10, 9)


if __name__ == "__main__":
    main()
