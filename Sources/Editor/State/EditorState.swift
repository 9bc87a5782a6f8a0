import GeoJSON
import Geography
import Input
import Interaction

/// Everything the editor knows. It changes in `Editor.update` and nowhere else.
public struct EditorState: Sendable {
    public var layers: [Layer]
    /// The layer that commands without a selection speak of.
    public internal(set) var activeLayer = 0
    /// The terminal's size, status line included.
    public internal(set) var size = CellSize(columns: 0, rows: 0)
    public internal(set) var camera = Camera(center: WorldPoint(x: 0.5, y: 0.5), zoom: 0)
    var cameraBeforeLimits = CameraBeforeLimits()
    /// The view that was asked for at the start; nil fits the data.
    var requestedView: RequestedView?
    var hasView = false
    public internal(set) var selection: Selection?
    var gestures = GestureRecognizer()
    var drag: Drag?
    /// What lay under the pointer when the button went down, what is taken first first.
    var pressHits: [Hit<EditorTarget>] = []
    var tapRound: TapRound?
    var isBoxSelecting = false
    public internal(set) var pointer: CellPoint?
    var hovered: EditorTarget?
    var prompt: Prompt?
    /// What was typed, by the prompts' labels.
    var promptHistory: [String: [String]] = [:]
    var question: Question?
    /// What is asked when that is answered.
    var waitingQuestions: [Question] = []
    var panel: Panel?
    var menu: Menu?
    var palette: Palette?
    /// What is being drawn.
    var sketch: Sketch?
    /// What lay over the map where the button went down.
    var pressedChrome: ChromeTarget?
    /// The place that was found last, marked until something else is looked at.
    var foundPlace: Coordinate?
    public internal(set) var message: Message?
    /// Whether the message came of long work and was in no frame yet: what was typed meanwhile does not wipe it.
    var isMessageUnseen = false
    var undoStack = UndoStack()
    public var settings: Settings
    public internal(set) var keyMap = KeyMap.standard
    var now = Moment.start

    public init(layers: [Layer], settings: Settings = Settings(), view: RequestedView? = nil) {
        self.layers = layers
        self.settings = settings
        requestedView = view
        question = .interruptedSave(in: layers)
    }

    /// The map's size: the terminal's, less the status line where there are three rows or more.
    public var mapSize: CellSize {
        CellSize(columns: size.columns, rows: size.rows >= 3 ? size.rows - 1 : size.rows)
    }

    public var viewport: Viewport { Viewport(camera: camera, size: mapSize) }

    /// Whether the mouse drags something now.
    var isDragging: Bool {
        switch drag {
        case .pan, .shape, .box, .sketch: true
        case .captured, nil: false
        }
    }

    /// Whether the arrows carry the selected feature.
    var isMovingFeature: Bool { if case .shape(let drag) = drag { drag.isByKeys } else { false } }

    public var isModified: Bool { layers.contains(where: \.isModified) }

    /// The box of all the data.
    var dataBox: WorldBox { DataExtent.box(of: layers) }
}

/// A view that was asked for in the call.
public enum RequestedView: Hashable, Sendable {
    case camera(center: Coordinate, zoom: Double?, bearing: Double)
    case box(WorldBox, bearing: Double)
    case fit(bearing: Double)
    /// The middle of the data at this zoom.
    case fitAt(zoom: Double, bearing: Double)

    /// The camera that shows it on a screen of this size, for data that lies in this box.
    public func camera(for size: CellSize, data: WorldBox) -> Camera {
        switch self {
        case .camera(let center, let zoom, let bearing):
            let fitted = CameraLimits.fitting(data, size: size, bearing: bearing)
            return CameraLimits.clamped(
                Camera(center: WorldPoint(center), zoom: zoom ?? fitted.zoom, bearing: bearing), size: size)
        case .box(let box, let bearing):
            return CameraLimits.fitting(box, size: size, bearing: bearing)
        case .fit(let bearing):
            return CameraLimits.fitting(data, size: size, bearing: bearing)
        case .fitAt(let zoom, let bearing):
            var camera = CameraLimits.fitting(data, size: size, bearing: bearing)
            camera.zoom = zoom
            return CameraLimits.clamped(camera, size: size)
        }
    }
}
