import Glibc

/// How far a save is.
public struct SaveStage: Hashable, Sendable {
    /// What is done of all, 0...1.
    public let done: Double
    /// Whether it can be stopped still: nothing of the old file has changed.
    public let canStop: Bool
}

/// Tells a caller how far a save is, and hears whether it is to go on.
final class SaveProgress {
    /// The steps of saving.
    enum Step { case backup, writing, flushing, comparing }

    private let report: (SaveStage) -> Bool
    private let isPacked: Bool
    private var canStop = true
    /// What the backup takes of all.
    private var backupShare = 0.0
    private var whole = 0.0

    /// `report` gets how far it is, and returns false to stop, which is heard as long as that can be.
    init(of document: Document, _ report: ((SaveStage) -> Bool)? = nil) {
        self.report = report ?? { _ in true }
        isPacked = document.source.packed != nil && document.isModified
    }

    /// `done` of `count` of a step are done. Throws `stopped` when the save is to stop.
    func tell(_ done: Int, of count: Int, in step: Step) throws(SystemFailure) {
        if step == .backup { backupShare = 0.4 }
        let (low, high) = share(of: step)
        whole = max(whole, low + (high - low) * min(1, Double(done) / Double(max(1, count))))
        if !report(SaveStage(done: whole, canStop: canStop)), canStop { throw SaveProgress.stopped }
    }

    /// From here on it goes to its end.
    func bind() { canStop = false }

    /// What the steps cost, roughly, of the whole time. Packing costs more than any disk.
    private func share(of step: Step) -> (Double, Double) {
        let (low, high) =
            switch step {
            case .backup: (0.0, 0.0)
            case .writing: isPacked ? (0.0, 0.88) : (0.0, 0.25)
            case .flushing: isPacked ? (0.88, 0.9) : (0.25, 0.6)
            case .comparing: isPacked ? (0.9, 1.0) : (0.6, 1.0)
            }
        let rest = 1 - backupShare
        return step == .backup ? (0, backupShare) : (backupShare + low * rest, backupShare + high * rest)
    }

    /// No call of a save fails so by itself.
    static let stopped = SystemFailure(ECANCELED)
}

extension SaveError {
    init(_ failure: SystemFailure) {
        self = failure == SaveProgress.stopped ? .stopped : .failed(failure.reason)
    }
}
