import Geography
import Testing

@testable import Drawing

/// Every dot of a stroke lies on a stroke, and every stroke has its dots: real files at places where lines have
/// gone astray in other programs.
@Suite struct StrayLineTests {
    private static let style = ShapeStyle(
        fill: nil, stroke: Color(0xFF_FFFF), strokeWidth: 1, point: Color(0))

    /// Lines of the world; one that is given in degrees beyond 180 is drawn there.
    private static func paths(of path: String) -> [[WorldPoint]] {
        NestedNumbers.all(in: Corpus.bytes(of: path), after: "\"coordinates\"").flatMap(\.paths).map {
            places in
            places.map { WorldPoint(Coordinate(longitude: $0.x, latitude: $0.y)) }
        }.filter { $0.count > 1 }
    }

    @Test(.enabled(if: Corpus.folder != nil, "\(Corpus.isMissing)"))
    func theFilesAreThere() {
        #expect(Corpus.files(in: "antimeridian").count > 25)
    }

    @Test(arguments: Corpus.files(in: "antimeridian"))
    func antimeridian(path: String) {
        let paths = StrayLineTests.paths(of: path)
        let corners = paths.joined().prefix(3)
        let centers =
            [WorldPoint(x: 0.5, y: 0.5), WorldPoint(x: 0.001, y: 0.45), WorldPoint(x: 0.999, y: 0.02)]
            + corners
        for center in centers {
            for (zoom, bearing) in [(-1.0, 0.0), (2, 40), (11, 0), (18, 0)] {
                check(paths, from: Camera(center: center.wrapped, zoom: zoom, bearing: bearing))
            }
        }
    }

    @Test(arguments: Corpus.files(in: "real").filter { $0.hasSuffix("canada.json") })
    func deepInCanada(path: String) {
        let paths = StrayLineTests.paths(of: path)
        #expect(paths.count > 400)
        let all = Array(paths.joined())
        for index in stride(from: 0, to: all.count, by: all.count / 8) {
            check(paths, from: Camera(center: all[index], zoom: 18, bearing: 0))
        }
    }

    /// Draws them from the packed numbers and from the exact ones.
    private func check(_ paths: [[WorldPoint]], from camera: Camera) {
        let viewport = Viewport(camera: camera, size: CellSize(columns: 40, rows: 16))
        let segments = Segments(paths: paths, viewport: viewport)
        var exact = Scene(viewport: viewport)
        exact.showsGraticule = false
        var packed = exact
        exact.layers = [
            .shape(
                ExactShape(
                    parts: paths.map { ExactShape.Part(kind: .line, vertices: $0) },
                    style: StrayLineTests.style))
        ]
        packed.layers = [.batch(batch(paths))]
        let slack = viewport.dotsPerWorld / PackedWorld.scale
        for (scene, reach) in [(exact, 1.5), (packed, 1.5 + slack)] {
            let dots = inkedDots(of: scene)
            let stray = dots.filter { segments.distance(to: $0) > reach }
            #expect(stray.isEmpty, "\(stray.prefix(3)) at zoom \(camera.zoom), \(camera.center)")
            let bare = segments.places.filter { place in
                !dots.contains { abs($0.x - place.x) <= reach && abs($0.y - place.y) <= reach }
            }
            #expect(bare.isEmpty, "nothing at \(bare.prefix(3)) at zoom \(camera.zoom), \(camera.center)")
        }
    }

    private func batch(_ paths: [[WorldPoint]]) -> ShapeBatch {
        var geometry = PackedGeometry(vertices: [], partStarts: [0], partKinds: [])
        var box = WorldBox.empty
        var vertices: ContiguousArray<PackedWorld> = []
        var starts: ContiguousArray<UInt32> = [0]
        for path in paths {
            for point in path { box.formUnion(point) }
            vertices += path.map { PackedWorld($0) }
            starts.append(UInt32(vertices.count))
        }
        geometry = PackedGeometry(
            vertices: PackedVertices(vertices), partStarts: starts,
            partKinds: ContiguousArray(repeating: .line, count: paths.count))
        let item = ShapeBatch.Item(parts: 0..<UInt32(paths.count), style: 0, box: PackedBox(box))
        return ShapeBatch(geometry: geometry, items: [item], styles: [StrayLineTests.style])
    }

    /// The middles of the braille dots of a picture.
    private func inkedDots(of scene: Scene) -> [DotPoint] {
        var rasterizer = Rasterizer()
        var grid = Grid(size: scene.viewport.size)
        rasterizer.draw(scene, into: &grid, theme: .dark, glyphs: .braille, depth: .truecolor)
        let places = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]
        return grid.cells.indices.flatMap { cell -> [DotPoint] in
            let scalar = grid.cells[cell].scalar
            guard (0x2800...0x28FF).contains(scalar) else { return [] }
            let (column, row) = (cell % grid.size.columns, cell / grid.size.columns)
            return places.indices.filter { scalar & 1 << UInt32($0) != 0 }.map {
                DotPoint(
                    x: Double(column * 2 + places[$0].0) + 0.5, y: Double(row * 4 + places[$0].1) + 0.5)
            }
        }
    }
}

/// What of some lines is on the screen and the two dots around it, in all copies of the world: clipped exactly,
/// in dots.
private struct Segments {
    private static let margin = 2.0
    private let size: CellSize
    private var all: [(start: DotPoint, end: DotPoint)] = []

    init(paths: [[WorldPoint]], viewport: Viewport) {
        size = viewport.size
        for path in paths {
            for (start, end) in zip(path, path.dropFirst()) {
                for worlds in -3...3 {
                    let from = viewport.dot(of: WorldPoint(x: start.x + Double(worlds), y: start.y))
                    let to = viewport.dot(of: WorldPoint(x: end.x + Double(worlds), y: end.y))
                    add(from, to)
                }
            }
        }
    }

    private mutating func add(_ start: DotPoint, _ end: DotPoint) {
        let margin = Segments.margin
        var (low, high) = (0.0, 1.0)
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        for (from, along, most) in [
            (start.x, dx, Double(size.dotColumns)), (start.y, dy, Double(size.dotRows)),
        ] {
            if along == 0 {
                if from < -margin || from > most + margin { return }
            } else {
                let ends = ((-margin - from) / along, (most + margin - from) / along)
                low = max(low, min(ends.0, ends.1))
                high = min(high, max(ends.0, ends.1))
            }
        }
        guard low <= high else { return }
        all.append(
            (
                DotPoint(x: start.x + low * dx, y: start.y + low * dy),
                DotPoint(x: start.x + high * dx, y: start.y + high * dy)
            ))
    }

    func distance(to dot: DotPoint) -> Double {
        all.reduce(.infinity) { nearest, segment in
            let (dx, dy) = (segment.end.x - segment.start.x, segment.end.y - segment.start.y)
            let length = dx * dx + dy * dy
            let along = (dot.x - segment.start.x) * dx + (dot.y - segment.start.y) * dy
            let part = length == 0 ? 0 : max(0, min(1, along / length))
            let (x, y) = (segment.start.x + part * dx - dot.x, segment.start.y + part * dy - dot.y)
            return min(nearest, (x * x + y * y).squareRoot())
        }
    }

    /// Places on the lines, not more than so many; where the nearest dot may lie off the screen, none.
    var places: [DotPoint] {
        all.prefix(200).flatMap { segment in
            [0.01, 0.35, 0.8].map {
                DotPoint(
                    x: segment.start.x + (segment.end.x - segment.start.x) * $0,
                    y: segment.start.y + (segment.end.y - segment.start.y) * $0)
            }
        }.filter {
            $0.x > 2 && $0.y > 2 && $0.x < Double(size.dotColumns) - 2 && $0.y < Double(size.dotRows) - 2
        }
    }
}

extension WorldPoint {
    /// Within the one world that cameras look at.
    fileprivate var wrapped: WorldPoint { WorldPoint(x: x - x.rounded(.down), y: max(0, min(1, y))) }
}
