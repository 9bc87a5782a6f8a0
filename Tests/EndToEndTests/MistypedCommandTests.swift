import Testing

/// A word that is no file and no command: what is said of it, and the exit status.
@Suite(.enabled(if: Requirements.binary != nil, "PLAT_BINARY is not set"))
struct MistypedCommandTests {
    @Test(
        arguments: [
            (
                "chek zone.geojson",
                "chek: no such file; did you mean plat check? plat check --help tells about it"
            ),
            (
                "info zone.geojson",
                "info: no such file; plat has no command info, but plat check FILE says what is wrong with the data"
            ),
        ])
    func theCommandIsNamed(_ row: (words: String, message: String)) throws {
        let binary = try #require(Requirements.binary)
        let ended = try #require(Program.run(["sh", "-c", "\"$0\" \(row.words) 2>&1", binary]))
        #expect(ended.output == "plat: \(row.message)\n")
        #expect(ended.status == 1)
    }
}
