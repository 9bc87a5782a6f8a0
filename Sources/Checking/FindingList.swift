/// Findings in the order in which they were made: as many as anybody may want to see. What comes beyond is counted.
struct FindingList: Sendable {
    /// How many are kept.
    let most: Int
    private(set) var kept: [Finding] = []
    private var omitted: [Code: [Severity: Int]] = [:]

    init(most: Int = Report.mostListed) { self.most = most }

    mutating func append(_ finding: Finding) {
        if kept.count < most {
            kept.append(finding)
        } else {
            omitted[finding.code, default: [:]][finding.severity, default: 0] += 1
        }
    }

    mutating func append(_ list: FindingList) {
        for finding in list.kept { append(finding) }
        for (code, counts) in list.omitted {
            omitted[code, default: [:]].merge(counts) { $0 + $1 }
        }
    }

    func count(_ severity: Severity) -> Int {
        kept.count { $0.severity == severity } + omitted.values.reduce(0) { $0 + $1[severity, default: 0] }
    }

    func count(_ code: Code) -> Int {
        kept.count { $0.code == code } + omitted[code, default: [:]].values.reduce(0, +)
    }

    /// How many are counted only.
    var omittedCount: Int { omitted.values.reduce(0) { $0 + $1.values.reduce(0, +) } }

    /// Puts them in the order of the text, and tells of each which feature it lies in.
    mutating func arrange(in features: [Range<Int>]) {
        kept.sort { ($0.offset, $0.code.rawValue) < ($1.offset, $1.code.rawValue) }
        var feature = 0
        for index in kept.indices {
            let offset = kept[index].offset
            while feature < features.count, features[feature].upperBound <= offset { feature += 1 }
            guard feature < features.count else { return }
            if features[feature].contains(offset) { kept[index].feature = feature }
        }
    }
}
