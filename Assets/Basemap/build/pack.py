"""The bytes of the packed world; README.md tells the format."""

import struct
import zlib

MAGIC = b"PLATMAP1"
# Places are held this many bits finer than shapes.
PLACE_BITS = 4


def varint(value):
    result = bytearray()
    while value > 0x7F:
        result.append(value & 0x7F | 0x80)
        value >>= 7
    result.append(value)
    return bytes(result)


def zigzag(value):
    return varint(2 * value if value >= 0 else -2 * value - 1)


def _steps(point, bits):
    return (round(point[0] * 2**bits), round(point[1] * 2**bits))


def _without_repeats(points):
    return [point for place, point in enumerate(points) if place == 0 or point != points[place - 1]]


def _encloses(ring):
    return len(ring) >= 3 and sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(ring, ring[1:] + ring[:1])) != 0


def ring_steps(ring, bits):
    """A ring in steps, open, without vertices that lie on the straight way along an axis; [] if it encloses nothing."""
    points = _without_repeats([_steps(point, bits) for point in ring])
    while len(points) > 1 and points[0] == points[-1]:
        points.pop()
    kept = []
    for place, point in enumerate(points):
        before, after = points[place - 1], points[(place + 1) % len(points)]
        if not any(before[axis] == point[axis] == after[axis] for axis in (0, 1)):
            kept.append(point)
    kept = _without_repeats(kept)
    return kept if _encloses(kept) else []


def line_steps(line, bits):
    points = _without_repeats([_steps(point, bits) for point in line])
    return points if len(points) >= 2 else []


def shapes(parts, corner):
    """A list of parts, each its count and its vertices as differences, the first of all from the block's corner."""
    result = bytearray(varint(len(parts)))
    x, y = corner
    for part in parts:
        result += varint(len(part))
        for next_x, next_y in part:
            result += zigzag(next_x - x) + zigzag(next_y - y)
            x, y = next_x, next_y
    return bytes(result)


def places(found, corner, bits):
    result = bytearray(varint(len(found)))
    x, y = corner[0] << PLACE_BITS, corner[1] << PLACE_BITS
    for place in found:
        next_x, next_y = _steps(place.point, bits + PLACE_BITS)
        name = place.name.encode("utf-8")
        result += bytes([place.kind, round((place.zoom + 2) * 8), place.rank])
        result += zigzag(next_x - x) + zigzag(next_y - y) + varint(len(name)) + name
        x, y = next_x, next_y
    return bytes(result)


def world(scales):
    """The file: magic, the scales' (blocks' bits, steps' bits, first zoom), the index, the blocks deflated."""
    head = MAGIC + bytes([len(scales)])
    for block_bits, step_bits, zoom, _ in scales:
        head += bytes([block_bits, step_bits, round((zoom + 2) * 8)])
    blocks = [scale[3].get((column, row), b"")
              for scale in scales for row in range(2**scale[0]) for column in range(2**scale[0])]
    place = len(head) + 8 * len(blocks)
    index, body = bytearray(), bytearray()
    for block in blocks:
        packed = zlib.compress(block, 9) if block else b""
        index += struct.pack("<II", place + len(body), len(block))
        body += packed
    return head + bytes(index) + bytes(body)
