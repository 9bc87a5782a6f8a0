import Geography

/// A position as it stands in the text.
struct PlacedPosition {
    let coordinate: Coordinate
    /// Its bytes, brackets included, counted from the start of the feature.
    let range: Range<Int>
}

/// Reads one position after the other, from the middle of a feature on.
struct PositionWalk {
    private var scanner: JSONScanner
    private var sink = LastPosition()
    /// Where in the feature the bytes begin.
    private let start: Int

    /// - Parameter bytes: of a feature from a position on, which stand there `start` bytes behind its start.
    init(_ bytes: UnsafeRawBufferPointer, start: Int) {
        scanner = JSONScanner(bytes)
        self.start = start
    }

    /// nil where something else comes than positions and the brackets and commas between them.
    mutating func next() -> PlacedPosition? {
        sink.found = nil
        while sink.found == nil {
            guard moveToPosition(), (try? scanner.scanPosition(into: &sink)) != nil else { return nil }
        }
        return sink.found.map {
            PlacedPosition(
                coordinate: $0.coordinate,
                range: $0.range.lowerBound + start..<$0.range.upperBound + start)
        }
    }

    /// To the next bracket that another one does not follow.
    private mutating func moveToPosition() -> Bool {
        while true {
            scanner.cursor.skipWhiteSpace()
            switch scanner.cursor.byte {
            case UInt8(ascii: ","), UInt8(ascii: "]"): scanner.cursor.advance()
            case UInt8(ascii: "["):
                let bracket = scanner.cursor.position
                scanner.cursor.advance()
                scanner.cursor.skipWhiteSpace()
                if scanner.cursor.byte == UInt8(ascii: "[") || scanner.cursor.byte == UInt8(ascii: "]") {
                    continue
                }
                scanner.cursor.position = bracket
                return true
            default: return false
            }
        }
    }
}

/// Keeps the one that was told last.
private struct LastPosition: CoordinateSink {
    var found: (coordinate: Coordinate, range: Range<Int>)?

    var mark: Void { () }
    mutating func rollBack(to mark: Void) {}
    mutating func enter(_ index: Int) {}
    mutating func leave() {}
    mutating func beginPart(_ kind: PartKind) {}
    mutating func position(_ coordinate: Coordinate, at range: Range<Int>) { found = (coordinate, range) }
    mutating func endPart(at offset: Int) {}
    mutating func boundingBox(at offset: Int) {}
    mutating func note(_ message: @autoclosure () -> String, at offset: Int) {}
}
