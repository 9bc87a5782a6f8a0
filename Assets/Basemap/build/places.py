"""Names: what is written where, how important it is, and from which zoom on."""

import json
import math

import readers
from names import HUNGARIAN, best_spelling, mended, plain
from seas import SEAS
from shaping import area, project, widest_chord

COUNTRY, REGION, CAPITAL, CITY, WATER = range(5)

# A world is 128 x 2^zoom dots wide, a cell 2 x 4 dots.
DOTS = 128
# No further city is named so near to a greater one, columns and rows of cells: their marks would touch.
APART = (2, 1)
LAST_STEP = 28
# A place with fewer people is not named before this zoom, not even a capital.
LEAST_PEOPLE, LEAST_ZOOM = 20_000, 6
# Hamlets and towns that are counted with the people of a whole district.
MISCOUNTED = {"Klinteby Frihed", "Nowrangapur"}
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
    spellings = {}
    for city in _cities(sources):
        spellings.setdefault((city["countrycode"], plain(city["name"])), []).append(city["name"])
    columns = ["name", "woe_label", "woe_name", "adm0_a3", "iso_a2"]
    for row, rings in readers.features(sources["names"], "states_provinces", columns):
        name = _region_name(row, spellings)
        if not name:
            continue
        rings = [[project(point) for point in ring] for ring in rings]
        point, chord = widest_chord(rings)
        if any(max(abs(x - point[0]), abs(y - point[1])) < SAME for x, y in homes.get(name, ())):
            continue
        least = 3.2 if row["adm0_a3"] in GREAT else 5
        zoom = max(least, _zoom_of_fit(name, chord, 0.9))
        yield Place(REGION, name, point, zoom, 62 + math.log2(sum(map(area, rings)) + 1e-12))


def _region_name(row, spellings):
    """In the spelling of the column, or of the city, that has kept its accents; "" where there is none."""
    label, name, other = (mended(row[column]) for column in ("woe_label", "name", "woe_name"))
    name = label.split(",")[0] or name or other
    cities = spellings.get((row["iso_a2"], plain(name)), [])
    name = best_spelling(name, [mended(row["name"]), other, *cities])
    return name.translate(HUNGARIAN) if row["adm0_a3"] == "HUN" else name


def waters():
    for name, longitude, latitude, zoom in SEAS:
        yield Place(WATER, name, project((longitude, latitude)), zoom, 80 - 5 * zoom)


def _cities(sources):
    return json.loads(sources["cities"].read_text("utf-8")).values()


def _people(city):
    """How many live there, weighed by how many languages have a name for it.

    A great number with hardly a name is a district's, or that of a town counted with its district. At the other
    end San Francisco comes before San Jose, which has more people."""
    people = 1 if city["name"] in MISCOUNTED else max(1, city["population"])
    names = 1 + len(city["alternatenames"])
    usual = max(1, 10 * math.sqrt(min(people, 5_000_000) / 100_000) - 8)
    return people * min(1, names / usual) ** 1.5 * min(2, max(1, names / 60) ** 2)


def _importance(people, is_capital):
    """As if a capital had more people, a small one ten times as many, but then not above a million."""
    return max(2.5 * people, min(10 * people, 1_000_000)) if is_capital else people


def _is_one_town(city, other):
    is_near = all(abs(city[axis] - other[axis]) < 0.1 for axis in ("longitude", "latitude"))
    return is_near and city["countrycode"] == other["countrycode"]


def _capitals(sources):
    """The numbers of the capitals: of the places of that name in the country the greatest."""
    wanted = {}
    for row in json.loads(sources["capitals"].read_text("utf-8")).values():
        wanted[row["iso"]] = plain(row["capital"])
    found = {}
    for city in _cities(sources):
        capital = wanted.get(city["countrycode"])
        names = [plain(city["name"]), *map(plain, city["alternatenames"])]
        if capital and capital in names:
            # The name itself before a name in another language.
            score = (names[0] == capital, city["population"], city["geonameid"])
            found[city["countrycode"]] = max(score, found.get(city["countrycode"], score))
    return {number for _, _, number in found.values()}


def _rank(importance):
    """A capital of four million is named before its country, a city of a million before a region."""
    digits = math.log10(max(1, importance)) - 6
    return 60 + (24 if digits > 0 else 14) * digits


def cities(sources):
    """Cities from the greatest down, each from the zoom on where its mark does not touch a greater one's."""
    capitals = _capitals(sources)
    rows = [(_people(city), city["geonameid"], city) for city in _cities(sources)]
    great = [(people, city) for people, _, city in rows if people > 1_000_000]
    found = []
    for people, number, city in rows:
        is_capital = number in capitals
        if is_capital:
            # New Delhi stands for Delhi.
            people = max([people, *(more for more, other in great if _is_one_town(city, other))])
        found.append((_importance(people, is_capital), number, city, is_capital))
    found.sort(key=lambda row: (-row[0], row[1]))
    taken = {}
    for importance, _, city, is_capital in found:
        point = project((city["longitude"], city["latitude"]))
        zoom = max(-1.0, 17.4 - 2.5 * math.log10(importance))
        if city["population"] < LEAST_PEOPLE:
            zoom = max(zoom, LEAST_ZOOM)
        zoom = max(zoom, _first_free(taken, point, round(zoom * 2)))
        yield Place(CAPITAL if is_capital else CITY, mended(city["name"]), point, zoom, _rank(importance))


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
    places = [place for place in places if place.name]
    return sorted(places, key=lambda place: (-place.rank, place.zoom, place.name, place.point))
