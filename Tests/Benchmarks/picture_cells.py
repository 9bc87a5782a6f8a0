"""Cells of a terminal as pixels: reads ANSI text, and paints each character's coverage, 8 x 16 pixels a cell."""

import re

import cairo
import numpy

WIDTH, HEIGHT = 8, 16
QUARTERS = dict(zip("▖▗▘▙▚▛▜▝▞▟", (4, 8, 1, 13, 9, 7, 11, 2, 6, 14)))
# The braille dots of DejaVu Sans Mono at this size are about 2.4 pixels across.
DOT_RADIUS = 1.2
SEQUENCE = re.compile(r"\x1b\[([0-9;?]*)([A-Za-z])")


def parse(text, columns, rows):
    """The cells of ANSI text, `(character, foreground, background)` row by row; colours in sRGB from 0 to 1."""
    cells = []
    for line in text.split("\n")[:rows]:
        look = {"fore": (1, 1, 1), "back": (0, 0, 0), "reverse": False}
        row, position = [], 0
        while position < len(line):
            match = SEQUENCE.match(line, position)
            if match:
                if match[2] == "m":
                    apply(look, [int(code or 0) for code in match[1].split(";")])
                position = match.end()
                continue
            colours = (look["fore"], look["back"])
            row.append((line[position], *(colours[::-1] if look["reverse"] else colours)))
            position += 1
        if len(row) != columns:
            raise SystemExit(f"a line of {len(row)} cells where {columns} were asked for")
        cells.append(row)
    if len(cells) != rows:
        raise SystemExit(f"{len(cells)} lines where {rows} were asked for")
    return cells


def apply(look, codes):
    while codes:
        code = codes.pop(0)
        if code == 0:
            look.update(fore=(1, 1, 1), back=(0, 0, 0), reverse=False)
        elif code == 7:
            look["reverse"] = True
        elif code in (38, 48) and codes[:1] == [2]:
            look["fore" if code == 38 else "back"] = tuple(number / 255 for number in codes[1:4])
            del codes[:4]
        elif code not in (1, 39, 49):
            raise SystemExit(f"the sequence {code} is not understood")


class Coverage:
    """How much of each pixel of its cell a character covers, from 0 to 1."""

    def __init__(self):
        self.known = {}

    def of(self, character):
        if character not in self.known:
            self.known[character] = self.draw(character)
        return self.known[character]

    def draw(self, character):
        mask = numpy.zeros((HEIGHT, WIDTH))
        code = ord(character)
        if character in " \u2800":
            return mask
        if code == 0x2580:
            mask[:8] = 1
        elif 0x2581 <= code <= 0x2588:
            mask[HEIGHT - 2 * (code - 0x2580):] = 1
        elif 0x2589 <= code <= 0x258F:
            mask[:, :0x2590 - code] = 1
        elif code == 0x2590:
            mask[:, 4:] = 1
        elif 0x2591 <= code <= 0x2593:
            mask[:] = (code - 0x2590) / 4
        elif code == 0x2594:
            mask[:2] = 1
        elif code == 0x2595:
            mask[:, 7:] = 1
        elif character in QUARTERS:
            for quarter in range(4):
                if QUARTERS[character] >> quarter & 1:
                    x, y = quarter % 2 * 4, quarter // 2 * 8
                    mask[y:y + 8, x:x + 4] = 1
        else:
            mask = painted(lambda context: braille(context, code - 0x2800) if 0x2800 <= code < 0x2900
                           else letter(context, character))
        return mask


def painted(paint):
    surface = cairo.ImageSurface(cairo.FORMAT_A8, WIDTH, HEIGHT)
    paint(cairo.Context(surface))
    surface.flush()
    pixels = numpy.frombuffer(surface.get_data(), numpy.uint8).reshape(HEIGHT, surface.get_stride())
    return pixels[:, :WIDTH] / 255


def braille(context, mask):
    for bit, (x, y) in enumerate([(2, 2), (2, 6), (2, 10), (6, 2), (6, 6), (6, 10), (2, 14), (6, 14)]):
        if mask >> bit & 1:
            context.arc(x, y, DOT_RADIUS, 0, 7)
            context.fill()


def letter(context, character):
    """As the font draws it in a cell of this size."""
    context.select_font_face("DejaVu Sans Mono")
    context.set_font_size(WIDTH / 0.602)
    context.move_to(0, 12.5)
    context.show_text(character)


def pixels(cells, coverage):
    """The cells as an image of sRGB numbers from 0 to 1; a partly covered pixel is mixed as terminals do."""
    rows = []
    for row in cells:
        parts = []
        for character, fore, back in row:
            mask = coverage.of(character)[:, :, None]
            parts.append(mask * numpy.array(fore) + (1 - mask) * numpy.array(back))
        rows.append(numpy.concatenate(parts, axis=1))
    return numpy.concatenate(rows, axis=0)
