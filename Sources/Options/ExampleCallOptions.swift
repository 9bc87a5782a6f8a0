import Geography

/// `plat example [options] [NAME]`
public struct ExampleCallOptions: Hashable, Sendable {
    /// nil: list the examples.
    public var name: String?
    /// Recorded events to feed it instead of a person's.
    public var replay: String?
    public var isDraggable = false
    /// nil: the terminal's; 80x24 in a replay.
    public var size: CellSize?
    /// One of `Choice.glyphs`.
    public var glyphs: String?
    /// One of `Choice.color`.
    public var color: String?

    public init() {}

    init(_ line: ReadLine) throws(UsageError) {
        guard line.operands.count <= 1 else { throw UsageError("example takes one NAME") }
        name = line.operands.first?.text
        replay = line.value(of: .replay)
        isDraggable = line.has(.draggable)
        let view = try ViewOptions(line)
        (size, glyphs, color) = (view.size, view.glyphs, view.color)
        if name == nil, replay != nil { throw UsageError("--replay goes with the NAME of an example") }
    }
}
