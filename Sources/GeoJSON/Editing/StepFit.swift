/// Whether steps of an earlier session fit the file as it is now.
public enum StepFit: Hashable, Sendable {
    /// It is the file that they were made of.
    case exactly
    /// It changed since, elsewhere than they change it.
    case still
    case no
}

extension Document {
    /// The steps as they can be done with this document, which another program made of the one that they were made
    /// of: it has `growth` bytes more, and `isAppended` says that all of them are known to be at its end. Either
    /// what changed lies behind the edits, or before, so that they all are shifted. nil where they do not fit, or
    /// where more than chance has to speak for it and does not. To be called on a document that is not edited.
    public func refitted(
        _ steps: [HistoryStep], growth: Int, isAppended: Bool
    ) -> [HistoryStep]? {
        if isAppended { return StepTrial.fits(steps, self, evidence: 0) ? steps : nil }
        let fitsInPlace = StepTrial.fits(steps, self, evidence: 2)
        guard growth != 0, let moved = HistoryStep.moved(steps, by: growth),
            case .edited(let first, _)? = moved.first,
            fits(first)
        else { return fitsInPlace ? steps : nil }
        // Where both would do, neither is sure.
        guard !fitsInPlace else { return nil }
        return StepTrial.fits(moved, self, evidence: 4, onlyInFeatures: true) ? moved : nil
    }
}

extension HistoryStep {
    fileprivate static func moved(_ steps: [HistoryStep], by shift: Int) -> [HistoryStep]? {
        var moved: [HistoryStep] = []
        for step in steps {
            guard case .edited(let edit, let joins) = step else {
                moved.append(step)
                continue
            }
            guard let edit = edit.moved(by: shift) else { return nil }
            moved.append(.edited(edit, joinsPrevious: joins))
        }
        return moved
    }
}

extension Edit {
    /// The same edit that many bytes further on; nil where there can be no such place.
    func moved(by shift: Int) -> Edit? {
        func place(_ offset: Int) -> Int? {
            let (sum, overflows) = offset.addingReportingOverflow(shift)
            return overflows || sum < 0 ? nil : sum
        }
        func range(_ range: Range<Int>) -> Range<Int>? {
            guard let start = place(range.lowerBound), let end = place(range.upperBound) else { return nil }
            return start..<end
        }
        let change: Change?
        switch self.change {
        case .rewrites: change = self.change
        case .adds(let feature, let at): change = range(at).map { .adds(feature, at: $0) }
        case .removes(let feature, let at): change = range(at).map { .removes(feature, at: $0) }
        }
        let splices = splices.compactMap { splice in
            place(splice.offset).map { Splice(offset: $0, old: splice.old, new: splice.new) }
        }
        guard let change, splices.count == self.splices.count else { return nil }
        return Edit(label: label, change: change, splices: splices)
    }
}
