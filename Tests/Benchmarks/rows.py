"""Rows of the tables: what was measured, beside what, and whether the goal is met."""

import dataclasses

import measure


@dataclasses.dataclass
class Row:
    what: str
    ours: str
    beside: str = ""
    theirs: str = ""
    ratio: float | None = None
    # The largest ratio that is allowed; none: there is no goal, the row only tells.
    limit: float | None = None
    goal: str = ""  # its number

    def cells(self):
        ratio = f"{self.ratio:.3g} x" if self.ratio is not None else ""
        limit = f"{self.limit:.3g} x" if self.limit is not None else ""
        return (self.goal, self.what, self.ours, self.beside, self.theirs, ratio, limit, self.verdict())

    def verdict(self):
        if self.ratio is None or self.limit is None:
            return ""
        return "met" if self.ratio <= self.limit else "missed"


HEAD = ("goal", "what", "plat", "beside", "that", "ratio", "at most", "")


def timed(what, ours, beside, theirs, limit=None):
    """A row of two times in seconds."""
    return Row(what, duration(ours), beside, duration(theirs), ours / theirs, limit)


def weighed(what, ours, beside, theirs, limit=None):
    """A row of two sizes in bytes."""
    return Row(what, size(ours), beside, size(theirs), ours / theirs, limit)


def duration(seconds):
    if seconds >= 10:
        return f"{seconds:.1f} s"
    return f"{seconds * 1e3:.1f} ms" if seconds >= 1e-3 else f"{seconds * 1e6:.0f} µs"


def size(count):
    return f"{count / 1e6:.1f} MB" if count < 10e6 else f"{count / 1e6:.0f} MB"


def attempted(title, rows):
    """The rows of one measurement, and last, if it failed, one that says why there are no more."""
    try:
        yield from rows
    except (measure.Failed, OSError) as error:
        yield Row(title, f"not measured: {error}")


def measured(title, rows, goal=""):
    """The same, each row shown as it comes."""
    for row in attempted(title, rows):
        row.goal = goal
        show(row.cells())
        yield row


def show(cells):
    print("  ".join(cell for cell in cells if cell), flush=True)


def table(head, lines):
    return "".join(f"| {' | '.join(line)} |\n" for line in (head, ("---",) * len(head), *lines))
