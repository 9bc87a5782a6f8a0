import Geography

extension Document {
    /// The splice that moves all positions of a large feature: one for them all, from the first number that changes to
    /// the last, so that a million of them are one patch of the text.
    func spliceMovingLarge(
        _ feature: Int, by way: WorldVector, _ precision: Precision
    ) -> (splice: Splice?, boxes: [Int: [Int]]) {
        let start = range(of: feature).lowerBound
        return withBytes(of: feature) { bytes in
            let reader = GeometryReader(featureBytes: bytes, referenceSystem: referenceSystem)
            var writer = PositionWriter(bytes)
            for part in reader.parts where !part.coordinates.isEmpty {
                let used = part.places.reduce(0) { max($0, writer.decimals(ofPosition: $1)) }
                let decimals = precision.decimals(used: used)
                for (coordinate, place) in zip(part.coordinates, part.places) {
                    writer.write(
                        at: place, from: coordinate, to: coordinate.shifted(by: way), decimals: decimals)
                }
            }
            return (writer.splice(behind: start), reader.boxes)
        }
    }
}

/// Writes the positions of a feature anew, one behind the other.
private struct PositionWriter {
    private let bytes: UnsafeRawBufferPointer
    /// What takes the place of the bytes from `first` to `copied`.
    private var text: [UInt8] = []
    private var first: Int?
    private var copied = 0

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    /// The most decimals that longitude and latitude use.
    func decimals(ofPosition place: Range<Int>) -> Int {
        let (longitude, latitude) = tokens(of: place)
        return max(decimals(of: longitude), decimals(of: latitude))
    }

    mutating func write(
        at place: Range<Int>, from: Coordinate, to: Coordinate, decimals: (longitude: Int, latitude: Int)
    ) {
        let (longitude, latitude) = tokens(of: place)
        write(at: longitude, from: from.longitude, to: to.longitude, decimals: decimals.longitude)
        write(at: latitude, from: from.latitude, to: to.latitude, decimals: decimals.latitude)
    }

    /// nil where nothing changed.
    func splice(behind start: Int) -> Splice? {
        first.map { Splice(offset: start + $0, old: Array(bytes[$0..<copied]), new: text) }
    }

    /// Where longitude and latitude stand: two numbers, which have been read.
    private func tokens(of place: Range<Int>) -> (Range<Int>, Range<Int>) {
        let longitude = token(from: place.lowerBound + 1)
        return (longitude, token(from: longitude.upperBound))
    }

    private func token(from start: Int) -> Range<Int> {
        var low = start
        while low < bytes.count, !isNumber(bytes[low]) { low += 1 }
        var high = low
        while high < bytes.count, isNumber(bytes[high]) { high += 1 }
        return low..<high
    }

    private func isNumber(_ byte: UInt8) -> Bool {
        byte &- 0x30 < 10 || byte == 0x2D || byte == 0x2E || byte == 0x2B || byte | 0x20 == 0x65
    }

    private func decimals(of token: Range<Int>) -> Int {
        var point: Int?
        for index in token {
            if bytes[index] == 0x2E { point = index }
            if bytes[index] | 0x20 == 0x65 { return NumberToken(bytes[token]).decimals }
        }
        return point.map { min(NumberToken.mostDecimals, token.upperBound - 1 - $0) } ?? 0
    }

    /// As `OrdinateSplices`: what does not move, or rounds to its old value, keeps its token.
    private mutating func write(at token: Range<Int>, from old: Double, to new: Double, decimals: Int) {
        guard old != new else { return }
        let hasExponent = bytes[token].contains { $0 | 0x20 == 0x65 }
        if !hasExponent, let number = FixedNumber(new, decimals: decimals),
            let differs = number.differs(from: old)
        {
            guard differs else { return }
            copy(to: token)
            number.append(to: &text)
        } else {
            let spelling = NumberToken(bytes[token]).spelling(of: new, decimals: decimals)
            guard let written = Double(spelling), written.isFinite, written != old else { return }
            copy(to: token)
            text.append(contentsOf: spelling.utf8)
        }
    }

    /// Takes over what stands before a token, and passes over the token.
    private mutating func copy(to token: Range<Int>) {
        if first == nil {
            first = token.lowerBound
            text.reserveCapacity(bytes.count - token.lowerBound)
        } else {
            text.append(contentsOf: bytes[copied..<token.lowerBound])
        }
        copied = token.upperBound
    }
}
