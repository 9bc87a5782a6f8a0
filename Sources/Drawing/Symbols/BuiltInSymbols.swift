import CAssets

// The symbols that plat brings: Assets/Symbols, embedded in the binary.
extension SymbolDrawing {
    public static let smallPin = builtIn("pin-small")
    public static let mediumPin = builtIn("pin-medium")
    public static let largePin = builtIn("pin-large")

    /// The sign of a name, to stand in a pin; nil where there is none of that name.
    public static func sign(named name: String) -> SymbolDrawing? { signs[name] }

    /// The names of the symbols that plat brings.
    public static var names: [String] { assets.map(\.name) }

    private static let signs: [String: SymbolDrawing] = .init(
        assets.filter { !$0.name.hasPrefix("pin-") }.map { ($0.name, drawing(of: $0.asset)) },
        uniquingKeysWith: { first, _ in first })

    private static func builtIn(_ name: String) -> SymbolDrawing {
        assets.first { $0.name == name }.map { drawing(of: $0.asset) }
            ?? SymbolDrawing(glyph: "●", ascii: "o")
    }

    /// The tests read every one of them; should one be wrong all the same, a dot serves.
    private static func drawing(of asset: plat_asset) -> SymbolDrawing {
        let text = UnsafeRawBufferPointer(start: asset.bytes, count: asset.count)
        return (try? SymbolFile.symbol(text)) ?? SymbolDrawing(glyph: "●", ascii: "o")
    }

    private static var assets: [(name: String, asset: plat_asset)] {
        var found: [(name: String, asset: plat_asset)] = []
        var index = 0
        while let asset = plat_asset_at(index)?.pointee {
            index += 1
            let path = String(cString: asset.path)
            guard path.hasPrefix("Symbols/"), path.hasSuffix(".symbol") else { continue }
            found.append((String(path.dropFirst("Symbols/".count).dropLast(".symbol".count)), asset))
        }
        return found
    }
}
