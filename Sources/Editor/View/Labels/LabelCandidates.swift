import GeoJSON
import Geography

/// A feature that may get a label.
struct LabelCandidate {
    let feature: Int
    let isPoint: Bool
    /// How many columns of the screen a label of it could have at most.
    let columns: Int
}

/// Chooses the features whose titles are worth reading: of a hundred thousand on the screen, a few hundred.
enum LabelCandidates {
    /// How many points, and how many other features.
    static let most = 500

    /// The largest first, of about one size the first in the file first; points, in the order of the file,
    /// before all others.
    static func list(of visible: [Int], in document: Document, viewport: Viewport) -> [LabelCandidate] {
        let scale = viewport.dotsPerWorld / PackedWorld.scale / 2
        let isTurned = viewport.camera.bearing != 0
        var points: [LabelCandidate] = []
        var bySize = [[LabelCandidate]](repeating: [], count: 4 * 33)
        for feature in visible {
            let kind = document.kind(of: feature)
            if kind == .point || kind == .multiPoint {
                guard points.count < most else { continue }
                points.append(LabelCandidate(feature: feature, isPoint: true, columns: viewport.size.columns))
                continue
            }
            let box = document.packedBox(of: feature)
            if box.isEmpty { continue }
            let (width, height) = (Int(box.maxX) - Int(box.minX), Int(box.maxY) - Int(box.minY))
            let extent = isTurned ? Double(width) + Double(height) : Double(width)
            let columns = Int(min(Double(viewport.size.columns), extent * scale))
            // What is narrower than two cells holds no name.
            if columns < 2 { continue }
            let size = sizeClass(max(width, height))
            guard bySize[size].count < most else { continue }
            bySize[size].append(LabelCandidate(feature: feature, isPoint: false, columns: columns))
        }
        return points + bySize.reversed().joined().prefix(most)
    }

    /// 0 to 131 for an extent of up to 32 bits, the same for extents that differ by less than a fifth: a hundred
    /// thousand are put in order without being sorted.
    private static func sizeClass(_ extent: Int) -> Int {
        let bits = Int.bitWidth - max(0, extent).leadingZeroBitCount
        return bits < 3 ? 4 * bits : 4 * min(bits, 32) + (extent >> (bits - 3) & 3)
    }
}
