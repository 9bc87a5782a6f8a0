import Geography
import Testing

@testable import Options

@Suite struct InvocationTests {
    @Test func anEditorOnFilesWithAPlace() {
        var options = EditorOptions()
        options.files = [.path("a.geojson"), .standardInput]
        options.place = SourcePlace(line: 12, column: 5)
        options.isReadOnly = true
        options.record = "e.txt"
        let words = ["+12:5", "a.geojson", "-R", "-", "--record", "e.txt"]
        #expect(Invocation.parse(words) == .success(.editor(options)))
    }

    @Test func viewOptionsAmongFiles() {
        var options = RenderOptions()
        options.files = [.path("a"), .path("b")]
        options.view.size = CellSize(columns: 100, rows: 30)
        options.view.center = Coordinate(-70, 10)
        options.view.zoom = -1
        options.view.bearing = 315
        options.view.theme = "mono"
        options.view.glyphs = "half"
        options.view.color = "256"
        options.view.basemap = BasemapOption.none
        options.format = "ansi"
        options.output = "o"
        let words = [
            "render", "a", "--size", "100x30", "--center", "-70,10", "--zoom=-1", "--bearing", "-45", "b",
            "--theme", "mono", "--glyphs", "half", "--color", "256", "--basemap", "none", "--format", "ansi",
            "--output", "o",
        ]
        #expect(Invocation.parse(words) == .success(.render(options)))
    }

    @Test func aBoxAcrossTheDateLine() {
        var options = RenderOptions()
        options.files = [.standardInput]
        options.view.bbox = BoundingBox(west: 170, south: -20.5, east: -170, north: 5)
        #expect(
            Invocation.parse(["render", "--bbox", "170,-20.5,-170,5", "-"]) == .success(.render(options)))
    }

    @Test func commandsKeepTheirOrder() {
        var options = EditOptions()
        options.files = [.path("f")]
        options.commands = ["select 0", "move -1,2"]
        options.output = "g"
        let words = ["edit", "-c", "select 0", "f", "-cmove -1,2", "--output", "g"]
        #expect(Invocation.parse(words) == .success(.edit(options)))
    }

    @Test func replayTakesAFileAndEvents() {
        var options = ReplayOptions(file: .path("f"), events: .path("e"))
        options.view.mouse = "pixel"
        #expect(Invocation.parse(["replay", "f", "e", "--mouse", "pixel"]) == .success(.replay(options)))
    }

    @Test func checkTakesFilesAndCodes() {
        var options = CheckOptions()
        options.files = [.path("f"), .path("g")]
        options.format = .json
        options.fixes = ["winding", "unclosed-ring", "all"]
        let words = ["check", "--fix=winding,unclosed-ring", "f", "--format", "json", "--fix", "all", "g"]
        #expect(Invocation.parse(words) == .success(.check(options)))
    }

    @Test func checkOfJSONOnly() {
        var options = CheckOptions()
        options.files = [.standardInput]
        options.isJSONOnly = true
        #expect(Invocation.parse(["check", "--json", "-"]) == .success(.check(options)))
    }

    @Test func behindTwoDashesEverythingIsAFile() {
        var options = EditorOptions()
        options.files = [.path("-R"), .path("+12"), .path("-"), .path("--help"), .path("render")]
        #expect(Invocation.parse(["--", "-R", "+12", "-", "--help", "render"]) == .success(.editor(options)))
    }

    @Test func aBareCallIsAnEditor() {
        #expect(Invocation.parse([]) == .success(.editor(EditorOptions())))
    }

    @Test(arguments: [
        (["--help"], Invocation.help(topic: nil)), (["-h"], .help(topic: nil)),
        (["render", "--help"], .help(topic: "render")), (["edit", "x", "--help"], .help(topic: "edit")),
        (["--version"], .version), (["--version", "--help"], .help(topic: nil)), (["--vers"], .version),
    ])
    func helpAndVersion(words: [String], invocation: Invocation) {
        #expect(Invocation.parse(words) == .success(invocation))
    }

    @Test func theLastOfTwoValuesCountsAndTheFirstIsStillRead() throws {
        let invocation = Invocation.parse(["--zoom", "3", "--zoom", "4"])
        guard case .success(.editor(let options)) = invocation else {
            Issue.record("not an editor: \(invocation)")
            return
        }
        #expect(options.view.zoom == 4)
        #expect(throws: UsageError.self) { try Invocation.parse(["--zoom", "x", "--zoom", "4"]).get() }
    }
}
