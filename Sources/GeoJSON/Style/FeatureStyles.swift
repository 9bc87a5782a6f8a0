import Synchronization

/// The styles of some features: a number each, in the order in which they were asked for, and what the numbers mean.
/// 0 is no style.
public struct FeatureStyles: Sendable {
    public let numbers: [UInt16]
    public let styles: [SimpleStyle]

    /// The style of the feature that was asked for at this place.
    public subscript(place: Int) -> SimpleStyle { styles[Int(numbers[place])] }
}

/// The styles of those features of a source that were asked for. A source never changes, so neither do they; all
/// copies of its document share them.
final class FeatureStyleCache: Sendable {
    fileprivate struct Held {
        /// By the slot; `unread` where nobody asked yet.
        var numbers: [UInt16] = []
        var styles = [SimpleStyle()]
        var known = [SimpleStyle(): UInt16(0)]

        /// The number of a style. When there are more styles than numbers, the rest are none.
        mutating func number(of style: SimpleStyle) -> UInt16 {
            if let number = known[style] { return number }
            guard styles.count < Int(FeatureStyleCache.unread) else { return 0 }
            let number = UInt16(styles.count)
            styles.append(style)
            known[style] = number
            return number
        }
    }

    private static let unread = UInt16.max
    fileprivate let held = Mutex(Held())

    /// nil where none of the features has a style. `slot` gives a feature of the source, or the style of one that
    /// was edited since.
    func styles(
        count: Int, slotCount: Int, slot: (Int) -> FeatureStyleSource, read: (Int) -> SimpleStyle
    ) -> FeatureStyles? {
        held.withLock { held in
            if held.numbers.isEmpty {
                held.numbers = [UInt16](repeating: FeatureStyleCache.unread, count: slotCount)
            }
            var numbers = [UInt16](repeating: 0, count: count)
            var isStyled = false
            for place in 0..<count {
                switch slot(place) {
                case .style(let style): numbers[place] = held.number(of: style)
                case .slot(let slot):
                    if held.numbers[slot] == FeatureStyleCache.unread {
                        held.numbers[slot] = held.number(of: read(slot))
                    }
                    numbers[place] = held.numbers[slot]
                }
                isStyled = isStyled || numbers[place] != 0
            }
            return isStyled ? FeatureStyles(numbers: numbers, styles: held.styles) : nil
        }
    }
}

extension FeatureStyleCache {
    /// The numbers of the styles of all features of the source. In between others get a turn.
    func allNumbers(slotCount: Int, read: (Int) -> SimpleStyle) -> [UInt16] {
        var numbers: [UInt16] = []
        numbers.reserveCapacity(slotCount)
        for start in stride(from: 0, to: slotCount, by: 1024) {
            let run = start..<min(slotCount, start + 1024)
            let some = styles(count: run.count, slotCount: slotCount, slot: { .slot(start + $0) }, read: read)
            if let some { numbers += some.numbers } else { numbers += repeatElement(0, count: run.count) }
        }
        return numbers
    }

    /// The number of the style of one feature of the source.
    func number(of slot: Int, slotCount: Int, read: (Int) -> SimpleStyle) -> UInt16 {
        styles(count: 1, slotCount: slotCount, slot: { _ in .slot(slot) }, read: read)?.numbers[0] ?? 0
    }

    /// The style of each number that is used.
    var all: [SimpleStyle] { held.withLock { $0.styles } }
}

/// Where the style of a feature comes from.
enum FeatureStyleSource {
    case slot(Int)
    case style(SimpleStyle)
}

extension Document {
    /// False where no feature says anything of its look, for certain: then none need be asked.
    public var mayHaveStyles: Bool { sourceMayHaveStyles || !edited.isEmpty }

    /// How the features say that they want to look; nil where none of them says anything. What is read is kept; an
    /// edit of a feature reads its own again.
    public func styles(of features: [Int]) -> FeatureStyles? {
        guard mayHaveStyles else { return nil }
        return sourceStyles.styles(
            count: features.count, slotCount: records.count,
            slot: { place in
                guard let slot = order.slot(at: features[place]) else { return .style(SimpleStyle()) }
                if let edited = edited[slot] { return .style(edited.style) }
                return slot < records.count ? .slot(slot) : .style(SimpleStyle())
            },
            read: sourceStyle)
    }

    /// Reads the style of a feature of the source.
    func sourceStyle(_ index: Int) -> SimpleStyle {
        let record = records[index]
        guard record.mayHaveStyle, record.properties > 0 else { return SimpleStyle() }
        return SimpleStyle(
            properties: UnsafeRawBufferPointer(rebasing: source.bytes[record.range]),
            at: Int(record.properties))
    }

    /// What the looks of a level of detail are, one after the other.
    public func styles(ofLooks looks: [FeatureLook]) -> [SimpleStyle] {
        let all = sourceStyles.all
        return looks.map { all.indices.contains(Int($0.style)) ? all[Int($0.style)] : SimpleStyle() }
    }

    /// The same of one.
    public func style(of feature: Int) -> SimpleStyle { styles(of: [feature])?[0] ?? SimpleStyle() }
}
