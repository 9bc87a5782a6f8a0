/// A value that a declarative map is made of: where it changes, the map is made anew.
@MainActor
@propertyWrapper
public final class MapState<Value> {
    private var value: Value

    /// Held from now on: `
    ///
    /// MapState var pin = Coordinate(10, 47)`.
    public init(wrappedValue: Value) { value = wrappedValue }

    /// The value. Setting it makes the maps that are declared by it anew before the next frame.
    public var wrappedValue: Value {
        get { value }
        set {
            value = newValue
            StateChanges.count += 1
        }
    }

    /// A binding to the value: `$pin`.
    public var projectedValue: MapBinding<Value> {
        MapBinding {
            self.wrappedValue
        } set: {
            self.wrappedValue = $0
        }
    }
}

/// How often any state has changed: a map compares it with the number that it was last made for.
@MainActor
enum StateChanges {
    static var count = 0
}

/// A way to read and write a value that is kept elsewhere.
@MainActor
public struct MapBinding<Value> {
    private let get: @MainActor () -> Value
    private let set: @MainActor (Value) -> Void

    /// A value that is read and written by these.
    public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        self.get = get
        self.set = set
    }

    /// A value that cannot be changed.
    public static func constant(_ value: Value) -> MapBinding {
        MapBinding {
            value
        } set: { _ in
        }
    }

    /// The value that it is bound to.
    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }
}

extension MapBinding where Value: MutableCollection {
    /// A binding to one element. When that is gone, it gives the value that it had at first, and writes nothing.
    public subscript(position: Value.Index) -> MapBinding<Value.Element> {
        let known = wrappedValue[position]
        return MapBinding<Value.Element> {
            let values = self.wrappedValue
            return values.indices.contains(position) ? values[position] : known
        } set: { element in
            if self.wrappedValue.indices.contains(position) { self.wrappedValue[position] = element }
        }
    }
}
