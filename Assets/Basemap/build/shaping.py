"""Geometry on the world's square (Web Mercator, x and y from 0 to 1): projecting, thinning out, cutting."""

import heapq
import math

# Antarctica goes on beyond the southern edge of the square, so that the edge does not show.
SOUTHERNMOST = 1.5


def project(point):
    longitude, latitude = point
    latitude = math.radians(max(-89.999, min(89.999, latitude)))
    y = 0.5 - math.log(math.tan(math.pi / 4 + latitude / 2)) / (2 * math.pi)
    return (max(0.0, min(1.0, longitude / 360 + 0.5)), min(SOUTHERNMOST, y))


def area(ring):
    """The area that a ring encloses; of a closed ring or an open one."""
    total = 0.0
    for (x1, y1), (x2, y2) in zip(ring, ring[1:] + ring[:1]):
        total += x1 * y2 - x2 * y1
    return abs(total) / 2


def thinned(points, tolerance):
    """A line with fewer vertices: Visvalingam and Whyatt's, which drops the vertex whose triangle with its
    neighbours is smallest, as long as that is below tolerance squared. The ends stay."""
    limit = tolerance * tolerance
    count = len(points)
    if count < 3:
        return points
    before = list(range(-1, count - 1))
    after = list(range(1, count + 1))
    sizes = [math.inf] * count
    heap = []

    def measure(place, least):
        (x1, y1), (x2, y2), (x3, y3) = points[before[place]], points[place], points[after[place]]
        sizes[place] = max(least, abs((x2 - x1) * (y3 - y1) - (x3 - x1) * (y2 - y1)) / 2)
        heapq.heappush(heap, (sizes[place], place))

    for place in range(1, count - 1):
        measure(place, 0.0)
    dropped = bytearray(count)
    while heap:
        size, place = heapq.heappop(heap)
        if dropped[place] or size != sizes[place]:
            continue
        if size >= limit:
            break
        dropped[place] = 1
        left, right = before[place], after[place]
        after[left], before[right] = right, left
        for neighbour in (left, right):
            if 0 < neighbour < count - 1:
                measure(neighbour, size)
    return [point for place, point in enumerate(points) if not dropped[place]]


def joined(lines):
    """The lines, put together end to end where just two of them meet, so that thinning goes on past the joint."""
    ends = {}
    for number, line in enumerate(lines):
        for end in (line[0], line[-1]):
            ends.setdefault(end, []).append(number)
    left = set(range(len(lines)))

    def grown(line):
        """Goes on at the last vertex as long as there is one way on."""
        while True:
            here = ends[line[-1]]
            onward = [number for number in here if number in left]
            if len(here) != 2 or len(onward) != 1:
                return line
            left.remove(onward[0])
            more = lines[onward[0]]
            line = line + (more[1:] if more[0] == line[-1] else more[-2::-1])

    result = []
    for number, line in enumerate(lines):
        if number in left:
            left.remove(number)
            result.append(grown(grown(line)[::-1]))
    return result


def rings_in_blocks(rings, bits):
    """The rings, cut along the lines of a grid of 2^bits blocks each way: {(column, row): rings}.

    Where a ring leaves a block it goes along the block's edge (Sutherland and Hodgman's); by the even-odd rule
    what runs there and back encloses nothing. The grid is halved again and again, so that the two sides of an edge
    get the very same points on it. The last row reaches down to the southernmost land.
    """
    blocks = {}

    def divide(rings, axis, low, high, column, done):
        """Halves a range of blocks on an axis until it is one."""
        if not rings:
            return
        if high - low == 1:
            done(rings, low)
            return
        middle = (low + high) // 2
        edge = middle / 2**bits
        divide(_halves(rings, axis, edge, -1), axis, low, middle, column, done)
        divide(_halves(rings, axis, edge, 1), axis, middle, high, column, done)

    def rows(rings, column):
        divide(rings, 1, 0, 2**bits, column, lambda found, row: blocks.__setitem__((column, row), found))

    divide(rings, 0, 0, 2**bits, None, rows)
    return blocks


def _halves(rings, axis, edge, side):
    return [half for ring in rings if len(half := _half(ring, axis, edge, side)) >= 3]


def _half(ring, axis, edge, side):
    inside = [(point[axis] - edge) * side >= 0 for point in ring]
    if all(inside):
        return ring
    result = []
    previous, was_inside = ring[-1], inside[-1]
    for point, is_inside in zip(ring, inside):
        if is_inside != was_inside:
            result.append(_crossing(previous, point, axis, edge))
        if is_inside:
            result.append(point)
        previous, was_inside = point, is_inside
    return result


def _crossing(start, end, axis, edge):
    # From the lower end, whichever way the ring runs, so that neighbours agree.
    if end < start:
        start, end = end, start
    share = (edge - start[axis]) / (end[axis] - start[axis])
    other = start[1 - axis] + (end[1 - axis] - start[1 - axis]) * share
    return (edge, other) if axis == 0 else (other, edge)


def lines_in_blocks(lines, bits):
    """The lines, cut where they cross the lines of the grid: {(column, row): lines}."""
    blocks = {}
    count = 2**bits
    for line in lines:
        points = _with_crossings(line, count)
        run, block = [], None
        for start, end in zip(points, points[1:]):
            middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
            home = tuple(max(0, min(count - 1, math.floor(value * count))) for value in middle)
            if home != block:
                run, block = [start], home
                blocks.setdefault(home, []).append(run)
            run.append(end)
    return blocks


def _with_crossings(line, count):
    result = line[:1]
    for start, end in zip(line, line[1:]):
        cuts = []
        for axis in (0, 1):
            low, high = sorted((start[axis], end[axis]))
            for edge in range(math.floor(low * count) + 1, math.ceil(high * count)):
                cuts.append(_crossing(start, end, axis, edge / count))
        cuts.sort(key=lambda cut: (cut[0] - start[0]) ** 2 + (cut[1] - start[1]) ** 2)
        result += cuts + [end]
    return result


def contains(rings, point):
    """Whether a point lies inside rings, by the even-odd rule."""
    x, y = point
    inside = False
    for ring in rings:
        for (x1, y1), (x2, y2) in zip(ring, ring[1:]):
            if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
                inside = not inside
    return inside


def widest_chord(rings):
    """The middle and the length of the widest of some horizontal ways through an area: where its name fits."""
    outer = max(rings, key=area)
    top, bottom = min(y for _, y in outer), max(y for _, y in outer)
    best = (0.0, outer[0])
    for step in range(3, 14):
        y = top + (bottom - top) * step / 16
        crossings = sorted(
            (x2 - x1) * (y - y1) / (y2 - y1) + x1
            for ring in rings
            for (x1, y1), (x2, y2) in zip(ring, ring[1:]) if (y1 > y) != (y2 > y))
        # A little shorter, but nearer to the middle, is better.
        weight = 1 - abs(step - 8) / 16
        for left, right in zip(crossings[::2], crossings[1::2]):
            best = max(best, ((right - left) * weight, ((left + right) / 2, y)))
    return best[1], best[0]
