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
    /// How many arrays there are around the array of positions.
    private let depth: Int
    private var counter = PositionCounter()

    /// - Parameter offset: where a position begins.
    init(_ bytes: UnsafeRawBufferPointer, from offset: Int, depth: Int) {
        scanner = JSONScanner(bytes, at: offset)
        self.depth = depth
    }

    /// The position so many behind the first; nil where the coordinates end before it.
    mutating func position(behind number: Int) -> FoundPosition? {
        counter.wanted = number
        try? walk()
        return counter.found
    }

    private mutating func walk() throws(ScanFailure) {
        // 0 in an array of positions, else how many arrays further out.
        var level = 0
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
            guard level <= depth else { return }
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
