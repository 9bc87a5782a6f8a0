import Geography
import Testing

@testable import Editor

/// A place that the map shows otherwise than it was typed is said to be so.
@Suite struct PlaceRemarkTests {
    @Test(
        arguments: [
            ("goto 13.4,52.5", nil), ("goto 180,85 3", nil), ("goto -180,-85.05", nil),
            ("goto 1,89", "Latitude 89 lies beyond the map, which ends at 85.05"),
            ("goto 1,-90", "Latitude -90 lies beyond the map, which ends at -85.05"),
            ("goto 400,10", "Longitude 400 is shown at 40"),
            ("goto -190.5,10", "Longitude -190.5 is shown at 169.5"),
            ("goto 1,1 99", "The zoom is at most 26.00"),
            (
                "goto 190,86 99",
                "Latitude 86 lies beyond the map, which ends at 85.05; "
                    + "longitude 190 is shown at -170; the zoom is at most 26.00"
            ),
            ("find 1,88", "Latitude 88 lies beyond the map, which ends at 85.05"),
            ("find 1,8", "Here is 1,8, longitude first"),
        ] as [(String, String?)])
    func whatIsSaid(_ row: (line: String, text: String?)) throws {
        var editor = try Samples.editor(Samples.square, columns: 80, rows: 24)
        _ = editor.update(.command(row.line))
        #expect(editor.state.message == row.text.map { .note($0) })
        #expect(editor.failure == nil)
    }
}
