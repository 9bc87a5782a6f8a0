/// A part of a declarative map: annotations and views, in the order in which they are drawn.
@MainActor
public protocol MapContent {
    /// Adds what it consists of.
    func append(to list: inout MapContentList)
}

/// Puts parts of a map one upon the other.
@MainActor
@resultBuilder
public enum MapContentBuilder {
    /// A line of content.
    public static func buildExpression(_ part: some MapContent) -> MapContentGroup {
        MapContentGroup(parts: [part])
    }

    /// Lines one after the other: the later lies above.
    public static func buildBlock(_ groups: MapContentGroup...) -> MapContentGroup {
        MapContentGroup(parts: groups)
    }

    /// An `if` without `else`.
    public static func buildOptional(_ group: MapContentGroup?) -> MapContentGroup {
        group ?? MapContentGroup(parts: [])
    }

    /// The first branch of an `if` or `switch`.
    public static func buildEither(first group: MapContentGroup) -> MapContentGroup { group }
    /// The other branches of an `if` or `switch`.
    public static func buildEither(second group: MapContentGroup) -> MapContentGroup { group }
    /// A `for` loop. What is made of values that come and go belongs into a `ForEvery`.
    public static func buildArray(_ groups: [MapContentGroup]) -> MapContentGroup {
        MapContentGroup(parts: groups)
    }
}

/// Several parts.
public struct MapContentGroup: MapContent {
    let parts: [any MapContent]

    public func append(to list: inout MapContentList) {
        for (index, part) in parts.enumerated() {
            list.descend(into: "\(index)") { part.append(to: &$0) }
        }
    }
}

/// The same content for each of many values.
public struct ForEvery: MapContent {
    private let parts: [(id: String, content: MapContentGroup)]

    /// - Parameter id: what tells the values apart; it ties what is on the map to its value.
    public init<Values: Sequence, ID: Hashable>(
        _ values: Values, id: KeyPath<Values.Element, ID>,
        @MapContentBuilder content: (Values.Element) -> MapContentGroup
    ) {
        parts = values.map { ("\($0[keyPath: id])", content($0)) }
    }

    /// The same, for values that have ids of their own.
    public init<Values: Sequence>(
        _ values: Values, @MapContentBuilder content: (Values.Element) -> MapContentGroup
    ) where Values.Element: Identifiable {
        self.init(values, id: \.id, content: content)
    }

    /// A binding to each element of an array.
    public init<Element>(
        _ values: MapBinding<[Element]>, @MapContentBuilder content: (MapBinding<Element>) -> MapContentGroup
    ) {
        parts = values.wrappedValue.indices.map { ("\($0)", content(values[$0])) }
    }

    public func append(to list: inout MapContentList) {
        for part in parts {
            list.descend(into: part.id) { part.content.append(to: &$0) }
        }
    }
}

extension Annotation: MapContent {
    public func append(to list: inout MapContentList) { list.append(self) }

    /// The annotation with one value of its look changed: `.with(\.fillColor, .green)`.
    public func with<Value>(_ keyPath: WritableKeyPath<Kind.Style, Value>, _ value: Value) -> Self {
        var copy = self
        copy.style[keyPath: keyPath] = value
        return copy
    }

    /// The annotation with a `tapHandler`.
    public func onTapGesture(_ handler: @escaping TapHandler) -> Self {
        var copy = self
        copy.tapHandler = handler
        return copy
    }

    /// The annotation with a `longPressHandler`.
    public func onLongPressGesture(_ handler: @escaping TapHandler) -> Self {
        var copy = self
        copy.longPressHandler = handler
        return copy
    }
}

/// A view of a declarative map. Where it has a binding, it can be dragged, and writes its coordinate there.
public struct MapViewAnnotation: MapContent {
    let coordinate: MapBinding<Coordinate>
    let makeView: @MainActor (MapView) -> CellView
    var isDraggable: Bool
    var anchors = [ViewAnnotationAnchorConfig(anchor: .center)]
    var overlaps = false

    /// A view that can be dragged, and then writes its coordinate.
    public init(coordinate: MapBinding<Coordinate>, view: @escaping @MainActor (MapView) -> CellView) {
        self.coordinate = coordinate
        makeView = view
        isDraggable = true
    }

    /// A view that stays where it is.
    public init(coordinate: Coordinate, view: @escaping @MainActor (MapView) -> CellView) {
        self.coordinate = .constant(coordinate)
        makeView = view
        isDraggable = false
    }

    /// The view with these ways to stand on its place, of which the first that fits is taken.
    public func variableAnchors(_ anchors: [ViewAnnotationAnchorConfig]) -> Self {
        var copy = self
        copy.anchors = anchors
        return copy
    }

    /// Whether other views may lie over it, and it over them. If not, which is the default, one of two is not shown.
    public func allowOverlap(_ allows: Bool) -> Self {
        var copy = self
        copy.overlaps = allows
        return copy
    }

    public func append(to list: inout MapContentList) { list.append(self) }
}
