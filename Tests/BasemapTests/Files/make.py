#!/usr/bin/env python3
"""Makes town.mbtiles: a town that there is not, on a lake, as vector tiles in the OpenMapTiles schema.

make.py       wants ogr2ogr (Debian's gdal-bin, 3.6)
"""

import json
import pathlib
import subprocess
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
WEST, SOUTH = 13.1, 47.6


def at(x, y):
    """A place x and y hundredths of a degree from the town's corner."""
    return [round(WEST + x / 100, 6), round(SOUTH + y / 100, 6)]


def polygon(*rings):
    return {"type": "Polygon", "coordinates": [[at(*point) for point in ring + ring[:1]] for ring in rings]}


def line(*points):
    return {"type": "LineString", "coordinates": [at(*point) for point in points]}


def point(x, y):
    return {"type": "Point", "coordinates": at(x, y)}


LAYERS = {
    "landcover": [(polygon([(0, 5), (4, 5), (4, 9), (0, 9)]), {"class": "wood"})],
    # A lake with an island.
    "water": [(polygon([(1, 1), (9, 1), (9, 4), (1, 4)], [(4, 2), (6, 2), (6, 3), (4, 3)]), {"class": "lake"})],
    "transportation": [
        (line((0, 4.5), (10, 4.5)), {"class": "motorway"}),
        (line((5, 4.5), (5, 9)), {"class": "minor"}),
        (line((0, 9.5), (10, 8)), {"class": "rail"}),
    ],
    "building": [(polygon([(x, 6), (x + 0.3, 6), (x + 0.3, 6.3), (x, 6.3)]), {}) for x in (5.2, 5.8, 6.4)],
    "boundary": [(line((8, 0), (8, 10)), {"admin_level": 4, "maritime": 0})],
    "place": [
        (point(5, 5), {"class": "town", "name": "Seestadt", "name:en": "Lake Town", "rank": 3}),
        (point(7.5, 7), {"class": "village", "name": "Obernwald", "rank": 9}),
    ],
    "water_name": [(point(3, 2.5), {"class": "lake", "name": "Großer See"})],
    # Of no schema: by its geometry.
    "fields": [(polygon([(6, 8.5), (7, 8.5), (7, 9.5), (6, 9.5)]), {"crop": "rye"})],
}


def main():
    target = HERE / "town.mbtiles"
    target.unlink(missing_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        for name, features in LAYERS.items():
            collection = {
                "type": "FeatureCollection",
                "features": [
                    {"type": "Feature", "properties": properties, "geometry": geometry}
                    for geometry, properties in features
                ],
            }
            source = pathlib.Path(folder) / f"{name}.geojson"
            source.write_text(json.dumps(collection), "utf-8")
            subprocess.run(
                ["ogr2ogr", "-f", "GPKG", f"{folder}/all.gpkg", source, "-nln", name]
                + (["-update"] if name != next(iter(LAYERS)) else []), check=True)
        subprocess.run(
            ["ogr2ogr", "-f", "MBTILES", target, f"{folder}/all.gpkg", "-dsco", "MINZOOM=10", "-dsco", "MAXZOOM=13",
             "-dsco", "NAME=town"], check=True)


if __name__ == "__main__":
    main()
