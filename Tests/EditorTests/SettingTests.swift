import Testing

@testable import Editor

@Suite struct SettingTests {
    @Test(arguments: [
        ("set topology on", "topology on"), ("set topology", "topology on"),
        ("set notopology", "topology off"),
        ("set topology!", "topology on"), ("set topology=on", "topology on"),
        ("set topology?", "topology off"),
        ("set theme light", "theme light"), ("set theme=mono", "theme mono"), ("set theme", "theme dark"),
        ("set glyphs ascii", "glyphs ascii"),
    ])
    func aSettingIsMadeOrTold(_ line: String, _ said: String) throws {
        var editor = try Samples.editor(Samples.square)
        _ = editor.update(.command(line))
        #expect(editor.state.message == .note(said))
    }

    @Test(arguments: [
        ("set topology maybe", "topology is on, off, not 'maybe'"),
        ("set colour red", "'colour' is no setting: there are topology, callouts, basemap, theme, glyphs"),
    ])
    func whatCannotBeSetIsSaid(_ line: String, _ reason: String) throws {
        var editor = try Samples.editor(Samples.square)
        _ = editor.update(.command(line))
        #expect(editor.failure == reason)
    }
}
