import Geography
import Glibc
import Testing

@testable import GeoJSON

/// A save tells how far it is; one that is stopped leaves the old file, and nothing beside it.
@Suite struct SaveStopTests {
    enum Way: CaseIterable { case replaced, inPlace, packed, unedited }

    private static let text = #"{"type":"LineString","coordinates":[[1,2],[3,4]]}"#
    private static let edited = #"{"type":"LineString","coordinates":[[9,2],[3,4]]}"#

    private let folder: TemporaryFolder
    private var file: String { folder.path + "/a.geojson" }

    init() throws { folder = try TemporaryFolder() }

    /// A file of one kind, and the document that is to be saved to it.
    private func document(_ way: Way) throws -> Document {
        _ = try folder.write("a.geojson", Array(Self.text.utf8))
        if way == .inPlace { try #require(link(file, folder.path + "/second") == 0) }
        if way == .packed {
            try #require(system("gzip -c '\(file)' >'\(file).gz'; mv '\(file).gz' '\(file)'") == 0)
        }
        var document = try Document.open(path: file)
        if way != .unedited {
            _ = document.apply(
                try document.moveVertex(
                    VertexReference(feature: 0, part: 0, vertex: 0), to: Coordinate(9, 2),
                    precision: .typed(longitudeDecimals: 0, latitudeDecimals: 0)))
        }
        return document
    }

    @Test(arguments: Way.allCases) func itIsToldHowFarItIs(way: Way) throws {
        var told: [SaveStage] = []
        _ = try FileSaver.save(document(way), to: file, expecting: .anything) {
            told.append($0)
            return true
        }
        let shares = told.map(\.done)
        #expect(shares == shares.sorted() && shares.allSatisfy { (0...1).contains($0) })
        #expect(shares.last == 1)
        // Once it cannot be stopped, that stays so.
        let canStop = told.map(\.canStop)
        #expect(canStop.first == true)
        #expect(canStop.drop { $0 }.allSatisfy { !$0 })
        #expect(canStop.contains(false) == (way == .inPlace))
    }

    /// Stopped at the first word, at the second, and so on to the end.
    @Test(arguments: Way.allCases) func itIsStopped(way: Way) throws {
        for last in 0..<100 {
            let document = try document(way)
            let (before, names) = (try TestFolder.bytes(of: file), folder.names)
            var count = 0
            var couldStop = false
            do {
                _ = try FileSaver.save(document, to: file, expecting: .anything) { stage in
                    defer { count += 1 }
                    if count == last { couldStop = stage.canStop }
                    return count != last
                }
                #expect(!couldStop, "stopped in vain at word \(last)")
                #expect(try Document.open(path: file).isSameText(Self.edited) == (way != .unedited))
                if count <= last { return #expect(last > 1) }
            } catch let error as SaveError {
                #expect(error == .stopped && couldStop)
                #expect(try TestFolder.bytes(of: file) == before)
            }
            #expect(folder.names == names)
            if way == .inPlace { unlink(folder.path + "/second") }
        }
        Issue.record("the save never ended")
    }

    @Test func whatIsStoppedBeforeThereIsAFileLeavesNone() throws {
        let document = try document(.replaced)
        #expect(throws: SaveError.stopped) {
            try FileSaver.save(document, to: folder.path + "/new", expecting: .nothing) { _ in false }
        }
        #expect(folder.names == ["a.geojson"])
    }
}

extension Document {
    fileprivate func isSameText(_ text: String) -> Bool {
        withCurrentText { $0.elementsEqual(text.utf8) }
    }
}
