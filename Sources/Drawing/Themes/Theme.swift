/// The colours of everything that plat draws itself.
public struct Theme: Hashable, Sendable {
    /// As `--theme` has it: a name, or the path of a file.
    public var name: String
    /// By the number of the role.
    private var colors: [Color]
    /// What stands in for a colour where there are only so many: numbers of xterm's palettes.
    private var stand: [ColorDepth: [Role: UInt8]] = [:]

    /// A theme of one colour.
    public init(name: String, every color: Color = .terminalDefault) {
        self.name = name
        colors = [Color](repeating: color, count: Role.allCases.count)
    }

    public subscript(role: Role) -> Color {
        get { colors[role.rawValue] }
        set { colors[role.rawValue] = newValue }
    }

    /// Lets a number of the palette, 0...15 or 16...255, stand in for a colour at this depth.
    public mutating func set(_ role: Role, at depth: ColorDepth, to number: UInt8) {
        stand[depth, default: [:]][role] = number
    }

    /// Lets nothing stand in for a colour.
    mutating func clear(_ role: Role) {
        for depth in stand.keys { stand[depth]?[role] = nil }
    }

    /// The theme as it is drawn at a depth: the stand-ins are taken in.
    public func fitted(to depth: ColorDepth) -> Theme {
        guard let numbers = stand[depth] else { return self }
        var fitted = self
        for (role, number) in numbers {
            fitted[role] = depth == .sixteen ? ColorMapping.basic(number) : ColorMapping.color(number)
        }
        return fitted
    }
}
