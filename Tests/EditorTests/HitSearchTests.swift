import GeoJSON
import Geography
import Glibc
import Interaction
import TestSupport
import Testing

@testable import Drawing
@testable import Editor

/// What is found under the pointer by boxes, groups and the tree over places is what a walk over every vertex of every
/// feature finds: to the last bit, since nothing is thinned.
@Suite struct HitSearchTests {
    static let corpus = getenv("PLAT_CORPUS").map { String(cString: $0) }

    @Test(arguments: Crowd.allCases, [false, true])
    func crowds(_ crowd: Crowd, hasDetail: Bool) throws {
        try compare(try Document.read(bytes: crowd.bytes), hasDetail: hasDetail, places: 75)
    }

    /// What was edited or deleted has no boxes and stands in no tree.
    @Test func editedFeatures() throws {
        var document = try Document.read(bytes: Crowd.islands.bytes)
        document.makeDetail()
        for feature in [2000, 1500, 3] { _ = document.apply(try document.deleteFeature(feature)) }
        for feature in [1990, 1200, 7] {
            _ = document.apply(
                try document.moveFeature(
                    feature, by: WorldVector(x: 0.001, y: 0.002),
                    precision: .pointer(tenthOfDot: (0.0001, 0.0001))))
        }
        try compare(document, hasDetail: true, places: 75)
    }

    @Test(
        .enabled(if: corpus != nil, "PLAT_CORPUS names the folder of files to test against"),
        arguments: ["canada.json", "vienna-streets.geojson", "alaska.geojson", "photovoltaic.json"])
    func realFiles(name: String) throws {
        let document = try Document.open(path: "\(Self.corpus ?? "")/real/\(name)")
        try compare(document, hasDetail: true, places: 60)
    }

    private func compare(_ document: Document, hasDetail: Bool, places: Int) throws {
        if hasDetail { document.makeDetail() }
        var random = SeededGenerator(seed: 5)
        let bounds = document.bounds.worldBox
        var (hit, whole) = (0, 0)
        for number in 0..<places {
            let zoom = Double(number % 25)
            let viewport = Viewport(
                camera: Camera(
                    center: spot(in: document, bounds, &random), zoom: zoom,
                    bearing: number % 3 == 0 ? Double.random(in: 0..<360, using: &random) : 0),
                size: CellSize(columns: 80, rows: 24))
            let pointer = DotPoint(
                x: viewport.middle.x + .random(in: -12...12, using: &random),
                y: viewport.middle.y + .random(in: -12...12, using: &random))
            let source = FeatureHits(document: document, layer: 0, settings: Settings())
            var found: [Hit<EditorTarget>] = []
            source.appendHits(at: pointer, in: viewport, to: &found)
            found.sort { $0.order < $1.order }
            let plain = PlainHits(document: document, viewport: viewport, pointer: pointer)
            hit += found.count
            // What lies beneath the uppermost is left out where they are very many.
            #expect(found == Array(plain.hits.prefix(found.count)), "zoom \(zoom), place \(number)")
            guard plain.candidates <= FeatureHits.mostFeatures, plain.vertices <= FeatureHits.mostVertices
            else { continue }
            #expect(found.count == plain.hits.count, "zoom \(zoom), place \(number)")
            whole += 1
        }
        #expect(hit > 0 && whole > places / 3)
    }

    /// A vertex of the data, or now and then any place among them.
    private func spot(
        in document: Document, _ bounds: WorldBox, _ random: inout SeededGenerator
    ) -> WorldPoint {
        let vertices = document.sourceGeometry.vertices
        if Int.random(in: 0..<4, using: &random) > 0 {
            return vertices[Int.random(in: 0..<vertices.count, using: &random)].point
        }
        return WorldPoint(
            x: .random(in: bounds.minX...bounds.maxX, using: &random),
            y: .random(in: bounds.minY...bounds.maxY, using: &random))
    }

    /// Of a selected feature the vertices near the pointer: of many, the nearest.
    @Test(arguments: [Crowd.coast, .smallCoast]) func vertices(_ crowd: Crowd) throws {
        let document = try Document.read(bytes: crowd.bytes)
        document.makeDetail()
        var random = SeededGenerator(seed: 6)
        let selection = Selection(layer: 0, feature: 0, vertex: nil, in: document)
        #expect(selection.isLarge == (crowd == .coast))
        var most = 0
        for number in 0..<100 {
            let viewport = Viewport(
                camera: Camera(
                    center: spot(in: document, document.bounds.worldBox, &random),
                    zoom: Double(number % 20), bearing: 0), size: CellSize(columns: 80, rows: 24))
            let shape = selection.shape(in: viewport)
            let handles = HandleSet(shape: shape, feature: 0, viewport: viewport, first: nil)
            var found: [Hit<EditorTarget>] = []
            handles.appendHits(at: viewport.middle, in: viewport, to: &found)
            let expected = PlainVertices.near(shape, viewport).prefix(HandleSet.mostHit)
            let vertices = found.filter { $0.rank == .vertex && $0.distance <= HitTest.radius }
            #expect(vertices.sorted(by: Hit.precedes).map(\.target) == Array(expected), "place \(number)")
            most = max(most, expected.count)
        }
        #expect(most == HandleSet.mostHit)
    }
}

/// All within the pointer's reach in one copy of the world, the nearest first, and of equals the first.
private enum PlainVertices {
    static func near(_ shape: any MapShape, _ viewport: Viewport) -> [EditorTarget] {
        let pointer = viewport.world(at: viewport.middle)
        let reach = HitTest.radius / viewport.dotsPerWorld
        var found: [(target: EditorTarget, squared: Double, order: Int)] = []
        for part in 0..<shape.partCount {
            for vertex in 0..<shape.vertexCount(ofPart: part) {
                let way = shape.place(vertex, inPart: part) - pointer
                let squared = way.x * way.x + way.y * way.y
                guard squared <= reach * reach else { continue }
                let target = EditorTarget.vertex(VertexReference(feature: 0, part: part, vertex: vertex))
                found.append((target, squared, found.count))
            }
        }
        return found.sorted { ($0.squared, $0.order) < ($1.squared, $1.order) }.map(\.target)
    }
}

/// What is hit when every vertex of every feature is looked at; the uppermost first.
private struct PlainHits {
    private(set) var hits: [Hit<EditorTarget>] = []
    /// How many features' boxes come near the pointer, and how many vertices all but the last of them have.
    private(set) var candidates = 0
    private(set) var vertices = 0

    init(document: Document, viewport: Viewport, pointer: DotPoint) {
        let place = viewport.world(at: pointer)
        let reach = 5 / viewport.dotsPerWorld + 3 / PackedWorld.scale
        let area = WorldBox(around: place, reach: reach)
        let cell = CellPoint(pointer).cell
        var verticesOfLast = 0
        for feature in (0..<document.featureCount).reversed() {
            let box = document.packedBox(of: feature).worldBox
            guard let offsets = viewport.worldOffsets(of: box) else { continue }
            let near = offsets.filter { box.shifted(byWorlds: $0).intersects(area) }
            if near.isEmpty { continue }
            candidates += 1
            vertices += verticesOfLast
            verticesOfLast = document.vertexCount(of: feature)
            for offset in near {
                let local = WorldPoint(x: place.x - Double(offset), y: place.y)
                let shape = ShapeSource(document: document, feature: feature, viewport: viewport)
                let (point, edge, isInside) = PlainHits.measure(shape, local, viewport) {
                    CellPoint(viewport.dot(of: WorldPoint(x: $0.x + Double(offset), y: $0.y))).cell == cell
                }
                func add(_ rank: HitRank, _ distance: Double) {
                    let target = EditorTarget.feature(layer: 0, feature: feature)
                    hits.append(Hit(target, rank: rank, distance: distance, order: -feature))
                }
                if point < .infinity {
                    add(.point, point)
                } else if edge.squareRoot() <= HitTest.radius / viewport.dotsPerWorld {
                    add(.edge, edge.squareRoot() * viewport.dotsPerWorld)
                } else if isInside {
                    add(.body, 0)
                }
            }
        }
    }

    private static func measure(
        _ shape: ShapeSource, _ local: WorldPoint, _ viewport: Viewport, isInCell: (WorldPoint) -> Bool
    ) -> (point: Double, edge: Double, isInside: Bool) {
        var (point, edge, isInside) = (Double.infinity, Double.infinity, false)
        shape.forEachPart { kind, count, vertex in
            if kind == .points {
                for index in 0..<count {
                    let way = vertex(index) - local
                    let dots = (way.x * way.x + way.y * way.y).squareRoot() * viewport.dotsPerWorld
                    if dots <= HitTest.radius || isInCell(vertex(index)) { point = min(point, dots) }
                }
                return
            }
            let found = ShapeDistance.measure(local, count: count, isRing: kind.isRing, vertex: vertex)
            edge = min(edge, found.squared)
            if found.isInside { isInside.toggle() }
        }
        return (point, edge, isInside)
    }
}
