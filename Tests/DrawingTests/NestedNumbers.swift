import Glibc

/// Arrays in arrays of numbers, as earcut's fixtures and the "coordinates" of GeoJSON are.
indirect enum NestedNumbers {
    case number(Double)
    case list([NestedNumbers])

    /// The lists of places in it, whatever they are nested in.
    var paths: [[(x: Double, y: Double)]] {
        guard case .list(let members) = self else { return [] }
        let places = members.compactMap(\.place)
        return places.isEmpty ? members.flatMap(\.paths) : [places]
    }

    private var place: (x: Double, y: Double)? {
        guard case .list(let members) = self, members.count >= 2, case .number(let x) = members[0],
            case .number(let y) = members[1]
        else { return nil }
        return (x, y)
    }

    /// The first value of a text, and then all that follow a word.
    static func all(in text: [UInt8], after word: String = "") -> [NestedNumbers] {
        var reader = NestedNumbersReader(text: text)
        var found: [NestedNumbers] = []
        let key = Array(word.utf8)
        while reader.skip(past: key), let value = reader.value() {
            found.append(value)
            if key.isEmpty { break }
        }
        return found
    }
}

private struct NestedNumbersReader {
    let text: [UInt8]
    private var position = 0

    init(text: [UInt8]) { self.text = text }

    mutating func skip(past key: [UInt8]) -> Bool {
        while position + key.count <= text.count {
            if text[position..<position + key.count].elementsEqual(key) {
                position += key.count
                return true
            }
            position += 1
        }
        return false
    }

    mutating func value() -> NestedNumbers? {
        skipSpace()
        guard position < text.count else { return nil }
        if text[position] != UInt8(ascii: "[") { return number() }
        position += 1
        var members: [NestedNumbers] = []
        while true {
            skipSpace()
            guard position < text.count else { return nil }
            if text[position] == UInt8(ascii: "]") {
                position += 1
                return .list(members)
            }
            guard let member = value() else { return nil }
            members.append(member)
        }
    }

    private mutating func number() -> NestedNumbers? {
        let start = position
        while position < text.count, "+-.eE0123456789".utf8.contains(text[position]) { position += 1 }
        return Double(String(decoding: text[start..<position], as: UTF8.self)).map { .number($0) }
    }

    /// White space, commas and colons.
    private mutating func skipSpace() {
        while position < text.count, " \n\r\t,:".utf8.contains(text[position]) { position += 1 }
    }
}
