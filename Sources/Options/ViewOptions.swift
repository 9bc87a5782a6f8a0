import Geography

/// How the map is looked at and drawn; every command takes these. What is nil was not said.
public struct ViewOptions: Hashable, Sendable {
    /// Cells: the map's in `render`, else the terminal's.
    public var size: CellSize?
    public var center: Coordinate?
    /// -2 up to 26.
    public var zoom: Double?
    /// Degrees clockwise from north, 0 up to but not including 360.
    public var bearing: Double = 0
    /// Excludes `center` and `zoom`.
    public var bbox: BoundingBox?
    /// A name, or a file.
    public var theme: String?
    /// `braille`, `block`, `half` or `ascii`.
    public var glyphs: String?
    /// `auto`, `always`, `never`, `16`, `256` or `truecolor`.
    public var color: String?
    public var basemap: BasemapOption?
    /// `cell`, `pixel` or `off`; the editor and `replay` take it.
    public var mouse: String?

    public init() {}

    init(_ line: ReadLine) throws(UsageError) {
        size = try line.read(.size, ValueReader.size)
        center = try line.read(.center, ValueReader.coordinate)
        zoom = try line.read(.zoom, ValueReader.zoom)
        bearing = Camera.normalized(bearing: try line.read(.bearing, ValueReader.bearing) ?? 0)
        bbox = try line.read(.bbox, ValueReader.box)
        theme = line.value(of: .theme)
        glyphs = try line.choose(.glyphs, .glyphs)
        color = try line.choose(.color, .color)
        if let word = line.value(of: .basemap) { basemap = BasemapOption(word) }
        mouse = try line.choose(.mouse, .mouse)
        if bbox != nil, center != nil || zoom != nil {
            throw UsageError("--bbox stands alone, without --center and --zoom")
        }
    }
}

/// A box of degrees, in the order of RFC 7946 section 5; it crosses 180 degrees where west > east.
public struct BoundingBox: Hashable, Sendable {
    public var west: Double
    public var south: Double
    public var east: Double
    public var north: Double

    public init(west: Double, south: Double, east: Double, north: Double) {
        self.west = west
        self.south = south
        self.east = east
        self.north = north
    }
}
