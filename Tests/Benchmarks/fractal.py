"""Coast-like shapes from a seeded generator: midpoint displacement, as coasts are drawn in games."""

import math


def displaced(rng, points, depth, roughness=0.22):
    """Each segment halved `depth` times, its middle pushed aside by a share of its length.

    `points` is open at its end; n points become (n - 1) * 2**depth + 1.
    """
    for _ in range(depth):
        finer = [points[0]]
        for (x0, y0), (x1, y1) in zip(points, points[1:]):
            push = roughness * (2 * rng.random() - 1)
            dx, dy = x1 - x0, y1 - y0
            finer.append(((x0 + x1) / 2 - dy * push, (y0 + y1) / 2 + dx * push))
            finer.append((x1, y1))
        points = finer
    return points


def ring(rng, center, radius, corners, depth, clockwise=False):
    """A closed ring of corners * 2**depth + 1 positions about a centre, the last the same as the first."""
    turn = rng.random() * 2 * math.pi
    coarse = []
    for corner in range(corners):
        angle = turn + 2 * math.pi * corner / corners
        reach = radius * (0.7 + 0.3 * rng.random())
        coarse.append((center[0] + reach * math.cos(angle), center[1] + 0.6 * reach * math.sin(angle)))
    closed = displaced(rng, [*coarse, coarse[0]], depth)
    return closed[::-1] if clockwise else closed


def walk(rng, start, step, count, depth):
    """A line that keeps roughly to its direction, as a river or a road does."""
    heading = rng.random() * 2 * math.pi
    points = [start]
    for _ in range(count):
        heading += rng.uniform(-0.6, 0.6)
        x, y = points[-1]
        points.append((x + step * math.cos(heading), max(-84, min(84, y + 0.6 * step * math.sin(heading)))))
    return displaced(rng, points, depth)
