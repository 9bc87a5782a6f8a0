import Annotations
import Drawing
import Geography
import Input

/// A map in the terminal: what stands on it, where it is looked at from, and what a person does with it.
///
/// Make one, put annotations on it, and `run` it; or send it recorded events without a terminal (`replay`).
@MainActor
public final class MapView {
    let engine: MapEngine
    /// What it was made with.
    public let style: MapStyle
    /// What was printed, and is shown on the lowest line.
    public let log = MapLog()
    /// Sent once, when the map has its size and is about to be seen.
    public let onMapLoaded = Signal<Void>()
    /// Makes the managers of annotations.
    public var annotations: AnnotationOrchestrator { AnnotationOrchestrator(engine: engine) }
    /// Puts views on the map.
    public var viewAnnotations: ViewAnnotationManager { ViewAnnotationManager(engine: engine) }
    /// Taps and presses that nothing on the map has dealt with.
    public var gestures: GestureManager { GestureManager(engine: engine) }
    /// Sent whenever the camera changes.
    public var onCameraChanged: Signal<CameraState> { engine.cameraChanged }
    var isLoaded = false
    var hasLogLine = false
    /// What is drawn with; set by whoever shows the map.
    var glyphs = GlyphSet.braille
    var colorDepth = ColorDepth.truecolor
    private(set) var wantedGlyphs: GlyphSet?
    private(set) var wantedDepth: ColorDepth?
    private var painter = MapPainter()
    private var declared: DeclaredMap?
    private lazy var pool = AnnotationViewPool(mapView: self)
    /// Makes the views of `addAnnotations`.
    public weak var delegate: (any MapViewDelegate)?

    /// - Parameters:
    ///   - cameraOptions: where it is looked at from; the whole world where nothing is said.
    ///   - size: in cells; a terminal's own size replaces it.
    public init(
        cameraOptions: CameraOptions = CameraOptions(), style: MapStyle = .outdoors,
        size: CellSize = CellSize(columns: 80, rows: 24)
    ) {
        self.style = style
        let start = Camera(center: WorldPoint(x: 0.5, y: 0.5), zoom: 0)
        engine = MapEngine(camera: cameraOptions.applied(to: start), size: size, theme: style.theme)
        for image in StandardImages.all { engine.look.images[image.name] = image }
    }

    /// A map that is declared by its content, which is made anew whenever a `MapState` changes.
    public convenience init(
        cameraOptions: CameraOptions = CameraOptions(), style: MapStyle = .outdoors,
        size: CellSize = CellSize(columns: 80, rows: 24),
        @MapContentBuilder content: @escaping @MainActor () -> MapContentGroup
    ) {
        self.init(cameraOptions: cameraOptions, style: style, size: size)
        declared = DeclaredMap(content: content)
    }

    // MARK: Annotations whose views a delegate makes

    /// Puts places on the map; the delegate makes a view for each when it comes onto the screen.
    public func addAnnotations(_ annotations: [MapAnnotation]) { pool.add(annotations) }
    /// Takes places off the map, with their views and callouts.
    public func removeAnnotations(_ annotations: [MapAnnotation]) { pool.remove(annotations) }

    /// A view of this identifier whose annotation has left the screen, or nil.
    public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> AnnotationView? {
        pool.dequeue(identifier)
    }

    /// Draws with these characters and colours, whatever the terminal has; nil leaves it to the terminal.
    public func setLook(glyphs: GlyphSet?, depth: ColorDepth?) {
        wantedGlyphs = glyphs
        wantedDepth = depth
        self.glyphs = glyphs ?? .braille
        colorDepth = depth ?? .truecolor
    }

    // MARK: The camera

    /// Where the map is looked at from.
    public var cameraState: CameraState { CameraState(engine.scene.camera) }

    /// Looks from elsewhere at once. What is out of range is brought into it: see `cameraState`.
    public func setCamera(to options: CameraOptions) {
        engine.scene.set(camera: options.applied(to: engine.scene.camera))
        engine.setNeedsDisplay()
        engine.cameraChanged.send(cameraState)
    }

    /// The map's size in cells: the terminal less the line at the bottom.
    public var size: CellSize { engine.scene.size }

    /// The middle of the map, in points from its upper left corner.
    public var center: ScreenPoint { ScreenPoint(engine.scene.viewport.middle) }

    /// The coordinate at a point of the screen.
    public func coordinate(for point: ScreenPoint) -> Coordinate {
        engine.scene.viewport.world(at: point.dot).coordinate
    }

    /// Where a coordinate lies on the screen, in the copy of the world that is nearest to its middle.
    public func point(for coordinate: Coordinate) -> ScreenPoint {
        let world = WorldPoint(coordinate)
        let viewport = engine.scene.viewport
        let offset = Double(viewport.nearestWorldOffset(of: world))
        return ScreenPoint(viewport.dot(of: WorldPoint(x: world.x + offset, y: world.y)))
    }

    // MARK: Pictures

    /// Lets icons show this picture by its name. The picture of an earlier one of this name is replaced.
    public func addImage(_ image: IconImage) {
        engine.look.images[image.name] = image
        for responder in engine.responders { responder.synchronize() }
    }

    /// The picture of a name: one that was added, or one that comes with the library (`pin-red`, `pin-blue`, …).
    public func image(named name: String) -> IconImage? { engine.look.images[name] }

    // MARK: The picture

    /// Draws the map and its lowest line. The grid becomes as big as the screen.
    public func draw(into grid: inout Grid) {
        update()
        painter.draw(self, into: &grid)
    }

    /// Brings what is on the map up to date with what is declared and what has come onto the screen.
    func update() {
        declared?.update(self)
        pool.update()
    }
}
