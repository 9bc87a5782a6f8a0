import Basemap
import Synchronization

/// What lies beneath the data, and what it is called.
public struct BasemapChoice: Sendable {
    /// `none`, `builtin` or the path of a file.
    public let name: String
    /// nil: nothing, and the graticule shows.
    public let source: (any BasemapSource)?
    /// Tells it from all other choices that were made, also from one of the same name.
    let number: Int

    private static let numbers = Atomic<Int>(0)

    public init(name: String, source: (any BasemapSource)?) {
        number = Self.numbers.wrappingAdd(1, ordering: .relaxed).newValue
        self.name = name
        self.source = source
    }

    public static let none = BasemapChoice(name: "none", source: nil)
    public static let builtin = BasemapChoice(name: "builtin", source: BuiltinBasemap.shared)
}
