import Basemap
import Drawing
import Geography
import Input
import Testing

@testable import Editor

@Suite struct SettingTests {
    @Test(arguments: [
        ("set topology on", "topology on"), ("set topology", "topology on"),
        ("set notopology", "topology off"),
        ("set topology!", "topology on"), ("set topology=on", "topology on"),
        ("set topology?", "topology off"),
        ("set theme light", "theme light"), ("set theme=mono", "theme mono"), ("set theme", "theme dark"),
        ("set glyphs ascii", "glyphs ascii"), ("set basemap builtin", "basemap builtin"),
        ("set basemap", "basemap builtin"), ("set basemap!", "basemap builtin"),
        ("set nobasemap", "basemap none"),
        ("set color 16", "color 16"), ("set color never", "color never"), ("set color auto", "color auto"),
        ("set color", "color auto"),
    ])
    func aSettingIsMadeOrTold(_ line: String, _ said: String) throws {
        var editor = try Samples.editor(Samples.square)
        _ = editor.update(.command(line))
        #expect(editor.state.message == .note(said))
    }

    @Test(arguments: [
        ("set topology maybe", "topology is on, off, not 'maybe'"),
        (
            "set colour red",
            "'colour' is no setting: there are \(Setting.all.map(\.name).joined(separator: ", "))"
        ),
    ])
    func whatCannotBeSetIsSaid(_ line: String, _ reason: String) throws {
        var editor = try Samples.editor(Samples.square)
        _ = editor.update(.command(line))
        #expect(editor.failure == reason)
    }

    @Test func allAreListedWithTheirValues() throws {
        var editor = try Samples.editor(Samples.square)
        _ = editor.update(.command("set"))
        guard case .lines(let title, let lines) = editor.state.panel?.content else {
            Issue.record("no panel")
            return
        }
        #expect(title == "settings")
        #expect(
            lines == [
                "topology off", "labels on", "callouts on", "basemap none", "theme dark", "glyphs braille",
                "color auto",
            ])
    }

    @Test func colorsAreAsManyAsWasSaidUntilAuto() throws {
        var editor = try Samples.editor(Samples.square)
        editor.apply { $0.automaticDepth = .indexed256 }
        for (word, depth) in [("16", ColorDepth.sixteen), ("never", .none), ("auto", .indexed256)] {
            _ = editor.update(.command("set color \(word)"))
            #expect(editor.state.settings.colorDepth == depth)
        }
    }

    @Test func aBearingIsSetAndTold() throws {
        var editor = try Samples.editor(Samples.square)
        _ = editor.update(.command("bearing 30"))
        _ = editor.update(.command("bearing -20"))
        #expect(editor.state.camera.bearing == 340)
        _ = editor.update(.command("bearing"))
        #expect(editor.answers == ["bearing 340.0°"])
        _ = editor.update(.command("bearing north"))
        #expect(editor.failure == "bearing takes degrees, such as 45")
    }

    @Test func bTurnsTheBasemapOnAndOff() throws {
        var editor = try Samples.editor(Samples.square)
        var seen: [String] = []
        for _ in 0..<3 {
            _ = editor.update(.input(.key(.character("b"))))
            seen.append(editor.state.settings.basemap.name)
        }
        #expect(seen == ["builtin", "none", "builtin"])
    }

    @Test func anotherBasemapIsReadAndComesBack() throws {
        var editor = try Samples.editor(Samples.square)
        let effects = editor.update(.command("set basemap tiles/a.mbtiles"))
        #expect(effects == [.openBasemap(path: "tiles/a.mbtiles")])
        let read = BasemapChoice(name: "tiles/a.mbtiles", source: BuiltinBasemap.shared)
        _ = editor.update(.result(.basemapOpened(read)))
        #expect(editor.state.settings.basemap.name == "tiles/a.mbtiles")
        _ = editor.update(.command("set nobasemap"))
        _ = editor.update(.command("set basemap!"))
        #expect(editor.state.settings.basemap.name == "tiles/a.mbtiles")
    }
}
