#!/usr/bin/env python3
"""Every public symbol of the library has a documentation comment.

documentation.py FOLDER MODULE...    reads the symbol graphs that `swift package dump-symbol-graph` wrote into FOLDER
"""

import json
import pathlib
import sys

# Written for the compiler; what they do is what their protocol says.
SELF_EVIDENT = {"==(_:_:)", "hash(into:)"}


def symbols(folder, module):
    """Each symbol that the module declares, in its own types and in extensions of others'."""
    files = [folder / f"{module}.symbols.json", *sorted(folder.glob(f"{module}@*.symbols.json"))]
    for file in files:
        yield from json.loads(file.read_text(encoding="utf-8"))["symbols"]


def place(symbol):
    location = symbol.get("location")
    if not location:
        return None
    return f"{location['uri'].removeprefix('file://')}:{location['position']['line'] + 1}"


def undocumented(folder, module):
    for symbol in symbols(folder, module):
        name = symbol["pathComponents"][-1]
        # What the compiler derives stands at no place of the text.
        if place(symbol) and name not in SELF_EVIDENT and not symbol.get("docComment", {}).get("lines"):
            yield f"{place(symbol)}: {module}.{'.'.join(symbol['pathComponents'])} has no documentation comment"


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    folder, modules = pathlib.Path(sys.argv[1]), sys.argv[2:]
    faults = []
    for module in modules:
        if not (folder / f"{module}.symbols.json").is_file():
            sys.exit(f"{folder}: no symbol graph of {module}")
        faults += undocumented(folder, module)
    for fault in faults:
        print(fault, file=sys.stderr)
    if faults:
        return 1
    counts = [f"{sum(1 for symbol in symbols(folder, module) if place(symbol))} of {module}" for module in modules]
    print(f"Public symbols, all with a documentation comment: {', '.join(counts)}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
