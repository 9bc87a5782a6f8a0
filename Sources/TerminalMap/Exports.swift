// Whoever imports TerminalMap has coordinates, colours and anchors by it, and needs no other module's name.
@_exported import Annotations
@_exported import Drawing
@_exported import Geography
