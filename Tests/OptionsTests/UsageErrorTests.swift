import Wording
import Testing

@testable import Options

@Suite struct UsageErrorTests {
    @Test(arguments: [
        (["--size", "wide"], "--size wants COLSxROWS, such as 100x30"),
        (["--size", "100x"], "--size wants COLSxROWS, such as 100x30"),
        (["--size", "-1x5"], "--size wants COLSxROWS, such as 100x30"),
        (["--size", "0x5"], "--size wants sides from 1 to 10000"),
        (["--size", "99999999999999999999x5"], "--size wants COLSxROWS, such as 100x30"),
        (["--size"], "--size wants COLSxROWS"),
        (["--center", "13.4"], "--center wants LON,LAT, such as 13.4,52.5"),
        (["--center", "nan,1"], "--center wants LON,LAT, such as 13.4,52.5"),
        (["--center", "0x1,1"], "--center wants LON,LAT, such as 13.4,52.5"),
        (
            ["--center", "35.6,139.7"],
            "--center wants LON,LAT, and a latitude is at most 90; are the two swapped?"
        ),
        (["--center", "400,10"], "--center wants a longitude from -360 to 360"),
        (["--zoom", "27"], "--zoom wants a number from -2 to 26"),
        (["--zoom", "1e999"], "--zoom wants a number from -2 to 26"),
        (["--bearing", "north"], "--bearing wants degrees, such as 45"),
        (["--bbox", "1,2,3"], "--bbox wants W,S,E,N, such as 5.9,47.3,15,55"),
        (["--bbox", "1,5,3,2"], "--bbox wants W,S,E,N, and S is above N here"),
        (["--bbox", "1,2,3,4", "--zoom", "3"], "--bbox stands alone, without --center and --zoom"),
        (["--mouse", "yes"], "--mouse wants cell, pixel or off"),
        (["--siez", "1x1"], "--siez is no option; did you mean --size?"),
        (["--quux"], "--quux is no option; see plat --help"),
        (["--b", "1"], "--b could be --bearing, --bbox or --basemap"),
        (["-q"], "-q is no option; see plat --help"),
        (["-Rq"], "-q is no option; see plat --help"),
        (["render", "-R", "f"], "-R is no option of plat render; it goes with the editor"),
        (
            ["--format", "text"],
            "--format is no option of the editor; it goes with plat render or plat check"
        ),
        (["--help=me"], "--help takes no value"),
        (["+x"], "+x: a place is +LINE or +LINE:COLUMN, such as +12:5"),
        (["+0"], "+0: a place is +LINE or +LINE:COLUMN, such as +12:5"),
        (["+3:"], "+3:: a place is +LINE or +LINE:COLUMN, such as +12:5"),
        (["-", "-"], "'-', the standard input, can stand once only"),
        ([""], "the name of a FILE is empty"),
        (["render"], "render wants a FILE; '-' is standard input"),
        (["render", "--format", "png", "f"], "--format wants text, ansi, html or svg"),
        (["edit", "f"], "edit wants a -c COMMAND, such as -c 'select 0'"),
        (["edit", "-c", "undo"], "edit wants a FILE"),
        (["edit", "f", "-c"], "-c wants COMMAND"),
        (["edit", "f", "g", "-c", "undo", "--output", "h"], "--output goes with one FILE"),
        (["replay", "f"], "replay wants a FILE and a file of EVENTS"),
        (["replay", "f", "e", "x"], "replay wants a FILE and a file of EVENTS"),
        (["check"], "check wants a FILE; '-' is standard input"),
        (["check", "--format", "ansi", "f"], "--format wants text or json"),
        (["check", "--fix", "", "f"], "--fix wants CODE,..., such as winding,unclosed-ring"),
        (["check", "--fix", "winding,", "f"], "--fix wants CODE,..., such as winding,unclosed-ring"),
        (["check", "--fix", "winding", "--json", "f"], "--fix does not go with --json"),
        (["check", "--fix", "winding", "-"], "--fix wants a FILE that it can save"),
        (["--\u{1b}[31m"], "--?[31m is no option; see plat --help"),
    ])
    func message(words: [String], message: String) {
        #expect(Invocation.parse(words) == .failure(UsageError(message)))
    }

    @Test func theLineNamesTheProgram() {
        #expect(UsageError("no").description == "plat: no")
    }

    @Test func aLongWordIsShortened() {
        let word = "--" + String(repeating: "x", count: 500)
        guard case .failure(let error) = Invocation.parse([word]) else {
            Issue.record("taken: \(word)")
            return
        }
        #expect(error.message.count < 120)
    }

    @Test(arguments: [
        ("", "", 0), ("ab", "ba", 1), ("size", "siez", 1), ("abc", "", 3), ("kitten", "sitting", 3),
    ])
    func distance(a: String, b: String, distance: Int) {
        #expect(Nearness.distance(Array(a), Array(b)) == distance)
        #expect(Nearness.distance(Array(b), Array(a)) == distance)
    }
}

@Suite struct HelpTextTests {
    @Test(arguments: CommandName.allCases)
    func everyOptionIsExplained(command: CommandName) throws {
        let text = try #require(HelpText.text(command.topic))
        for option in command.options {
            #expect(text.contains("\(option.spelling)"))
            #expect(text.contains(option.summary))
        }
        for line in text.split(separator: "\n") { #expect(line.count <= 80) }
    }

    @Test func anUnknownTopicHasNone() {
        #expect(HelpText.text("editor") == nil)
        #expect(HelpText.text("nonsense") == nil)
    }
}
