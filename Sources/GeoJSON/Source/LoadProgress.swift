/// Tells a caller how far the opening of a document is, and hears whether it is to go on.
final class LoadProgress {
    /// The steps of opening.
    enum Step { case reading, unpacking, scanning }

    private let report: (Double) -> Bool
    private(set) var isStopped = false
    /// What is done of all.
    private var whole = 0.0
    /// How often it is told while a text is scanned: every so many bytes.
    static let stride = 1 << 20

    /// `report` gets what is done, 0...1, and returns false to stop.
    init(_ report: @escaping (Double) -> Bool) { self.report = report }

    /// `done` of `count` of a step are done. Throws when the opening is to stop.
    func tell(_ done: Int, of count: Int, in step: Step) throws(DocumentError) {
        // What the steps cost, roughly, of the whole time.
        let (low, high) =
            switch step {
            case .reading: (0.0, 0.2)
            case .unpacking: (0.2, 0.5)
            case .scanning: (0.5, 1.0)
            }
        // Some files are scanned twice.
        whole = max(whole, low + (high - low) * Double(done) / Double(max(1, count)))
        isStopped = isStopped || !report(whole)
        if isStopped { throw LoadProgress.stopped }
    }

    static let stopped = DocumentError(reason: "reading was stopped")
}
