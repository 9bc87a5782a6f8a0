import Drawing
import Examples
import Geography
import Glibc
import Input
import Options
import Terminal
import TerminalMap
import Wording

/// `plat example`: the library's examples, on the terminal or over recorded events.
@MainActor
enum ExampleCommand {
    static func run(_ call: ExampleCallOptions) -> Int32 {
        guard let name = call.name else { return list() }
        guard let example = Examples.named(name) else {
            let names = Examples.all.map { $0.name }
            let hint = Nearness.nearest(to: name, among: names).map { "; did you mean \($0)?" } ?? ""
            Complaint.say("no example is called '\(SafeText.harmless(name))'\(hint)")
            return 2
        }
        let options = ExampleOptions()
        options.isDraggable = call.isDraggable
        let program = example.init()
        // A map's delegate is held by its program alone.
        defer { withExtendedLifetime(program) {} }
        let mapView = program.makeMap(options)
        mapView.setLook(glyphs: call.glyphs.flatMap(GlyphSet.init(rawValue:)), depth: call.colorDepth)
        return call.replay.map { replay(mapView, events: $0, size: call.size) } ?? show(mapView)
    }

    private static func list() -> Int32 {
        let width = Examples.all.map { $0.name.count }.max() ?? 0
        let lines = Examples.all.map { example in
            let gap = String(repeating: " ", count: width - example.name.count + 2)
            return example.name + gap + example.summary + "\n"
        }
        return StandardOutput.write(lines.joined()) ? 0 : 1
    }

    private static func show(_ mapView: MapView) -> Int32 {
        do throws(TerminalError) {
            try mapView.run()
            return 0
        } catch {
            Complaint.say(error.reason)
            return 1
        }
    }

    private static func replay(_ mapView: MapView, events path: String, size: CellSize?) -> Int32 {
        let name = LayerLoading.name(of: .path(path))
        let bytes: [UInt8]
        switch FileReading.bytes(of: .path(path), limit: FileReading.longestEvents) {
        case .success(let read): bytes = read
        case .failure(let failure):
            Complaint.say("\(name): \(failure.reason)")
            return 1
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            Complaint.say("\(name): not valid UTF-8")
            return 1
        }
        var isWritten = true
        do throws(EventsError) {
            try mapView.replay(text, size: size ?? CellSize(columns: 80, rows: 24)) {
                isWritten = isWritten && StandardOutput.write($0)
            }
        } catch {
            Complaint.say("\(name):\(error.line): \(error.reason)")
            return 1
        }
        return isWritten ? 0 : 1
    }
}
