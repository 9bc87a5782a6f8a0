/// A layer of a vector tile: its features, not yet read, and the keys and values that they refer to.
struct TileLayer {
    private(set) var name = ""
    /// How many steps the tile is wide.
    private(set) var extent = 4096
    private(set) var features: [UnsafeRawBufferPointer] = []
    private(set) var keys: [TileKey?] = []
    /// Read once, since any number of features may refer to each.
    private(set) var values: [TileValue] = []

    private static let largestExtent: UInt64 = 1 << 20
    /// What comes after so many features is not drawn: none that people look at has as many.
    private static let mostFeatures = 1 << 17

    init(_ bytes: UnsafeRawBufferPointer) throws(MalformedBytes) {
        var message = ProtobufReader(bytes)
        while let field = try message.next() {
            switch (field.number, field.value) {
            case (1, .bytes(let text)): name = String(decoding: text, as: UTF8.self)
            case (2, .bytes(let feature)) where features.count < TileLayer.mostFeatures:
                features.append(feature)
            case (3, .bytes(let key)): keys.append(TileKey(rawValue: String(decoding: key, as: UTF8.self)))
            case (4, .bytes(let value)): values.append(try TileValue(value))
            case (5, .varint(let steps)):
                guard (1...TileLayer.largestExtent).contains(steps) else { throw MalformedBytes() }
                extent = Int(steps)
            default: continue
            }
        }
    }
}

/// The attributes that say something about how a feature is drawn.
enum TileKey: String {
    case type, kind, highway
    /// The schema's own word for it.
    case `class`
    case name
    case latinName = "name:latin"
    case englishName = "name:en"
    case otherEnglishName = "name_en"
    case adminLevel = "admin_level"
    case rank
    case maritime
}

/// A feature of a vector tile.
struct TileFeature {
    enum Kind { case point, line, polygon }

    let kind: Kind
    let tags: TileTags
    /// The commands, packed.
    let geometry: UnsafeRawBufferPointer

    init(_ bytes: UnsafeRawBufferPointer, layer: TileLayer) throws(MalformedBytes) {
        var message = ProtobufReader(bytes)
        var (type, commands): (UInt64, UnsafeRawBufferPointer?) = (0, nil)
        var tags = TileTags()
        while let field = try message.next() {
            switch (field.number, field.value) {
            case (2, .bytes(let pairs)): try tags.read(pairs, layer: layer)
            case (3, .varint(let value)): type = value
            case (4, .bytes(let packed)): commands = packed
            default: continue
            }
        }
        // A feature of no known type is drawn as a point without a name: not at all.
        kind = type == 2 ? .line : type == 3 ? .polygon : .point
        self.tags = type == 0 || type > 3 ? TileTags() : tags
        geometry = commands ?? UnsafeRawBufferPointer(start: nil, count: 0)
    }
}

extension TileTags {
    /// Takes what is known of pairs of indices into the layer's keys and values.
    fileprivate mutating func read(
        _ pairs: UnsafeRawBufferPointer, layer: TileLayer
    ) throws(MalformedBytes) {
        var reader = ByteReader(pairs)
        while !reader.isAtEnd {
            let (key, value) = (try reader.varint(), try reader.varint())
            guard key < layer.keys.count, value < layer.values.count else { throw MalformedBytes() }
            if let key = layer.keys[Int(key)] { take(key, layer.values[Int(value)]) }
        }
    }

    private mutating func take(_ key: TileKey, _ value: TileValue) {
        switch (key, value) {
        case (.class, .text(let text)): type = text
        case (.type, .text(let text)), (.kind, .text(let text)), (.highway, .text(let text)):
            if type.isEmpty { type = text }
        case (.englishName, .text(let text)), (.otherEnglishName, .text(let text)):
            if !text.isEmpty { (name, hasEnglishName) = (text, true) }
        case (.latinName, .text(let text)), (.name, .text(let text)):
            if !hasEnglishName, name.isEmpty { name = text }
        case (.adminLevel, .number(let level)): adminLevel = level
        case (.rank, .number(let number)): rank = number
        case (.maritime, .number(let number)): isMaritime = number != 0
        default: break
        }
    }
}

/// The value of an attribute.
enum TileValue {
    case text(String)
    case number(Int)
    case other

    /// A text is cut after so many code points.
    private static let longestText = 200

    init(_ bytes: UnsafeRawBufferPointer) throws(MalformedBytes) {
        self = .other
        var message = ProtobufReader(bytes)
        while let field = try message.next() {
            switch (field.number, field.value) {
            case (1, .bytes(let text)): self = .text(TileValue.text(text))
            case (3, .fixed64(let bits)):
                self = .number(Int(exactly: Double(bitPattern: bits).rounded()) ?? 0)
            case (4, .varint(let value)), (5, .varint(let value)):
                self = .number(Int(truncatingIfNeeded: value))
            case (6, .varint(let value)):
                self = .number(
                    Int(truncatingIfNeeded: Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)))
            case (7, .varint(let value)): self = .number(value == 0 ? 0 : 1)
            default: continue
            }
        }
    }

    private static func text(_ bytes: UnsafeRawBufferPointer) -> String {
        // No code point takes more than four bytes.
        let text = String(decoding: bytes.prefix(4 * longestText), as: UTF8.self)
        return String(text.unicodeScalars.prefix(longestText))
    }
}
