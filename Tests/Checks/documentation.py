#!/usr/bin/env python3
"""Every public symbol of the library has a documentation comment.

documentation.py FOLDER MODULE...    reads the symbol graphs that the compiler wrote into FOLDER
"""

import json
import pathlib
import sys

# What the standard library's protocols ask for, and say.
SELF_EVIDENT = {"==(_:_:)", "hash(into:)", "id"}


def symbols(folder, module):
    """Each symbol that the module declares, in its own types and in extensions of others', but not what it hands on
    of the modules below it."""
    files = [folder / f"{module}.symbols.json", *sorted(folder.glob(f"{module}@*.symbols.json"))]
    for file in files:
        for symbol in json.loads(file.read_text(encoding="utf-8"))["symbols"]:
            if f"/Sources/{module}/" in symbol.get("location", {}).get("uri", ""):
                yield symbol


def place(symbol):
    location = symbol.get("location")
    if not location:
        return None
    return f"{location['uri'].removeprefix('file://')}:{location['position']['line'] + 1}"


def is_documented(symbol):
    return bool(symbol.get("docComment", {}).get("lines"))


def requirements(folder, module):
    """The names of what the module's protocols ask for, and its classes leave to be overridden, where these say what it
    is: who gives it need not say it again."""
    graph = json.loads((folder / f"{module}.symbols.json").read_text(encoding="utf-8"))
    links = graph["relationships"]
    asked = {link["source"] for link in links if link["kind"] == "requirementOf"}
    asked |= {link["target"] for link in links if link["kind"] == "overrides"}
    return {symbol["pathComponents"][-1] for symbol in graph["symbols"]
            if symbol["identifier"]["precise"] in asked and is_documented(symbol)}


def undocumented(folder, module):
    said = SELF_EVIDENT | requirements(folder, module)
    for symbol in symbols(folder, module):
        name = symbol["pathComponents"][-1]
        # What the compiler derives stands at no place of the text.
        if place(symbol) and name not in said and not is_documented(symbol):
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
