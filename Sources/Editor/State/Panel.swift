/// What is open over the right side of the map.
struct Panel: Hashable, Sendable {
    enum Content: Hashable, Sendable {
        case help(topic: String?)
        /// Those of the selected feature.
        case properties
        /// What a command answered.
        case lines(title: String, [String])
        /// Features to choose among.
        case features(FeatureList)
    }

    var content: Content
    /// The first line that shows.
    var scroll = 0

    /// The features that are listed, where it is a list of them.
    var list: FeatureList? {
        if case .features(let list) = content { list } else { nil }
    }
}

/// Features to choose among, and which of them is chosen.
struct FeatureList: Hashable, Sendable {
    let title: String
    let features: [FeatureReference]
    var current = 0
}
