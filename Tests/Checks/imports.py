#!/usr/bin/env python3
"""Imports run downwards only: this table says which modules of the project each module may import.

imports.py                       fails where an import goes elsewhere
imports.py --modules-for FILE    prints the modules that a Swift file has to be built with
"""

import pathlib
import re
import sys

# From the lowest layer to the highest; a module imports only what its row names.
LAYERS = {
    "CAssets": [],
    "CSystem": [],
    "CMemory": [],
    "CZlib": [],
    "CNcurses": [],
    "CProj": [],
    "CGEOS": [],
    "CSQLite": [],
    "CXXHash": [],
    "Wording": [],
    "Threads": [],
    "Geography": [],
    "Input": ["Geography"],
    "Drawing": ["CAssets", "Wording", "Threads", "Geography"],
    "Basemap": ["CAssets", "CSQLite", "CZlib", "Geography", "Drawing"],
    "Options": ["CSystem", "Wording", "Geography"],
    "Interaction": ["Geography", "Input"],
    "Annotations": ["Geography", "Input", "Drawing", "Interaction"],
    "Geodesy": ["CProj", "Geography"],
    "GeoJSON": ["CSystem", "CZlib", "Threads", "Geography", "Geodesy"],
    "Checking": ["CGEOS", "GeoJSON", "Geography"],
    "History": ["CSQLite", "CXXHash", "Threads", "GeoJSON"],
    "Terminal": ["CNcurses", "CSystem", "Geography", "Input", "Drawing"],
    "TerminalMap": ["Geography", "Input", "Drawing", "Basemap", "Interaction", "Annotations", "Terminal"],
    "Examples": ["TerminalMap"],
    "Editor": ["Geography", "Geodesy", "Input", "Drawing", "Basemap", "Interaction", "GeoJSON", "Checking"],
    "plat": [
        "CSystem", "CMemory", "Wording", "Threads", "Geography", "Input", "Drawing", "Basemap", "Options",
        "Interaction",
        "GeoJSON", "Checking", "History", "Terminal", "TerminalMap", "Examples", "Editor",
    ],
}
SYSTEM = {"Glibc", "Synchronization"}

IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|private|fileprivate)\s+)?"
    r"import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)", re.MULTILINE)


def table_faults(layers):
    """Rows that import what does not stand above them."""
    order = list(layers)
    for module, imports in layers.items():
        for name in imports:
            if name not in order or order.index(name) >= order.index(module):
                yield f"the table itself: {module} names {name}, which does not stand above it"


def import_faults(root, layers):
    """`FILE:LINE: what is wrong` for each import that the table does not allow."""
    for folder in sorted(path for path in root.iterdir() if path.is_dir()):
        if folder.name not in layers:
            yield f"Sources/{folder.name}: no row in the table of {pathlib.Path(__file__).name}"
            continue
        allowed = set(layers[folder.name]) | SYSTEM
        for path in sorted(folder.rglob("*.swift")):
            text = path.read_text(encoding="utf-8")
            for match in IMPORT.finditer(text):
                if match[1] not in allowed:
                    line = text.count("\n", 0, match.start(1)) + 1
                    yield f"{path.relative_to(root.parent)}:{line}: {folder.name} may not import {match[1]}"


def modules_for(path, layers):
    """The modules that a file outside of Sources needs, with all that they import, lowest first."""
    text = pathlib.Path(path).read_text(encoding="utf-8")
    needed = [match[1] for match in IMPORT.finditer(text) if match[1] in layers]
    for module in needed:
        needed += [name for name in layers[module] if name not in needed]
    return [module for module in layers if module in needed]


def main():
    if sys.argv[1:2] == ["--modules-for"]:
        print(*modules_for(sys.argv[2], LAYERS))
        return 0
    root = pathlib.Path(__file__).resolve().parents[2] / "Sources"
    faults = [*table_faults(LAYERS), *import_faults(root, LAYERS)]
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
