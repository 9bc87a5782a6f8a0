import Checking
import Drawing
import Editor
import GeoJSON
import Glibc
import Options

/// Carries out the effects that need files, the same for the editor, `edit` and `replay`.
struct EffectRunner {
    /// A layer without a path is written to this, in the end: the document as it was last written.
    var writesToPipe = false
    private(set) var pipeDocument: Document?
    /// What would go to a layer's own file goes down the pipe too.
    var pipesOwnFile = false
    /// Stands for the layer's own file as what a bare `write` writes.
    var output: String?
    /// Whether there is a person to ask what becomes of the backup of a half-written file.
    private let asks: Bool
    private var screen = EditorScreen()

    init(asks: Bool = false) { self.asks = asks }

    /// Carries one out and returns what came of it; nil for an effect that is the caller's own. Where a file is read,
    /// `progress` is told now and then what of that is done, 0...1; false stops it.
    mutating func run(
        _ effect: Effect, in editor: Editor, progress: ((Double) -> Bool)? = nil
    ) -> EffectResult? {
        switch effect {
        case .save(let request): save(request, in: editor)
        case .search(let request): search(request, in: editor, progress)
        case .measure(let feature, let onSphere):
            editor.state.measure(feature, onSphere: onSphere, progress: progress)
        case .export(let path, let isForced): export(to: path, isForced: isForced, of: editor)
        case .open(let path): open(path, progress)
        case .openBasemap(let path): openBasemap(path)
        case .reload(let layer): reload(layer, in: editor, progress)
        case .compareWithDisk(let layer): compareWithDisk(layer, in: editor, progress)
        case .check(let layer): check(layer, in: editor, progress)
        case .settleBackup(let layer, let restores):
            settleBackup(of: layer, restores: restores, in: editor, progress)
        case .readTheme(let wanted): readTheme(wanted)
        case .remember, .forgetUnsaved, .settle, .copy, .bell, .redraw, .suspend, .quit: nil
        }
    }

    /// `ready` is called when the new bytes are on the disk and nothing of the old file has changed yet. `progress`
    /// is told how far the save is and may stop it; without it, a line and the signals stand in.
    mutating func save(
        _ request: SaveRequest, in editor: Editor, progress: ((SaveStage) -> Bool)? = nil,
        ready: () -> Void = {}
    ) -> EffectResult? {
        let layers = editor.state.layers
        guard layers.indices.contains(request.layer) else { return nil }
        let layer = layers[request.layer]
        guard let path = named(by: request, layer) ?? output ?? (pipesOwnFile ? nil : layer.path) else {
            guard writesToPipe else {
                return .saveRefused(
                    request, reason: "write to which file? write FILE", isChangedOnDisk: false)
            }
            pipeDocument = layer.document
            return .saved(request, path: "the pipe", stamp: nil, bytes: layer.document.byteCount)
        }
        if asks, let reason = Waiting.refusal(writing: path) {
            return .saveRefused(request, reason: reason, isChangedOnDisk: false)
        }
        do throws(SaveError) {
            let expected = expectation(request, path: path, layer: layer)
            func save(_ progress: @escaping (SaveStage) -> Bool) throws(SaveError) -> Saved {
                try FileSaver.save(
                    layer.document, to: path, expecting: expected, progress: progress, ready: ready)
            }
            let saved = if let progress { try save(progress) } else { try WatchedSave.run(name: path, save) }
            return .saved(
                request, path: path, stamp: saved.stamp, bytes: saved.bytes,
                warning: saved.warning)
        } catch {
            return .saveRefused(
                request, reason: reason(error, path: path),
                isChangedOnDisk: (error == .changedOnDisk && FileStamp(path: path) != nil)
                    || (error == .exists && layer.isNew && path == layer.path))
        }
    }

    /// The path that a request names; the layer's own, however it is spelled.
    private func named(by request: SaveRequest, _ layer: Layer) -> String? {
        guard request.path != nil, EffectRunner.isOwnFile(request, layer) else { return request.path }
        return layer.path
    }

    /// Whether a layer's own file is what is to be written.
    static func isOwnFile(_ request: SaveRequest, _ layer: Layer) -> Bool {
        guard let path = request.path, path != layer.path else { return true }
        guard let own = layer.path.flatMap(FilePath.real) else { return false }
        return FilePath.real(path) == own
    }

    private func search(
        _ request: SearchRequest, in editor: Editor, _ progress: ((Double) -> Bool)?
    ) -> EffectResult {
        let layers = editor.state.layers
        var found: [FeatureReference] = []
        for index in request.layers.clamped(to: layers.indices) {
            let features = layers[index].document.features(matching: request.query, progress: progress)
            guard let features else { return .searchStopped }
            found += features.map { FeatureReference(layer: index, feature: $0) }
        }
        return .found(request, found)
    }

    private func expectation(_ request: SaveRequest, path: String, layer: Layer) -> FileSaver.Expectation {
        if request.isForced || (request.path == nil && output != nil) { return .anything }
        if let stamp = layer.stamp, path == layer.path || FileStamp(path: path) == stamp {
            return .unchanged(stamp)
        }
        return path == layer.path ? .nothing : .noFile
    }

    private func reason(_ error: SaveError, path: String) -> String {
        switch error {
        case .changedOnDisk:
            FileStamp(path: path) == nil
                ? "\(path) is gone from the disk; write! writes it again"
                : "\(path) changed on disk since it was read; write! overwrites it"
        case .exists: "\(path) exists; write! overwrites it"
        case .stopped:
            "saving was stopped; "
                + (FileStamp(path: path) == nil ? "nothing was written" : "\(path) is as it was")
        case .failed(let reason): "\(path): \(reason)"
        }
    }

    private mutating func export(to path: String, isForced: Bool, of editor: Editor) -> EffectResult {
        let stamp = FileStamp(path: path)
        if stamp != nil,
            editor.state.layers.contains(where: { $0.path.flatMap(FileStamp.init(path:)) == stamp })
        {
            return .exportFailed(reason: "\(path) is the open map; it is not overwritten by a picture")
        }
        if stamp != nil, !isForced { return .exportExists(path: path) }
        if asks, let reason = Waiting.refusal(writing: path) { return .exportFailed(reason: reason) }
        let bytes = Picture.bytes(
            of: editor, format: PictureFormat(path: path) ?? .text, mapOnly: true, screen: &screen)
        guard let reason = FileWriting.write(bytes, to: path) else { return .exported(path: path) }
        return .exportFailed(reason: "\(path): \(reason)")
    }

    private func readTheme(_ wanted: String) -> EffectResult {
        do throws(LookFailure) {
            return .themeRead(try ThemeReading.theme(wanted, waits: false))
        } catch {
            return .themeFailed(reason: error.reason)
        }
    }

    private func open(_ path: String, _ progress: ((Double) -> Bool)?) -> EffectResult {
        if let reason = Waiting.refusal(reading: path) { return .openFailed(reason: reason) }
        do throws(LayerLoading.Failure) {
            return .opened(try LayerLoading.layer(.path(path), asks: asks, begins: true, progress: progress))
        } catch {
            return .openFailed(reason: error.message)
        }
    }

    private func openBasemap(_ path: String) -> EffectResult {
        if let reason = Waiting.refusal(reading: path) { return .openFailed(reason: reason) }
        do throws(LookFailure) {
            return .basemapOpened(try BasemapLoading.choice(.file(path)))
        } catch {
            return .openFailed(reason: error.reason)
        }
    }

    private func reload(
        _ index: Int, in editor: Editor, _ progress: ((Double) -> Bool)?
    ) -> EffectResult? {
        guard editor.state.layers.indices.contains(index), let path = editor.state.layers[index].path else {
            return nil
        }
        if let reason = Waiting.refusal(reading: path) { return .openFailed(reason: reason) }
        do throws(LayerLoading.Failure) {
            // A file that is gone is not begun anew: what is open may be all there is of it.
            let layer = try LayerLoading.layer(
                .path(path), isReadOnly: editor.state.layers[index].isReadOnly, asks: asks,
                begins: editor.state.layers[index].isNew, progress: progress)
            return .reloaded(layer: index, layer)
        } catch {
            return .openFailed(reason: error.message)
        }
    }

    private func compareWithDisk(
        _ index: Int, in editor: Editor, _ progress: ((Double) -> Bool)?
    ) -> EffectResult? {
        guard editor.state.layers.indices.contains(index), let path = editor.state.layers[index].path else {
            return nil
        }
        if let reason = Waiting.refusal(reading: path) { return .openFailed(reason: reason) }
        do throws(DocumentError) {
            let lines = try DiskComparison.lines(
                of: editor.state.layers[index].savedDocument, at: path, progress: progress)
            return .compared(lines)
        } catch {
            return .openFailed(reason: error.message(file: path))
        }
    }

    private func check(
        _ index: Int, in editor: Editor, _ progress: ((Double) -> Bool)?
    ) -> EffectResult? {
        guard editor.state.layers.indices.contains(index) else { return nil }
        var told = 0
        let report = Checker.check(editor.state.layers[index].document) { done, all in
            // To ask at each of many small features would take longer than to check them.
            guard done - told >= 1 << 20 else { return true }
            told = done
            return progress?(Double(done) / Double(max(1, all))) ?? true
        }
        return .checked(layer: index, report)
    }

    private func settleBackup(
        of index: Int, restores: Bool, in editor: Editor, _ progress: ((Double) -> Bool)?
    ) -> EffectResult? {
        guard editor.state.layers.indices.contains(index), let backup = editor.state.layers[index].backup
        else {
            return nil
        }
        let path = editor.state.layers[index].path ?? editor.state.layers[index].name
        do throws(SaveError) {
            if restores { try backup.restore() } else { try backup.discard() }
        } catch { return .openFailed(reason: error.reason) }
        do throws(LayerLoading.Failure) {
            let layer = try LayerLoading.layer(.path(path), asks: asks, progress: progress)
            return .reloaded(layer: index, layer)
        } catch { return .openFailed(reason: error.message) }
    }
}
