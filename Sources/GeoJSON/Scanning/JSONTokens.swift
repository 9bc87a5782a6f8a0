/// A token of JSON text that says how objects are made.
public enum JSONToken: Sendable {
    case objectBegins
    case objectEnds
    /// A member's name, quotes included; the reader is at the member's value, which may be skipped.
    case name(Range<Int>)
    case number(Range<Int>)
}

extension JSONReader {
    /// Goes through all the text that is left, however deep it nests, and tells its tokens.
    public mutating func forEachToken(_ body: (inout JSONReader, JSONToken) -> Void) {
        while offset < count {
            let start = offset
            switch byte {
            case 0x7B:
                offset += 1
                body(&self, .objectBegins)
            case 0x7D:
                offset += 1
                body(&self, .objectEnds)
            case 0x22: readString(from: start, body)
            case 0x2D, 0x30...0x39: body(&self, .number(skip()))
            case 0x74, 0x66, 0x6E: skip()
            default: offset += 1
            }
        }
    }

    /// A string that a colon follows is a name.
    private mutating func readString(from start: Int, _ body: (inout JSONReader, JSONToken) -> Void) {
        let token = skip()
        skipWhiteSpace()
        guard byte == 0x3A else { return }
        offset += 1
        skipWhiteSpace()
        body(&self, .name(token))
    }
}
