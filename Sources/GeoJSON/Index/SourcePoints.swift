import Geography
import Synchronization

/// The points of a source: those of features that are a Point or a MultiPoint.
public struct SourcePoints: Sendable {
    public private(set) var count = 0
    /// Around all of them.
    public private(set) var box = PackedBox.empty

    init(_ records: ContiguousArray<FeatureRecord>, _ geometry: PackedGeometry) {
        for record in records where record.kind.isPoints {
            for part in record.parts { count += geometry.vertexRange(ofPart: Int(part)).count }
            box.formUnion(record.box)
        }
    }
}

extension Document {
    /// Counted when they are asked for first.
    public var sourcePoints: SourcePoints {
        sourceOverview.held.withLock { held in
            if let points = held.points { return points }
            let points = SourcePoints(records, sourceGeometry)
            held.points = points
            return points
        }
    }
}
