"""Reads shapefiles, dBASE tables and GeoPackages: as much of each as the packages need."""

import sqlite3
import struct


def shapes(path):
    """The parts of each record of a shapefile of lines or polygons: a list of lists of (longitude, latitude)."""
    data = path.read_bytes()
    place = 100
    while place < len(data):
        (length,) = struct.unpack_from(">i", data, place + 4)
        yield _parts(data, place + 8)
        place += 8 + 2 * length


def _parts(data, place):
    (kind,) = struct.unpack_from("<i", data, place)
    if kind not in (3, 5):
        return []
    part_count, point_count = struct.unpack_from("<ii", data, place + 36)
    starts = list(struct.unpack_from(f"<{part_count}i", data, place + 44)) + [point_count]
    numbers = struct.unpack_from(f"<{2 * point_count}d", data, place + 44 + 4 * part_count)
    points = list(zip(numbers[::2], numbers[1::2]))
    return [points[start:end] for start, end in zip(starts, starts[1:])]


def table(path):
    """The rows of a dBASE table, as dictionaries of strings."""
    data = path.read_bytes()
    count, start, width = struct.unpack_from("<IHH", data, 4)
    fields = []
    place = 32
    while data[place] != 0x0D:
        name = data[place:place + 11].split(b"\0")[0].decode("ascii")
        fields.append((name, data[place + 16]))
        place += 32
    for row in range(count):
        place = start + row * width + 1
        values = {}
        for name, size in fields:
            values[name] = data[place:place + size].decode("utf-8", "replace").strip(" \0")
            place += size
        yield values


def features(path, layer, columns):
    """The rows of a layer of a GeoPackage: their columns, and their parts (rings or lines) in a list."""
    names = ", ".join(f'"{name}"' for name in columns)
    with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as database:
        for row in database.execute(f'select geom, {names} from "{layer}" order by fid'):
            yield dict(zip(columns, row[1:])), _geometry(row[0])


def _geometry(blob):
    """The parts of a GeoPackage's geometry: a header with an envelope, then well-known binary."""
    envelope = (0, 32, 48, 48, 64)[blob[3] >> 1 & 7]
    parts = []
    _well_known(blob, 8 + envelope, parts)
    return parts


def _well_known(blob, place, parts):
    order = "<" if blob[place] else ">"
    kind, count = struct.unpack_from(order + "II", blob, place + 1)
    place += 9
    if kind == 2:
        return _points(blob, place, order, count, parts)
    for _ in range(count):
        if kind == 3:
            (points,) = struct.unpack_from(order + "I", blob, place)
            place = _points(blob, place + 4, order, points, parts)
        else:
            place = _well_known(blob, place, parts)
    return place


def _points(blob, place, order, count, parts):
    numbers = struct.unpack_from(f"{order}{2 * count}d", blob, place)
    parts.append(list(zip(numbers[::2], numbers[1::2])))
    return place + 16 * count
