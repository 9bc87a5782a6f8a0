import CAssets

// The themes that plat brings: Assets/Themes, embedded in the binary.
extension Theme {
    /// The names of the themes that plat brings, the usual one first.
    public static let names: [String] = assets().compactMap { name(ofPath: String(cString: $0.path)) }

    /// A theme that plat brings, or nil.
    public static func named(_ name: String) -> Theme? {
        switch name {
        case "dark": .dark
        case "light": .light
        default: names.contains(name) ? builtIn(name) : nil
        }
    }

    /// Night blue and quiet; what is worked on glows amber.
    public static let dark = builtIn("dark")
    /// Paper and ink.
    public static let light = builtIn("light")
    /// Greys only.
    public static let mono = builtIn("mono")

    /// The tests read every one of them; should one be wrong all the same, the terminal's own colours serve.
    private static func builtIn(_ name: String) -> Theme {
        guard let asset = plat_asset("\(folder)\(name)\(ending)")?.pointee else { return Theme(name: name) }
        let text = UnsafeRawBufferPointer(start: asset.bytes, count: asset.count)
        return (try? ThemeFile.theme(text, name: name, inherited: named)) ?? Theme(name: name)
    }

    private static let folder = "Themes/"
    private static let ending = ".theme"

    private static func name(ofPath path: String) -> String? {
        guard path.hasPrefix(folder), path.hasSuffix(ending) else { return nil }
        return String(path.dropFirst(folder.count).dropLast(ending.count))
    }

    private static func assets() -> [plat_asset] {
        var found: [plat_asset] = []
        while let asset = plat_asset_at(found.count) { found.append(asset.pointee) }
        return found
    }
}
