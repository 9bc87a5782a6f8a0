import Drawing
import Testing

@testable import Editor

@Suite struct ThemeTests {
    @Test func theThemeFollowsTheBackgroundUntilOneIsChosen() throws {
        var editor = try Samples.editor(Samples.square)
        _ = editor.update(.background(.light))
        #expect(editor.state.settings.theme == .light)
        _ = editor.update(.background(.dark))
        #expect(editor.state.settings.theme == .dark)
        _ = editor.update(.command("set theme mono"))
        _ = editor.update(.background(.light))
        #expect(editor.state.settings.theme == .mono)
    }

    @Test func whatTheEditorDoesNotHaveIsRead() throws {
        var editor = try Samples.editor(Samples.square)
        #expect(editor.update(.command("set theme ~/my.theme")) == [.readTheme("~/my.theme")])
        _ = editor.update(.result(.themeRead(Theme(name: "mine"))))
        #expect(editor.state.message == .note("theme mine"))
        _ = editor.update(.background(.light))
        #expect(editor.state.settings.theme.name == "mine")
        _ = editor.update(.result(.themeFailed(reason: "no such file")))
        #expect(editor.failure == "no such file")
        #expect(editor.state.settings.theme.name == "mine")
    }

    @Test func aPersonsOwnThemeWinsOverOneOfItsName() throws {
        var editor = try Samples.editor(Samples.square)
        editor.state.settings.ownThemes = ["light", "zebra"]
        #expect(editor.update(.command("set theme light")) == [.readTheme("light")])
        #expect(editor.state.settings.themeNames == ["dark", "light", "outdoors", "mono", "zebra"])
    }

    @Test(arguments: [
        ("set th", ["set theme"]),
        ("set theme ", ["dark", "light", "outdoors", "mono", "zebra"].map { "set theme \($0)" }),
        ("set theme z", ["set theme zebra"]), ("set topology o", ["set topology on", "set topology off"]),
    ])
    func theThemesAreOffered(_ line: String, _ offered: [String]) throws {
        var editor = try Samples.editor(Samples.square)
        editor.state.settings.ownThemes = ["zebra"]
        #expect(editor.completions(line) == offered)
    }

    @Test func anotherDepthIsFittedAnew() {
        var theme = Theme.dark
        theme.set(.land, at: .sixteen, to: 2)
        var settings = Settings(theme: theme, colorDepth: .sixteen)
        #expect(settings.theme.land == Color(0x00_CD00))
        settings.colorDepth = .truecolor
        #expect(settings.theme == theme)
    }
}
