import Geography

/// The annotations of one manager, in the order in which they are drawn, with their places on the map: projected
/// once when they change, so that a frame or a hit test costs no projection.
public struct AnnotationGroup: Sendable {
    /// The manager's name: unique within a scene.
    public let id: String
    /// The annotations, the lowest first.
    public private(set) var items: [AnnotationItem] = []
    private(set) var places: [ProjectedItem] = []
    private(set) var reaches: [AnnotationReach] = []
    private var positions: [String: Int] = [:]
    /// How points that lie close together are drawn as one; nil: each by itself.
    public var clusterLook: ClusterLook? { didSet { clustered = nil } }
    private var clustered: (zoom: Int, clustering: Clustering)?

    /// A group without annotations.
    public init(id: String) { self.id = id }

    /// What is drawn by itself and what as one; nil where nothing is joined.
    var clustering: Clustering? { clustered?.clustering }

    /// Joins what lies close together at a zoom, if it has not been done.
    mutating func cluster(atZoom zoom: Double) {
        guard let options = clusterLook?.options else { return clustered = nil }
        let zoom = Int(max(-2, min(30, zoom.rounded(.down))))
        if clustered?.zoom == zoom { return }
        let points = places.map { place in
            if case .point(let point) = place { point } else { WorldPoint(x: 0, y: 0) }
        }
        clustered = (zoom, Clustering(points: points, zoom: zoom, options: options))
    }

    /// The ids of a cluster's members, in their order.
    public func members(ofCluster id: Int) -> [String] {
        clustering?.clusters.first { $0.id == id }?.members.map { items[$0].id } ?? []
    }

    /// Puts other annotations in place of all.
    ///
    /// - Returns: the ids that occurred before in the list. Of these the first annotation is kept.
    @discardableResult
    public mutating func replace(with newItems: [AnnotationItem]) -> [String] {
        var repeated: [String] = []
        items.removeAll(keepingCapacity: true)
        places.removeAll(keepingCapacity: true)
        reaches.removeAll(keepingCapacity: true)
        positions.removeAll(keepingCapacity: true)
        for item in newItems {
            if positions[item.id] != nil {
                repeated.append(item.id)
                continue
            }
            positions[item.id] = items.count
            let place = ProjectedItem(item.geometry)
            items.append(item)
            places.append(place)
            reaches.append(AnnotationReach(place, item.look))
        }
        clustered = nil
        return repeated
    }

    /// The annotation of an id.
    public subscript(id id: String) -> AnnotationItem? { positions[id].map { items[$0] } }

    /// Where an annotation stands in the order, from 0.
    public func position(of id: String) -> Int? { positions[id] }

    /// Puts another value in the place of the annotation with its id; without one, nothing happens.
    public mutating func update(_ item: AnnotationItem) {
        guard let position = positions[item.id] else { return }
        if items[position].geometry != item.geometry {
            places[position] = ProjectedItem(item.geometry)
            clustered = nil
        }
        items[position] = item
        reaches[position] = AnnotationReach(places[position], item.look)
    }

    /// Carries an annotation to another place; without one of this id, nothing happens.
    mutating func move(_ id: String, to geometry: AnnotationGeometry) {
        guard let position = positions[id] else { return }
        items[position].geometry = geometry
        places[position] = ProjectedItem(geometry)
        reaches[position] = AnnotationReach(places[position], items[position].look)
        clustered = nil
    }
}
