"""Names: what is written where, how important it is, and from which zoom on."""

import json
import math

import readers
from seas import SEAS
from shaping import area, project, widest_chord

COUNTRY, REGION, CAPITAL, CITY, WATER = range(5)

# A world is 128 x 2^zoom dots wide, a cell 2 x 4 dots.
DOTS = 128
# No further city is named so near to a greater one: columns and rows of cells.
APART = (13, 2)
LAST_STEP = 28
# A region's middle is its city's where they are not further apart, on the world's square.
SAME = 1 / 720
# Large countries whose regions are better known than most countries.
GREAT = {"AUS", "BRA", "CAN", "CHN", "IND", "USA", "MEX", "ARG"}
# Shorter than the table has them.
SHORT = {"United States of America": "United States"}


class Place:
    def __init__(self, kind, name, point, zoom, rank):
        self.kind, self.name, self.point = kind, name, point
        self.zoom = max(-2.0, min(14.0, zoom))
        self.rank = max(0, min(99, round(rank)))


def _zoom_where(width, dots):
    """The zoom at which a width of the world is so many dots."""
    return math.log2(dots / (DOTS * max(width, 1e-7)))


def _zoom_of_fit(name, chord, slack):
    """The zoom at which a name fits a chord, or nearly: it may be as much wider as slack says."""
    return _zoom_where(chord * slack, 2 * (len(name) + 1))


def countries(sources):
    """Those of the 1:110m table with the place its makers chose, the small ones by their areas."""
    rows = readers.table(sources["countries"].with_suffix(".dbf"))
    outlines = readers.shapes(sources["countries"].with_suffix(".shp"))
    known = set()
    for row, rings in zip(rows, outlines):
        rings = [[project(point) for point in ring] for ring in rings]
        _, chord = widest_chord(rings)
        point = project((float(row["LABEL_X"]), float(row["LABEL_Y"])))
        known.add(row["ADM0_A3"])
        known.add(row["ISO_A3"])
        name = SHORT.get(row["NAME"], row["NAME"])
        level = int(row["LABELRANK"])
        zoom = max(0.5 * (level - 2), _zoom_of_fit(name, chord, 1.8))
        yield Place(COUNTRY, name, point, zoom, 90 - 4 * level)
    for row, rings in readers.features(sources["names"], "countries", ["NAME", "ISO_A3", "WB_A3"]):
        if row["ISO_A3"] in known or not row["NAME"]:
            continue
        rings = [[project(point) for point in ring] for ring in rings]
        point, chord = widest_chord(rings)
        yield Place(COUNTRY, row["NAME"], point, max(3.5, _zoom_of_fit(row["NAME"], chord, 6)), 60)


def regions(sources, towns):
    """In English where the table has it; not where a city of that name stands for it."""
    homes = {}
    for town in towns:
        homes.setdefault(town.name, []).append(town.point)
    columns = ["name", "woe_label", "adm0_a3"]
    for row, rings in readers.features(sources["names"], "states_provinces", columns):
        name = (row["woe_label"] or "").split(",")[0] or row["name"]
        if not name:
            continue
        rings = [[project(point) for point in ring] for ring in rings]
        point, chord = widest_chord(rings)
        if any(max(abs(x - point[0]), abs(y - point[1])) < SAME for x, y in homes.get(name, ())):
            continue
        least = 3.2 if row["adm0_a3"] in GREAT else 5
        zoom = max(least, _zoom_of_fit(name, chord, 0.9))
        yield Place(REGION, name, point, zoom, 50 + math.log2(sum(map(area, rings)) + 1e-12))


def waters():
    for name, longitude, latitude, zoom in SEAS:
        yield Place(WATER, name, project((longitude, latitude)), zoom, 80 - 5 * zoom)


def _importance(city, is_capital):
    """As if a capital had four times the people, a small one ten times, but then not above a million."""
    people = max(1, city["population"])
    return max(4 * people, min(10 * people, 1_000_000)) if is_capital else people


def cities(sources):
    """Cities from the greatest down, each from the zoom on where it is not too near to a greater one."""
    capitals = {
        row["iso"]: row["capital"] for row in json.loads(sources["capitals"].read_text("utf-8")).values()}
    found = []
    for city in json.loads(sources["cities"].read_text("utf-8")).values():
        is_capital = capitals.get(city["countrycode"]) == city["name"]
        found.append((_importance(city, is_capital), city["geonameid"], city, is_capital))
    found.sort(key=lambda row: (-row[0], row[1]))
    taken = {}
    for importance, _, city, is_capital in found:
        point = project((city["longitude"], city["latitude"]))
        zoom = max(-0.5, 16.6 - 2.5 * math.log10(importance))
        zoom = _first_free(taken, point, round(zoom * 2))
        # A country's name can give way to its capital's, which cannot.
        rank = 14 * math.log10(importance) - (10 if is_capital else 45)
        yield Place(CAPITAL if is_capital else CITY, city["name"], point, zoom, rank)


def _first_free(taken, point, step):
    """The first half step of zoom, from this one on, where no place stands near; takes it from there on."""
    while step < LAST_STEP and any(_is_near(point, other, step) for other in _around(taken, point, step)):
        step += 1
    for later in range(step, LAST_STEP + 1):
        taken.setdefault((later, *_square(point, later)), []).append(point)
    return step / 2


def _square(point, step):
    """Places that are near at a zoom lie in the same square or in neighbours."""
    dots = DOTS * 2 ** (step / 2)
    return (int(point[0] * dots / (2 * APART[0])), int(point[1] * dots / (4 * APART[1])))


def _around(taken, point, step):
    column, row = _square(point, step)
    for x in (-1, 0, 1):
        for y in (-1, 0, 1):
            yield from taken.get((step, column + x, row + y), ())


def _is_near(point, other, step):
    dots = DOTS * 2 ** (step / 2)
    return abs(point[0] - other[0]) * dots < 2 * APART[0] and abs(point[1] - other[1]) * dots < 4 * APART[1]


def everything(sources):
    """All places, the most important first."""
    towns = list(cities(sources))
    places = [*countries(sources), *regions(sources, towns), *waters(), *towns]
    return sorted(places, key=lambda place: (-place.rank, place.zoom, place.name, place.point))
