import Basemap

/// What lies beneath the data, and what it is called.
public struct BasemapChoice: Sendable {
    /// `none`, `builtin` or the path of a file.
    public let name: String
    /// nil: nothing, and the graticule shows.
    public let source: (any BasemapSource)?

    public init(name: String, source: (any BasemapSource)?) {
        self.name = name
        self.source = source
    }

    public static let none = BasemapChoice(name: "none", source: nil)
    public static let builtin = BasemapChoice(name: "builtin", source: BuiltinBasemap.shared)
}
