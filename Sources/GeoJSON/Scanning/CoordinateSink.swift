import Geography

/// What the scanner tells while it reads coordinates. The index projects and packs them; an edit wants the exact
/// numbers and their places.
protocol CoordinateSink {
    associatedtype Mark
    /// Where the sink stands, to come back to.
    var mark: Mark { get }
    /// Forgets everything told since the mark.
    mutating func rollBack(to mark: Mark)
    /// Into the member, polygon or ring of this number.
    mutating func enter(_ index: Int)
    mutating func leave()
    mutating func beginPart(_ kind: PartKind)
    /// A position that has two numbers or more, and where its brackets stand.
    mutating func position(_ coordinate: Coordinate, at range: Range<Int>)
    /// Takes positions that are spelled in the plain way, from the one that begins at the cursor on and as far as
    /// they begin before a place; leaves the cursor behind the last. False when it took none.
    mutating func takePlainPositions(_ cursor: inout ByteCursor, before limit: Int) -> Bool
    mutating func endPart(at offset: Int)
    /// The value of a `bbox` of the feature, or of the geometry that was entered, begins here.
    mutating func boundingBox(at offset: Int)
    /// The value of the feature's `properties` begins here, counted from the start of the feature.
    mutating func foundProperties(at offset: Int)
    /// Something that cannot be shown.
    mutating func note(_ message: @autoclosure () -> String, at offset: Int)
}

extension CoordinateSink {
    mutating func foundProperties(at offset: Int) {}
    mutating func takePlainPositions(_ cursor: inout ByteCursor, before limit: Int) -> Bool { false }
}
