/// Something that happens again and again, to be observed.
@MainActor
public final class Signal<Payload> {
    private var observers: [(id: Int, handler: @MainActor (Payload) -> Void)] = []
    private var nextID = 0

    /// Calls the handler each time, until what is returned is cancelled or released.
    public func observe(_ handler: @escaping @MainActor (Payload) -> Void) -> AnyCancelable {
        let id = nextID
        nextID += 1
        observers.append((id, handler))
        return AnyCancelable { [weak self] in self?.observers.removeAll { $0.id == id } }
    }

    /// Calls the handler the next time only.
    public func observeNext(_ handler: @escaping @MainActor (Payload) -> Void) -> AnyCancelable {
        var token: AnyCancelable?
        let once = observe { payload in
            token?.cancel()
            token = nil
            handler(payload)
        }
        token = once
        return once
    }

    func send(_ payload: Payload) {
        // A handler may add and remove observers.
        for observer in observers { observer.handler(payload) }
    }
}

/// Ends an observation when it is cancelled or released.
@MainActor
public final class AnyCancelable {
    private var action: (@MainActor () -> Void)?

    init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    isolated deinit { cancel() }

    /// Ends the observation now. A second time nothing happens.
    public func cancel() {
        action?()
        action = nil
    }

    /// Keeps the observation as long as the set.
    public func store(in cancelables: inout Set<AnyCancelable>) { cancelables.insert(self) }
}

extension AnyCancelable: @MainActor Hashable {
    public static func == (left: AnyCancelable, right: AnyCancelable) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
