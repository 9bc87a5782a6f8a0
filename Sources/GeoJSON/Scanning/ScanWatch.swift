/// Is told now and then how far a scanner is, and can stop it.
protocol ScanWatch: AnyObject {
    func passed(_ position: Int) throws(DocumentError)
}

/// Tells a caller how far the scanner of a text is, whoever else helps.
final class ScanProgress: ScanWatch {
    private let progress: LoadProgress
    private let count: Int
    /// What a helper has read.
    var helperDone: (() -> Int)?

    init(_ progress: LoadProgress, of count: Int) {
        self.progress = progress
        self.count = count
    }

    func passed(_ position: Int) throws(DocumentError) {
        try progress.tell(position + (helperDone?() ?? 0), of: count, in: .scanning)
    }
}
