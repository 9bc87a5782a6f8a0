/// What stands inside the brackets of an object or an array, around its items.
struct ContainerLayout {
    private var open: [UInt8] = []
    private var separator = Array(",".utf8)
    private var close: [UInt8] = []
    private var colon = Array(":".utf8)
    /// The colons of an object's members, by their names.
    private var colons: [String: [UInt8]] = [:]
    /// What stands before the members of an object that are not its first, by their names.
    private var separators: [String: [UInt8]] = [:]

    static let compact = ContainerLayout()

    /// Blanks behind commas and colons.
    static let spaced: ContainerLayout = {
        var layout = ContainerLayout()
        layout.separator = Array(", ".utf8)
        layout.colon = Array(": ".utf8)
        return layout
    }()

    private init() {}

    init(_ object: ObjectText) {
        self.init(
            object.bytes, object.range,
            items: object.members.map { $0.name.lowerBound..<$0.value.upperBound })
        colon = object.colon
        for member in object.members { colons[object.name(of: member)] = object.colon(of: member) }
        if object.members.count == 1, indentation == nil { separator = object.commaLikeColon }
        for (before, member) in zip(object.members, object.members.dropFirst()) {
            separators[object.name(of: member)] = Array(
                object.bytes[before.value.upperBound..<member.name.lowerBound])
        }
    }

    init(_ array: ArrayText) { self.init(array.bytes, array.range, items: array.elements) }

    private init(_ bytes: ArraySlice<UInt8>, _ range: Range<Int>, items: [Range<Int>]) {
        guard let first = items.first, let last = items.last else { return }
        open = Array(bytes[(range.lowerBound + 1)..<first.lowerBound])
        close = Array(bytes[last.upperBound..<(range.upperBound - 1)])
        separator =
            items.count > 1
            ? Array(bytes[first.upperBound..<items[1].lowerBound]) : Array(",".utf8) + open
    }

    /// The white space that its items' lines begin with; nil where they do not stand on lines of their own.
    var indentation: [UInt8]? {
        open.lastIndex(of: 0x0A).map { Array(open[($0 + 1)...]) }
    }

    /// The same on one line.
    var inlined: ContainerLayout {
        var result = indentation == nil ? self : .spaced
        result.colon = colon
        (result.colons, result.separators) = ([:], [:])
        return result
    }

    /// An object at the very depth that this layout was read at, its members told by name and value.
    func object(_ members: [(name: String, value: [UInt8])]) -> [UInt8] {
        var inner: [UInt8] = []
        for (index, member) in members.enumerated() {
            inner += index == 0 ? open : separators[member.name] ?? separator
            inner += JSONString.token(member.name) + (colons[member.name] ?? colon) + member.value
        }
        return [UInt8(ascii: "{")] + inner + close + [UInt8(ascii: "}")]
    }

    /// An array whose own line begins with an indentation; its items stand one unit deeper.
    func array(_ items: [[UInt8]], _ indentation: [UInt8], _ unit: [UInt8]) -> [UInt8] {
        let (open, separator, close) = (
            ContainerLayout.indented(self.open, indentation + unit),
            ContainerLayout.indented(self.separator, indentation + unit),
            ContainerLayout.indented(self.close, indentation)
        )
        return [UInt8(ascii: "[")] + open + Array(items.joined(separator: separator)) + close
            + [UInt8(ascii: "]")]
    }

    /// A padding with another indentation behind its line end, where it has one. A comma may follow that.
    private static func indented(_ padding: [UInt8], _ indentation: [UInt8]) -> [UInt8] {
        guard let end = padding.lastIndex(of: 0x0A) else { return padding }
        return Array(padding[...end]) + indentation
            + padding[(end + 1)...].drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    }
}

/// The bytes of one JSON array, taken apart into its elements.
struct ArrayText {
    let bytes: ArraySlice<UInt8>
    /// Of `bytes`: from the opening bracket to the closing one.
    let range: Range<Int>
    let elements: [Range<Int>]

    /// The array that begins at an index of the bytes; nil where there is none.
    init?(_ bytes: ArraySlice<UInt8>, at start: Int) {
        guard bytes.indices.contains(start), bytes[start] == UInt8(ascii: "[") else { return nil }
        let found = bytes[start...].withUnsafeBytes { buffer -> (end: Int, elements: [Range<Int>])? in
            var scanner = JSONScanner(buffer, at: 1)
            var elements: [Range<Int>] = []
            while true {
                scanner.cursor.skipWhiteSpace()
                if scanner.cursor.byte == UInt8(ascii: "]") { return (scanner.cursor.position + 1, elements) }
                let from = scanner.cursor.position
                guard (try? scanner.skipValue()) != nil else { return nil }
                elements.append((start + from)..<(start + scanner.cursor.position))
                scanner.cursor.skipWhiteSpace()
                if scanner.cursor.byte == UInt8(ascii: ",") { scanner.cursor.advance() }
            }
        }
        guard let found else { return nil }
        self.bytes = bytes
        range = start..<(start + found.end)
        elements = found.elements
    }
}
