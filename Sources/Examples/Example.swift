import TerminalMap

/// A program that shows one thing of the library.
@MainActor
public protocol Example {
    static var name: String { get }
    /// What it shows, in a line.
    static var summary: String { get }
    init()
    func makeMap(_ options: ExampleOptions) -> MapView
}

/// What an example may be told, and what it keeps while it runs.
@MainActor
public final class ExampleOptions {
    public var isDraggable = false
    public var seed: UInt64 = 1
    var cancelables: Set<AnyCancelable> = []

    public init() {}
}

/// All examples.
@MainActor
public enum Examples {
    public static let all: [any Example.Type] = [
        DraggableViewAnnotationsExample.self, DraggableViewAnnotationsDeclarativeExample.self,
        DraggableAnnotationViewsExample.self, DraggablePointAnnotationExample.self,
        ViewAnnotationWithPointAnnotationExample.self, CircleAnnotationExample.self,
    ]

    public static func named(_ name: String) -> (any Example.Type)? { all.first { $0.name == name } }
}
