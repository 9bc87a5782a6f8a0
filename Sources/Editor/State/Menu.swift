import Geography

/// What can be done at a place, to choose from. A right click opens it.
struct Menu: Hashable, Sendable {
    struct Item: Hashable, Sendable {
        let title: String
        /// The command line that it runs; empty for a line between groups.
        let command: String
        /// The key that runs the same.
        var key = ""
        /// Why it cannot run now.
        var reason: String?

        static let rule = Item(title: "", command: "")
        var isRule: Bool { command.isEmpty }
    }

    /// What is meant: `vertex 0.2`, a feature's name.
    let title: String
    /// Where it was asked for.
    let anchor: Cell
    let items: [Item]
    /// nil while none is pointed at.
    var current: Int?

    var currentItem: Item? { current.flatMap { items.indices.contains($0) ? items[$0] : nil } }

    /// The next item up or down that is no rule; behind the last comes the first.
    func stepped(by step: Int) -> Int? {
        guard items.contains(where: { !$0.isRule }) else { return nil }
        var index = current ?? (step > 0 ? -1 : items.count)
        repeat {
            index = ((index + step) % items.count + items.count) % items.count
        } while items[index].isRule
        return index
    }
}
