/// A queue that gives out the greatest first: a binary heap.
public struct GreatestFirst<Element: Comparable> {
    /// The greatest is the first; the others are in no order.
    @usableFromInline var elements: ContiguousArray<Element> = []

    @inlinable public init() {}

    @inlinable public var greatest: Element? { elements.first }
    @inlinable public var count: Int { elements.count }

    /// All of them, the least first.
    @inlinable public func sorted() -> [Element] { elements.sorted() }

    @inlinable
    public mutating func add(_ element: Element) {
        var place = elements.count
        elements.append(element)
        while place > 0 {
            let above = (place - 1) / 2
            guard elements[above] < element else { break }
            elements[place] = elements[above]
            place = above
        }
        elements[place] = element
    }

    /// Takes the greatest out; nil where there is none.
    @inlinable
    public mutating func takeGreatest() -> Element? {
        guard let last = elements.popLast() else { return nil }
        return replaceGreatest(with: last) ?? last
    }

    /// Takes the greatest out and puts another in; where there is none, nothing is done.
    @inlinable
    public mutating func replaceGreatest(with element: Element) -> Element? {
        guard let greatest = elements.first else { return nil }
        var place = 0
        while true {
            var below = 2 * place + 1
            guard below < elements.count else { break }
            if below + 1 < elements.count, elements[below] < elements[below + 1] { below += 1 }
            guard element < elements[below] else { break }
            elements[place] = elements[below]
            place = below
        }
        elements[place] = element
        return greatest
    }
}
