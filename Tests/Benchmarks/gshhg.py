#!/usr/bin/env python3
"""Writes data/gshhg.geojson: the coasts, lakes and islands of GSHHG in full resolution, from Debian's
gmt-gshhg-full. A file that is there already is kept.

The netCDF file holds the coasts cut along whole degrees, into bins: a segment has its bin, its polygon and its
points, each point two numbers of 16 bits that count 1/65535 of a degree from the bin's south-west corner. What GMT
packs into one number a segment (gmt_shore.c): points << 9 | level << 6 | exit << 3 | entry, the sides of the bin by
which it leaves and comes, 4 for a whole ring. The segments of a polygon are joined here where they meet.
"""

import collections
import pathlib
import sys

import generate

SOURCE = pathlib.Path("/usr/share/gmt-gshhg/binned_GSHHS_f.nc")
NAME = "gshhg.geojson"
BINS_AROUND = 360
UNITS = 65535  # of a degree
LEVELS = {1: "land", 2: "lake", 3: "island in a lake", 4: "pond", 5: "ice front", 6: "grounding line"}


def segments(file):
    """Yields for each segment its polygon, its level, and its points in units east of 0 and north of the pole."""
    first, count = (file[name][:] for name in ("Id_of_first_segment_in_a_bin", "N_segments_in_a_bin"))
    packed, start, polygon = (file[name][:] for name in (
        "Embedded_npts_levels_exit_entry_for_a_segment", "Id_of_first_point_in_a_segment", "Id_of_GSHHS_ID"))
    # The numbers are without a sign, which netCDF's 16 bits have.
    east, north = (file[f"Relative_{name}_from_SW_corner_of_bin"][:].astype("uint16").astype("int64")
                   for name in ("longitude", "latitude"))
    for box in range(len(first)):
        row, column = divmod(box, BINS_AROUND)
        west, south = column * UNITS, (180 - 1 - row) * UNITS
        for segment in range(first[box], first[box] + count[box]):
            points = slice(start[segment], start[segment] + (packed[segment] >> 9))
            yield (int(polygon[segment]), int(packed[segment] >> 6 & 7),
                   list(zip((east[points] + west).tolist(), (north[points] + south).tolist())))


def joined(pieces):
    """Pieces of one polygon, put together while one begins where another ends."""
    beginnings = collections.defaultdict(list)
    for piece in pieces:
        beginnings[around(piece[0])].append(piece)
    while beginnings:
        path = take(beginnings, next(iter(beginnings)))
        while path[0] != path[-1] and around(path[-1]) in beginnings:
            path = path + take(beginnings, around(path[-1]))[1:]
        yield path


def around(point):
    """The place of a point on the globe: the last meridian is the first."""
    return point[0] % (BINS_AROUND * UNITS), point[1]


def take(beginnings, place):
    pieces = beginnings[place]
    piece = pieces.pop()
    if not pieces:
        del beginnings[place]
    return piece


def text_of(path):
    """Longitudes from -180 on; a path that crosses 180 degrees stays in one piece beyond it."""
    turn = 360 if path[0][0] > 180 * UNITS else 0
    return "[" + ",".join([f"[{x / UNITS - turn:.6f},{y / UNITS - 90:.6f}]" for x, y in path]) + "]"


def features(file):
    polygons = collections.defaultdict(list)
    for polygon, level, points in segments(file):
        polygons[polygon, level].append(points)
    for (polygon, level), pieces in polygons.items():
        for path in joined(pieces):
            is_ring = len(path) > 3 and path[0] == path[-1]
            kind, coordinates = ("Polygon", f"[{text_of(path)}]") if is_ring else ("LineString", text_of(path))
            yield (f'{{"type":"Feature","id":{polygon},"properties":{{"level":"{LEVELS.get(level, level)}"}},'
                   f'"geometry":{{"type":"{kind}","coordinates":{coordinates}}}}}')


def main():
    if (generate.DATA / NAME).exists():
        return
    try:
        import h5py  # netCDF-4 is HDF5
        with h5py.File(SOURCE, "r") as file:
            generate.write(NAME, features(file))
    except (ImportError, OSError) as error:
        sys.exit(f"gshhg.py: {NAME} cannot be made: {error}")


if __name__ == "__main__":
    main()
