import Checking
import Drawing
import GeoJSON

/// Something outside the editor that the caller carries out; what came of it returns as an event.
public enum Effect: Hashable, Sendable {
    case save(SaveRequest)
    /// Look for features: that takes its time in a large file.
    case search(SearchRequest)
    /// Tell the area and the length of a feature: that takes its time where it has a million vertices.
    case measure(FeatureReference, onSphere: Bool)
    /// Draw the map into a file, in the format of its ending.
    case export(path: String, isForced: Bool)
    /// Replace all layers by this file.
    case open(path: String)
    /// Read a file as the basemap.
    case openBasemap(path: String)
    /// Read a layer's file again.
    case reload(layer: Int)
    /// Put a layer's backup back in the place of its file, or drop it; then read the file again.
    case settleBackup(layer: Int, restores: Bool)
    /// Tell what another program changed in a layer's file.
    case compareWithDisk(layer: Int)
    /// Tell what is wrong with a layer's data.
    case check(layer: Int)
    /// Keep a step of a layer's history, so that a crash does not lose it.
    case remember(layer: Int, HistoryStep)
    /// The person threw a layer's unsaved edits away: they need not be kept.
    case forgetUnsaved(layer: Int)
    /// What becomes of the edits that an earlier session left unsaved.
    case settle(layer: Int, UnsavedDecision)
    /// Read a theme: a person's own, or that of a file.
    case readTheme(String)
    case copy(String)
    case bell
    /// Put every cell on the screen again.
    case redraw
    case suspend
    /// Leave, with this exit status. `discardsPipe`: nothing goes down the pipe.
    case quit(status: Int32, discardsPipe: Bool)
}

public enum UnsavedDecision: Hashable, Sendable {
    /// So many of the steps were applied; the others do not fit.
    case recovered(steps: Int)
    case discarded
}

public struct SaveRequest: Hashable, Sendable {
    public let layer: Int
    /// nil: the layer's own file.
    public let path: String?
    /// Overwrite what exists, or what changed on disk.
    public let isForced: Bool
    public let thenQuits: Bool

    public init(layer: Int, path: String?, isForced: Bool, thenQuits: Bool) {
        self.layer = layer
        self.path = path
        self.isForced = isForced
        self.thenQuits = thenQuits
    }
}

/// Which features are looked for. Those with a text in them are listed, those that are called so are left of the list
/// that is open; else the first is selected.
public struct SearchRequest: Hashable, Sendable {
    public let query: FeatureQuery
    /// In which layers.
    public let layers: Range<Int>

    /// Whether what is found is what is left of the list that is open.
    public var narrowsList: Bool { if case .called = query { true } else { false } }

    public init(query: FeatureQuery, layers: Range<Int>) {
        self.query = query
        self.layers = layers
    }
}

/// What came of an effect.
public enum EffectResult: Sendable {
    /// `warning`: the file is written, but not everything went well.
    case saved(SaveRequest, path: String, stamp: FileStamp?, bytes: Int, warning: String? = nil)
    /// Nothing was written. `question` is set where the person can decide.
    case saveRefused(SaveRequest, reason: String, isChangedOnDisk: Bool)
    /// In the order of the layers and of their files; none where nothing is meant by the query.
    case found(SearchRequest, [FeatureReference])
    case searchStopped
    /// Area and length, for a person.
    case measured(String)
    case measureFailed(reason: String)
    case measureStopped
    case exported(path: String)
    case exportFailed(reason: String)
    /// A file of that name exists.
    case exportExists(path: String)
    case themeRead(Theme)
    case themeFailed(reason: String)
    /// Lines for a person.
    case compared([String])
    /// What is wrong with a layer's data, if the check came to its end.
    case checked(layer: Int, Report)
    case opened(Layer)
    case basemapOpened(BasemapChoice)
    case reloaded(layer: Int, Layer)
    case openFailed(reason: String)
    /// A command of the person's start-up file did not work.
    case startFailed(reason: String)
    /// What earlier sessions left for a layer; `recovers`: apply what was not saved without asking.
    case recalled(layer: Int, EarlierHistory, recovers: Bool)
    /// Another process edits the layer's file; who, for a person.
    case heldElsewhere(layer: Int, holder: String)
    /// How it stands with what outlives the session.
    case history(HistoryNotice)
}
