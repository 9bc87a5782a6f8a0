/// Every option there is, with what the help says of it. A command says which it takes: see `CommandName`.
enum OptionName: String, CaseIterable {
    case size, center, zoom, bearing, bbox, theme, glyphs, color, basemap, mouse
    case readOnly, recover, record, format, output, command
    case reportFormat, fix, json
    case replay, draggable
    case help, version

    /// The long name without dashes; nil for an option that is a letter only.
    var long: String? {
        switch self {
        case .readOnly, .command: nil
        case .reportFormat: "format"
        default: rawValue
        }
    }

    var letter: Character? {
        switch self {
        case .readOnly: "R"
        case .command: "c"
        case .help: "h"
        default: nil
        }
    }

    /// As it is typed: `--size`, `-c`.
    var spelling: String {
        if let long { return "--\(long)" }
        return letter.map { "-\($0)" } ?? ""
    }

    /// What its value is called in the help; nil if it takes none.
    var value: String? {
        switch self {
        case .size: "COLSxROWS"
        case .center: "LON,LAT"
        case .zoom: "Z"
        case .bearing: "DEGREES"
        case .bbox: "W,S,E,N"
        case .theme: "NAME|FILE"
        case .glyphs: Choice.glyphs.alternatives
        case .color: Choice.color.alternatives
        case .basemap: "none|builtin|FILE"
        case .mouse: Choice.mouse.alternatives
        case .format: Choice.format.alternatives
        case .reportFormat: Choice.reportFormat.alternatives
        case .fix: "CODE,..."
        case .record: "EVENTS"
        case .output: "FILE"
        case .command: "COMMAND"
        case .replay: "EVENTS"
        case .readOnly, .recover, .json, .draggable, .help, .version: nil
        }
    }

    var summary: String {
        switch self {
        case .size: "the size in cells, such as 100x30"
        case .center: "the middle of the map, longitude first"
        case .zoom: "the zoom, from -2 to 26"
        case .bearing: "turn the map, clockwise from north"
        case .bbox: "show this box; W > E crosses 180 degrees"
        case .theme: "dark, light, outdoors, mono, or a file"
        case .glyphs: "the characters that draw it"
        case .color: "how many colours, and when"
        case .basemap: "the map beneath the data; FILE: MBTiles, GeoJSON"
        case .mouse: "what the mouse reports"
        case .readOnly: "open without writing"
        case .recover: "list unsaved edits; with a FILE, recover them"
        case .record: "write the events of this session to a file"
        case .format:
            "else as --output ends; else ansi on a terminal"
        case .reportFormat: "lines, or one JSON array of objects"
        case .fix: "mend what these codes name, and save; or all"
        case .json: "judge the JSON (RFC 8259), nothing else"
        case .output: "write there"
        case .command: "run an editor command; may stand several times"
        case .replay: "no terminal: take these events, print the log"
        case .draggable: "let what stands still by itself be dragged"
        case .help: "this help"
        case .version: "the version"
        }
    }

    /// What the C library calls the option: its letter, else a number above every letter.
    var code: Int32 {
        if let ascii = letter?.asciiValue { return Int32(ascii) }
        return 256 + Int32(Self.allCases.firstIndex(of: self) ?? 0)
    }
}
