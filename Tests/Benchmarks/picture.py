#!/usr/bin/env python3
"""How good a picture in cells can be: the same scenes drawn by cairo at 8 x 16 pixels a cell, by plat, and by
chafa from cairo's picture at the same number of cells.

Cairo draws four times as fine without smoothing, and the mean of the light of each 4 x 4 is a pixel: where two
areas meet nothing shines through.

picture.py PROBE [FOLDER]     PROBE is the built Tests/PictureProbe; pictures are left in FOLDER

Prints the mean squared error of both against cairo's picture, times 10,000: in linear light, in sRGB numbers,
and in linear light as seen from some way off, where a pixel is spread over its neighbours. 'nothing' is the
empty ground: pixel by pixel, a thin line that is left out costs less than one that is a little beside. PLAT_CORPUS names the
folder of real files; scenes that need one that is missing are left out.
"""

import json
import math
import os
import pathlib
import subprocess
import sys
import tempfile

import cairo
import numpy

import picture_cells as cells_of

COLUMNS, ROWS = 100, 30
GROUND = 0x101820
# Points: 4 to a dot; a pixel of cairo's picture is one point.
POINTS = 4
FINER = 4


class Scene:
    """Shapes in dots: `(fill, stroke, width in points, [(kind, [(x, y), ...])])`, later above earlier."""

    def __init__(self, name):
        self.name, self.shapes = name, []

    def add(self, parts, fill=None, stroke=None, width=4):
        self.shapes.append((fill, stroke, width, parts))
        return self

    def lines(self):
        yield f"size {COLUMNS} {ROWS}"
        for fill, stroke, width, parts in self.shapes:
            yield f"shape {colour(fill)} 1 {colour(stroke)} {width}"
            for kind, places in parts:
                yield " ".join([kind] + [f"{number:.4f}" for place in places for number in place])

    def drawn(self):
        surface = cairo.ImageSurface(
            cairo.FORMAT_RGB24, COLUMNS * cells_of.WIDTH * FINER, ROWS * cells_of.HEIGHT * FINER)
        context = cairo.Context(surface)
        context.set_source_rgb(*rgb(GROUND))
        context.paint()
        context.scale(POINTS * FINER, POINTS * FINER)
        context.set_antialias(cairo.ANTIALIAS_NONE)
        context.set_fill_rule(cairo.FILL_RULE_EVEN_ODD)
        context.set_line_join(cairo.LINE_JOIN_ROUND)
        context.set_line_cap(cairo.LINE_CAP_ROUND)
        for fill, stroke, width, parts in self.shapes:
            for kind, places in parts:
                context.new_sub_path()
                for place in places:
                    context.line_to(*place)
                if kind != "line":
                    context.close_path()
            if fill is not None:
                context.set_source_rgb(*rgb(fill))
                context.fill_preserve()
            if stroke is not None:
                context.set_source_rgb(*rgb(stroke))
                context.set_line_width(width / POINTS)
                context.stroke_preserve()
            context.new_path()
        return averaged(image(surface))


def colour(number):
    return "-" if number is None else f"{number:06x}"


def rgb(number):
    return tuple((number >> shift & 255) / 255 for shift in (16, 8, 0))


def fitted(rings):
    """Rings of longitude and latitude, in Web Mercator, to the screen's dots."""
    def mercator(place):
        latitude = math.radians(max(-85, min(85, place[1])))
        return math.radians(place[0]), -math.log(math.tan(math.pi / 4 + latitude / 2))

    flat = [[mercator(place) for place in ring] for ring in rings]
    xs, ys = [[place[axis] for ring in flat for place in ring] for axis in (0, 1)]
    width, height = COLUMNS * 2, ROWS * 4
    scale = min(width / (max(xs) - min(xs)), height / (max(ys) - min(ys))) * 0.95
    left = width / 2 - (max(xs) + min(xs)) / 2 * scale
    top = height / 2 - (max(ys) + min(ys)) / 2 * scale
    return [[(x * scale + left, y * scale + top) for x, y in ring] for ring in flat]


def polygons(path):
    """The polygons of a file, each a list of rings on the screen."""
    found = []

    def walk(value):
        if value.get("type") == "Polygon":
            found.append(value["coordinates"])
        elif value.get("type") == "MultiPolygon":
            found.extend(value["coordinates"])
        elif value.get("type") == "Feature":
            walk(value["geometry"] or {})
        for member in value.get("features", []) + value.get("geometries", []):
            walk(member)

    walk(json.loads(path.read_text()))
    rings = iter(fitted([ring for polygon in found for ring in polygon]))
    return [[next(rings) for _ in polygon] for polygon in found]


def parts(polygon):
    return [("hole" if index else "ring", ring) for index, ring in enumerate(polygon)]


def scenes(corpus):
    fill, edge, line = 0x4C9A8B, 0x9FE7D2, 0x7FB7E6
    for name in ("canada.json", "alaska.geojson", "geojson-counties-fips.json"):
        path = corpus / "real" / name
        if not path.exists():
            continue
        scene, outline = Scene(f"{name}, filled"), Scene(f"{name}, thin lines")
        colours = [fill] if "counties" not in name else [0x4C9A8B, 0xC98B4C, 0x6A79B8, 0xB85C6A, 0x8FA84C]
        for index, polygon in enumerate(polygons(path)):
            scene.add(parts(polygon), fill=colours[index % len(colours)])
            outline.add([("line", ring) for ring in polygon], stroke=edge, width=1)
        yield scene
        yield outline
    holes = Scene("a polygon full of holes")
    ring = lambda x, y, radius, count: [
        (x + radius * math.cos(7 * step / count), y + radius * math.sin(6.2832 * step / count))
        for step in range(count)]
    holes.add(
        [("ring", [(8, 5), (190, 12), (180, 112), (20, 106)])]
        + [("hole", ring(25 + 13 * (i % 12) + i // 12 % 2 * 5, 22 + 12 * (i // 12), 2 + i % 5, 3 + i % 9))
           for i in range(84)], fill=fill)
    yield holes
    small = Scene("small polygons")
    for index in range(200):
        x, y = 8 + index % 20 * 9.3, 6 + index // 20 * 11.7
        small.add([("ring", ring(x, y, 1 + index % 4, 3 + index % 6))], fill=(fill, line, 0xF2A65A)[index % 3])
    yield small
    for width in (1, 2, 4, 10, 20):
        fan = Scene(f"straight lines, {width} points")
        for step in range(16):
            angle = math.pi * step / 16
            x, y = 96 * math.cos(angle), 56 * math.sin(angle)
            fan.add([("line", [(100 + x / 4, 60 + y / 4), (100 + x, 60 + y)])], stroke=line, width=width)
            fan.add([("line", [(100 - x / 4, 60 - y / 4), (100 - x, 60 - y)])], stroke=line, width=width)
        yield fan
    for width in (1, 12):
        waves = Scene(f"waves, {width} points")
        for row in range(6):
            waves.add([("line", [(step / 2, 12 + 19 * row + 7 * math.sin(step / (9 + 5 * row)))
                                 for step in range(400)])], stroke=line, width=width)
        yield waves


def plat(probe, scene):
    text = subprocess.run([probe], input="\n".join(scene.lines()), text=True, check=True, stdout=subprocess.PIPE)
    return text.stdout


def chafa(pixels):
    with tempfile.NamedTemporaryFile(suffix=".png") as file:
        save(pixels, file.name)
        return subprocess.run(
            ["chafa", "--format", "symbols", "--colors", "full", "--stretch", "-O", "0", "--animate", "off",
             "--size", f"{COLUMNS}x{ROWS}", file.name], text=True, check=True, stdout=subprocess.PIPE).stdout


def image(surface):
    surface.flush()
    flat = numpy.frombuffer(surface.get_data(), numpy.uint8)
    return flat.reshape(surface.get_height(), surface.get_width(), 4)[:, :, 2::-1] / 255


def light(pixels):
    return numpy.where(pixels <= 0.04045, pixels / 12.92, ((pixels + 0.055) / 1.055) ** 2.4)


def numbers(light):
    return numpy.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)


def averaged(pixels):
    """Smaller, each pixel the mean of the light of a square."""
    height, width, _ = pixels.shape
    squares = light(pixels).reshape(height // FINER, FINER, width // FINER, FINER, 3)
    return numbers(squares.mean(axis=(1, 3)))


def spread(pixels, deviation=2.0):
    """A Gaussian, as far as the edges of the picture."""
    reach = int(3 * deviation)
    weights = numpy.exp(-0.5 * (numpy.arange(-reach, reach + 1) / deviation) ** 2)
    weights /= weights.sum()
    for axis in (0, 1):
        padded = numpy.pad(pixels, [(reach, reach) if a == axis else (0, 0) for a in range(3)], mode="edge")
        length = pixels.shape[axis]
        pixels = sum(weight * numpy.take(padded, range(start, start + length), axis)
                     for start, weight in enumerate(weights))
    return pixels


def errors(seen, wanted):
    def mean(left, right):
        return float(((left - right) ** 2).mean() * 10000)

    return (mean(light(seen), light(wanted)), mean(seen, wanted), mean(spread(light(seen)), spread(light(wanted))))


def save(pixels, path):
    height, width, _ = pixels.shape
    data = numpy.zeros((height, width, 4), numpy.uint8)
    data[:, :, 2::-1] = (pixels * 255).round()
    cairo.ImageSurface.create_for_data(data, cairo.FORMAT_RGB24, width, height).write_to_png(str(path))


def main():
    probe = sys.argv[1]
    folder = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None
    coverage = cells_of.Coverage()
    print(f"{'mean squared error x 10,000':36}{'linear light':>27}{'sRGB':>27}{'from far':>27}")
    print(f"{'':36}" + f"{'plat':>9}{'chafa':>9}{'nothing':>9}" * 3)
    for index, scene in enumerate(scenes(pathlib.Path(os.environ.get("PLAT_CORPUS", "corpus")))):
        wanted = scene.drawn()
        pictures = [cells_of.pixels(cells_of.parse(text, COLUMNS, ROWS), coverage)
                    for text in (plat(probe, scene), chafa(wanted))]
        empty = numpy.broadcast_to(numpy.array(rgb(GROUND)), wanted.shape)
        three = [errors(seen, wanted) for seen in pictures + [empty]]
        row = "".join(f"{number:9.2f}" for kinds in zip(*three) for number in kinds)
        print(f"{scene.name:36}{row}", flush=True)
        if folder:
            for kind, pixels in zip(("plat", "chafa", "cairo"), pictures + [wanted]):
                save(pixels, folder / f"{index:02}-{kind}.png")


if __name__ == "__main__":
    main()
