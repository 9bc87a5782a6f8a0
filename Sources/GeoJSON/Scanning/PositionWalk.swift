import Geography

/// A position and its bytes, brackets included.
struct FoundPosition {
    let coordinate: Coordinate
    let range: Range<Int>

    func shifted(by way: Int) -> FoundPosition {
        FoundPosition(coordinate: coordinate, range: (range.lowerBound + way)..<(range.upperBound + way))
    }
}

/// Walks from one position to others behind it in the same coordinates. It takes for a position what the scanner
/// took for one when the file was read.
struct PositionWalk {
    private var scanner: JSONScanner
    private var counter = PositionCounter()
    /// 0 in an array of positions, else how many arrays further out.
    private var level = 0

    /// How many arrays there are at most around an array of positions: in the coordinates of a MultiPolygon.
    private static let deepest = 2

    /// - Parameter bytes: from the beginning of a position on, to the end of the coordinates or less.
    init(_ bytes: UnsafeRawBufferPointer) { scanner = JSONScanner(bytes) }

    /// The position so many behind the next one; nil where the coordinates end before it.
    mutating func position(behind number: Int) -> FoundPosition? {
        counter.wanted = number
        counter.found = nil
        try? walk()
        return counter.found
    }

    /// The next one: first that at the beginning.
    mutating func next() -> FoundPosition? { position(behind: 0) }

    private mutating func walk() throws(ScanFailure) {
        while counter.found == nil {
            if level == 0 {
                try scanner.scanPosition(into: &counter)
            } else if scanner.cursor.byte == 0x5B {
                scanner.cursor.advance()
                scanner.cursor.skipWhiteSpace()
                level -= 1
                if scanner.cursor.byte != 0x5D { continue }
            } else {
                try scanner.skipValue()
            }
            scanner.cursor.skipWhiteSpace()
            while scanner.cursor.byte == 0x5D {
                scanner.cursor.advance()
                scanner.cursor.skipWhiteSpace()
                level += 1
            }
            guard level <= PositionWalk.deepest else { return }
            try scanner.expect(0x2C, "expected ,")
            scanner.cursor.skipWhiteSpace()
        }
    }
}

/// Counts positions down to the one that is wanted.
private struct PositionCounter: CoordinateSink {
    var wanted = 0
    var found: FoundPosition?

    var mark: Void { () }
    mutating func rollBack(to mark: Void) {}
    mutating func enter(_ index: Int) {}
    mutating func leave() {}
    mutating func beginPart(_ kind: PartKind) {}
    mutating func endPart(at offset: Int) {}
    mutating func boundingBox(at offset: Int) {}
    mutating func note(_ message: @autoclosure () -> String, at offset: Int) {}

    mutating func position(_ coordinate: Coordinate, at range: Range<Int>) {
        if wanted == 0, found == nil { found = FoundPosition(coordinate: coordinate, range: range) }
        wanted -= 1
    }
}
