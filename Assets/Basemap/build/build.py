#!/usr/bin/env python3
"""Makes Assets/Basemap/world.plm from the packages that README.md names.

build.py [FOLDER]      FOLDER holds the downloaded packages, and is filled if it does not; default: build/basemap
"""

import pathlib
import sys

import pack
import places
import readers
import sources
from shaping import area, contains, joined, lines_in_blocks, project, rings_in_blocks, thinned

HERE = pathlib.Path(__file__).resolve().parent
# For each scale: the bits of its grid of blocks, of its steps, the first zoom it is shown at and the last.
SCALES = [(0, 13, -2, 2.75), (3, 15, 2.75, 5.25), (5, 17, 5.25, 8)]
# How finely a shape is drawn at the last zoom, in dots.
FINENESS = 0.9


def projected(path):
    return [[project(point) for point in part] for parts in readers.shapes(path) for part in parts]


def border_kinds(found):
    """The borders in two lists: those that are settled, and those that are disputed."""
    disputed = set()
    for _, lines in readers.features(found["names"], "disputed_borders", ["name"]):
        disputed |= {_spot(point, x, y) for line in lines for point in line for x in (-1, 0, 1) for y in (-1, 0, 1)}
    settled, unsettled = [], []
    for parts in readers.shapes(found["borders"]):
        for part in parts:
            share = sum(_spot(point) in disputed for point in part) / len(part)
            (unsettled if share > 0.6 else settled).append([project(point) for point in part])
    return joined(settled), joined(unsettled)


def _spot(point, x=0, y=0):
    """A square of a fiftieth of a degree."""
    return (round(point[0] * 50) + x, round(point[1] * 50) + y)


def region_kinds(found):
    """The borders of regions in two lists: those in great countries, and the others."""
    table = readers.table(found["countries"].with_suffix(".dbf"))
    outlines = readers.shapes(found["countries"].with_suffix(".shp"))
    great = [rings for row, rings in zip(table, outlines) if row["ADM0_A3"] in places.GREAT]
    major, minor = [], []
    for parts in readers.shapes(found["regions"]):
        for part in parts:
            middle = part[len(part) // 2]
            is_great = any(contains(rings, middle) for rings in great)
            (major if is_great else minor).append([project(point) for point in part])
    return joined(major), joined(minor)


def thinned_rings(rings, tolerance, least):
    """Rings with fewer vertices, those left out that enclose less than a square of `least`."""
    kept = [ring for ring in rings if area(ring) >= least * least]
    return [thin for ring in kept if len(thin := thinned(ring, tolerance)) >= 4]


def block(layers, found, column, row, block_bits, step_bits):
    """The bytes of one block: five lists of shapes, then the places; none where there is nothing."""
    corner = (column << step_bits - block_bits, row << step_bits - block_bits)
    result, is_empty = b"", not found
    for layer, steps in layers:
        parts = [part for shape in layer.get((column, row), []) if (part := steps(shape, step_bits))]
        is_empty = is_empty and not parts
        result += pack.shapes(parts, corner)
    return b"" if is_empty else result + pack.places(found, corner, step_bits)


def scale(world, names, block_bits, step_bits, first, last):
    dot = 1 / (places.DOTS * 2**last)
    rings = [
        rings_in_blocks(thinned_rings(world["land"], FINENESS * dot, 0.6 * dot), block_bits),
        rings_in_blocks(thinned_rings(world["lakes"], FINENESS * dot, 1.6 * dot), block_bits)]
    lines = []
    for name in ("settled", "unsettled", "major", "minor"):
        is_shown = name in ("settled", "unsettled") or last > 3 and (name == "major" or last > 6)
        thin = [thinned(line, FINENESS * dot) for line in world[name]] if is_shown else []
        lines.append(lines_in_blocks(thin, block_bits))
    layers = [(layer, pack.ring_steps) for layer in rings] + [(layer, pack.line_steps) for layer in lines]
    count = 2**block_bits
    found = {}
    for place in names:
        if place.zoom < last or last == SCALES[-1][3]:
            home = tuple(min(count - 1, int(value * count)) for value in place.point)
            found.setdefault(home, []).append(place)
    blocks = {}
    for row in range(count):
        for column in range(count):
            data = block(layers, found.get((column, row), []), column, row, block_bits, step_bits)
            if data:
                blocks[column, row] = data
    return blocks


def main():
    folder = sys.argv[1] if sys.argv[1:] else HERE.parents[2] / ".build/basemap"
    found = sources.fetch(folder)
    world = {"land": projected(found["land"]), "lakes": projected(found["lakes"])}
    world["settled"], world["unsettled"] = border_kinds(found)
    world["major"], world["minor"] = region_kinds(found)
    names = places.everything(found)
    scales = [(*one[:3], scale(world, names, *one)) for one in SCALES]
    for number, one in enumerate(scales):
        print(f"scale {number}: {len(one[3])} blocks, {sum(map(len, one[3].values()))} bytes before deflating")
    data = pack.world(scales)
    (HERE.parent / "world.plm").write_bytes(data)
    print(f"{len(data)} bytes; {len(names)} places; disputed lines: {len(world['unsettled'])}")


if __name__ == "__main__":
    main()
