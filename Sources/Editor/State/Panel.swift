/// What is open over the right side of the map.
struct Panel: Hashable, Sendable {
    enum Content: Hashable, Sendable {
        case help(topic: String?)
        /// Those of the selected feature.
        case properties
        /// What a command answered.
        case lines(title: String, [String])
    }

    var content: Content
    /// The first line that shows.
    var scroll = 0
}
