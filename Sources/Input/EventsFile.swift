import Geography

/// The format of an events file: a line an event, `#` starts a comment line.
public enum EventsFile {
    /// Reads all lines. The first line that is wrong is the error.
    public static func parse(_ text: String) throws(EventsError) -> [EventLine] {
        var result: [EventLine] = []
        var number = 0
        // By scalars: CR LF is one character, and so are a blank and a combining mark behind it.
        for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
            number += 1
            let bare = line.last == "\r" ? line.dropLast() : line
            if bare.first == "#" || bare.allSatisfy({ $0 == " " || $0 == "\t" }) { continue }
            switch event(of: Substring(bare)) {
            case .success(let event): result.append(EventLine(line: number, event: event))
            case .failure(let failure): throw EventsError(line: number, reason: failure.reason)
            }
        }
        return result
    }

    struct Failure: Error { let reason: String }

    /// The event on one line.
    static func event(of line: Substring) -> Result<RecordedEvent, Failure> {
        let scalars = line.unicodeScalars
        let word = Substring(scalars.prefix { $0 != " " })
        let rest = Substring(scalars.drop { $0 != " " }.dropFirst())
        let trimmed = rest.trimmingSpaces()
        switch word {
        case "size": return size(trimmed)
        case "key": return key(trimmed)
        case "text": return .success(.text(String(rest)))
        case "press", "drag", "release": return button(String(word), trimmed)
        case "move": return position(trimmed).map { .mouse(.move, $0) }
        case "wheel": return wheel(trimmed)
        case "wait":
            guard let milliseconds = Int64(trimmed), (0...86_400_000).contains(milliseconds) else {
                return .failure(Failure(reason: "wait needs milliseconds, such as: wait 600"))
            }
            return .success(.wait(milliseconds: milliseconds))
        case "screen":
            return .success(.screen(path: trimmed.isEmpty ? nil : String(trimmed)))
        default:
            return .failure(Failure(reason: "'\(word)' is no event"))
        }
    }

    private static func size(_ words: Substring) -> Result<RecordedEvent, Failure> {
        let numbers = words.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1],
            (0...10_000).contains(columns), (0...10_000).contains(rows)
        else { return .failure(Failure(reason: "size needs COLUMNSxROWS, such as: size 80x24")) }
        return .success(.size(CellSize(columns: columns, rows: rows)))
    }

    private static func key(_ words: Substring) -> Result<RecordedEvent, Failure> {
        if let key = KeyNotation.key(named: words) { return .success(.key(key, count: 1)) }
        let scalars = words.unicodeScalars
        if let star = scalars.lastIndex(of: "*"), let key = KeyNotation.key(named: words[..<star]),
            let count = Int(words[scalars.index(after: star)...]), (1...100_000).contains(count)
        {
            return .success(.key(key, count: count))
        }
        return .failure(Failure(reason: "'\(words)' is no key"))
    }

    private static func button(_ verb: String, _ words: Substring) -> Result<RecordedEvent, Failure> {
        let parts = words.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, let button = MouseEvent.Button(rawValue: String(parts[0])) else {
            return .failure(
                Failure(reason: "\(verb) needs a button and a place, such as: \(verb) left 40,12"))
        }
        let kind: MouseEvent.Kind =
            switch verb {
            case "press": .press(button)
            case "drag": .drag(button)
            default: .release(button)
            }
        return position(parts[1]).map { .mouse(kind, $0) }
    }

    private static func wheel(_ words: Substring) -> Result<RecordedEvent, Failure> {
        let parts = words.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, let wheel = MouseEvent.Wheel(rawValue: String(parts[0])) else {
            return .failure(
                Failure(reason: "wheel needs a direction and a place, such as: wheel up 40,12"))
        }
        return position(parts[1]).map { .mouse(.wheel(wheel), $0) }
    }

    /// `40.5,12` is in cells, `@10.98,47.40` a longitude and latitude.
    private static func position(_ words: Substring) -> Result<RecordedEvent.Position, Failure> {
        let isCoordinate = words.hasPrefix("@")
        let numbers = (isCoordinate ? words.dropFirst() : words)
            .split(separator: ",", omittingEmptySubsequences: false)
            .map { Double($0.trimmingSpaces()) }
        guard numbers.count == 2, let first = numbers[0], let second = numbers[1], first.isFinite,
            second.isFinite
        else {
            return .failure(
                Failure(reason: "'\(words)' is no place: write COLUMN,ROW or @LONGITUDE,LATITUDE"))
        }
        return .success(
            isCoordinate
                ? .coordinate(Coordinate(first, second)) : .cell(CellPoint(column: first, row: second)))
    }

    /// The line that `parse` reads as this event.
    public static func line(of event: RecordedEvent) -> String {
        switch event {
        case .size(let size): return "size \(size.columns)x\(size.rows)"
        case .key(let key, let count):
            return "key " + KeyNotation.notation(of: key) + (count == 1 ? "" : "*\(count)")
        case .text(let text): return "text \(text)"
        case .mouse(let kind, let place): return "\(words(of: kind)) \(words(of: place))"
        case .wait(let milliseconds): return "wait \(milliseconds)"
        case .screen(let path): return path.map { "screen \($0)" } ?? "screen"
        }
    }

    private static func words(of kind: MouseEvent.Kind) -> String {
        switch kind {
        case .press(let button): "press \(button.rawValue)"
        case .drag(let button): "drag \(button.rawValue)"
        case .release(let button): "release \(button.rawValue)"
        case .move: "move"
        case .wheel(let wheel): "wheel \(wheel.rawValue)"
        }
    }

    private static func words(of position: RecordedEvent.Position) -> String {
        switch position {
        case .cell(let point): "\(shortest(point.column)),\(shortest(point.row))"
        case .coordinate(let place): "@\(shortest(place.longitude)),\(shortest(place.latitude))"
        }
    }

    private static func shortest(_ number: Double) -> String {
        let text = number.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

extension Substring {
    func trimmingSpaces() -> Substring {
        var rest = drop { $0 == " " || $0 == "\t" }
        while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
        return rest
    }
}
