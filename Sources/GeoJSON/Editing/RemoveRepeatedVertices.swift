import Geography

extension Document {
    /// Of positions that stand several times in a row, altitude and all, the first stays. A ring keeps four
    /// positions, a line two.
    public func removeRepeatedVertices(_ paths: [PathPlace]) -> Edit? {
        editPaths("remove repeated vertices", paths) { path in
            let places = path.part.places
            guard path.isWhole, path.part.kind != .points else { return [] }
            let positions = places.indices.map { RepeatedPosition(path, $0) }
            var splices: [Splice] = []
            var left = places.count
            var index = 0
            while index < places.count {
                let run = positions[index...].prefix { $0 == positions[index] }
                if run.count > 1 { splices.append(path.removal(from: index, through: index + run.count - 1)) }
                left -= run.count - 1
                index += run.count
            }
            return left >= (path.part.kind.isRing ? 4 : 2) ? splices.reversed() : []
        }
    }
}

/// A position by what it says: its numbers, or where there are more than three its bytes.
private struct RepeatedPosition: Equatable {
    let numbers: [Double]
    let bytes: [UInt8]

    init(_ path: SpelledPath, _ index: Int) {
        let text = PositionText(Array(path.text(index)))
        numbers = text.numbers.compactMap { Double(String(decoding: text.bytes[$0], as: UTF8.self)) }
        bytes = text.numbers.count > 3 || numbers.count != text.numbers.count ? text.bytes : []
    }
}

extension SpelledPath {
    /// Takes out the positions behind one of them, through another, with what stands before each.
    fileprivate func removal(from kept: Int, through last: Int) -> Splice {
        splice(part.places[kept].upperBound..<part.places[last].upperBound, [])
    }
}
