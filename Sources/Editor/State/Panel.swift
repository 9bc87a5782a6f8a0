/// What is open over the right side of the map.
struct Panel: Hashable, Sendable {
    enum Content: Hashable, Sendable {
        case help(topic: String?)
        /// Those of the selected feature.
        case properties
        /// What a command answered.
        case lines(title: String, [String])
        /// Features and places to choose among.
        case entries(EntryList)
    }

    var content: Content
    /// The first line that shows.
    var scroll = 0

    /// What is listed, where there is something to choose.
    var list: EntryList? {
        if case .entries(let list) = content { list } else { nil }
    }
}

/// Features and places to choose among, and which of them is chosen.
struct EntryList: Hashable, Sendable {
    let title: String
    let all: [ListEntry]
    /// Those that show: all, or what the filter leaves.
    var entries: [ListEntry]
    var current: Int
    /// Whether `/` narrows it; what was found is looked for anew instead.
    let canBeNarrowed: Bool
    /// What is typed to narrow it; nil while nothing is.
    var filter: Prompt?

    init(title: String, entries: [ListEntry], current: Int = 0, canBeNarrowed: Bool = false) {
        self.title = title
        all = entries
        self.entries = entries
        self.current = current
        self.canBeNarrowed = canBeNarrowed
    }

    var chosen: ListEntry? { entries.indices.contains(current) ? entries[current] : nil }
}
