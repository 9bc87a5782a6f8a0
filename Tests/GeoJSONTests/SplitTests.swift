import Geodesy
import Geography
import TestSupport
import Testing

@testable import GeoJSON

/// Two workers read what one reads, wherever the second begins.
@Suite struct SplitTests {
    /// All that is known of a document that was read, or why it was not.
    struct Reading: Equatable {
        var records: ContiguousArray<FeatureRecord> = []
        var vertices: [PackedWorld] = []
        var partStarts: ContiguousArray<UInt32> = []
        var partKinds: ContiguousArray<PartKind> = []
        var lists: [FeatureList] = []
        var notes: [DocumentNote] = []
        var noteCount = 0
        var rootCount = 0
        var referenceSystem: String?
        var error: DocumentError?

        init(_ bytes: [UInt8], _ split: DocumentScanner.Split) {
            do throws(DocumentError) {
                let document = try Document(source: Source(bytes: bytes), split: split)
                records = document.records
                vertices = Array(document.sourceGeometry.vertices)
                partStarts = document.sourceGeometry.partStarts
                partKinds = document.sourceGeometry.partKinds
                lists = document.lists
                (notes, noteCount) = (document.notes, document.noteCount)
                rootCount = document.rootCount
                referenceSystem = document.referenceSystem?.name
            } catch { self.error = error }
        }
    }

    /// Where a second worker would begin.
    static func seams(_ bytes: [UInt8]) -> [Int] {
        bytes.withUnsafeBytes { buffer in
            var found: [Int] = []
            var place = 0
            while let seam = FeatureSeam.first(in: buffer, from: place) {
                found.append(seam)
                place = seam + 1
            }
            return found
        }
    }

    /// At most so many of some, evenly.
    static func some(_ count: Int, of places: [Int]) -> [Int] {
        stride(from: 0, to: places.count, by: max(1, places.count / count)).map { places[$0] }
    }

    private func compare(_ bytes: [UInt8], at places: [Int], _ comment: Comment) {
        let alone = Reading(bytes, .none)
        for place in places {
            let same = Reading(bytes, .at(place)) == alone
            #expect(same, "\(comment), second worker at \(place)")
        }
    }

    @Test(arguments: TestFolder.files(below: TestFolder.own) + TestFolder.files(below: TestFolder.corpus))
    func atEverySeam(path: String) throws {
        let bytes = try TestFolder.bytes(of: path)
        let seams = SplitTests.seams(bytes)
        compare(bytes, at: bytes.count < 50_000 ? seams : SplitTests.some(8, of: seams), "\(path)")
    }

    /// A second worker is let go that begins where no feature does.
    @Test(arguments: RandomEditTests.files)
    func atAnyByte(path: String) throws {
        let bytes = try TestFolder.bytes(of: path)
        compare(bytes, at: SplitTests.some(400, of: Array(bytes.indices)) + [bytes.count], "\(path)")
    }

    private static let feature =
        #"{"type":"Feature","geometry":{"type":"LineString","coordinates":[[1,2],[3.5,-4]]},"properties":{"a":1}}"#
    /// Documents in which a feature stands where none is of the root's own.
    static let documents: [String] = {
        let (one, three) = (feature, "\(feature),\n \(feature),\(feature)")
        let list = #"{"type":"FeatureCollection","features":[\#(three)]}"#
        let crs = #""crs":{"type":"name","properties":{"name":"EPSG:3857"}}"#
        return [
            list, "\(list)\n\(list)\n", "\u{1E}\(list)\n\u{1E}\(list)\n", "\u{FEFF} \(list) ",
            #"{"type":"FeatureCollection","features":[\#(three)],"features":[\#(three)],"a":[1,\#(one)]}"#,
            #"{"type":"FeatureCollection","features":[\#(three)],"type":"Feature"}"#,
            #"{"type":"FeatureCollection","features":[\#(three)],"type":"Topology"}"#,
            #"{"features":[\#(three)],"type":"FeatureCollection","bbox":[1,2,3,4]}"#,
            #"{"features":[\#(three)]}"#,
            #"{"type":"FeatureCollection","other":[\#(three)],"features":[\#(three)]}"#,
            #"{"type":"FeatureCollection","features":{"features":[\#(three)]}}"#,
            #"{"type":"FeatureCollection","features":[[\#(three)],\#(three)]}"#,
            #"{"type":"Feature","geometry":null,"properties":{"features":[\#(three)]}}"#,
            #"{"type":"FeatureCollection",\#(crs),"features":[\#(three)]}"#,
            #"{"type":"FeatureCollection","features":[\#(three)],\#(crs)}"#,
            #"{"type":"FeatureCollection","crs":null,"features":[\#(three)],\#(crs),"crs":null}"#,
            "\(one)\n\(one)\n\(list)", "[\(three)]", #"{"type":"FeatureCollection","features":[\#(three),]}"#,
            #"{"type":"FeatureCollection","features":[\#(three) \#(one)]}"#,
            #"{"type":"FeatureCollection","features":[\#(three),null,5,{},\#(one)],"b":"#,
            #"{"type":"FeatureCollection","a":"\","features":[\#(three)]}"#,
            #"{"type":"FeatureCollection","a":",{\"type\":\"Feature\"","features":[\#(three)]}"#,
        ]
    }()

    @Test(arguments: 0..<documents.count)
    func whereFeaturesAreOthers(index: Int) {
        let bytes = Array(SplitTests.documents[index].utf8)
        compare(bytes, at: Array(0...bytes.count), Comment(rawValue: SplitTests.documents[index]))
    }

    @Test(arguments: 0..<documents.count, [21, 22] as [UInt64])
    func mutations(index: Int, seed: UInt64) {
        var generator = SeededGenerator(seed: seed + UInt64(index) << 8)
        let bytes = Array(SplitTests.documents[index].utf8)
        let pieces = [
            "[", "]", "{", "}", ",", ":", "\"", "\\", "0", "-", ".", "e", " ", "\n", "]}", "}}", "\u{1E}",
            "\0",
            "é", "[1,200]", "null,", ",\"features\":[", ",\"type\":\"Feature\"", ",\"crs\":null",
            "[[1,2],[3,4]]",
        ].map { Array($0.utf8) }
        for _ in 0..<60 {
            var mutated = bytes
            for _ in 0...(generator.next() % 3) where !mutated.isEmpty {
                let start = Int.random(in: mutated.indices, using: &generator)
                let end = min(mutated.count, start + Int(generator.next() % 3))
                mutated.replaceSubrange(start..<end, with: pieces.randomElement(using: &generator) ?? [])
            }
            let text = String(decoding: mutated, as: UTF8.self)
            compare(mutated, at: SplitTests.seams(mutated), Comment(rawValue: text))
        }
    }

    /// The first few hundred notes are kept, whoever found them.
    @Test func manyNotes() {
        let feature = #"{"type":"Feature","geometry":{"type":"LineString","coordinates":[[1,2]]}}"#
        let list = repeatElement(feature, count: 500).joined(separator: ",")
        let bytes = Array(#"{"type":"FeatureCollection","features":[\#(list)]}"#.utf8)
        compare(bytes, at: SplitTests.some(25, of: SplitTests.seams(bytes)), "many notes")
        #expect(Reading(bytes, .at(SplitTests.seams(bytes)[100])).noteCount == 500)
    }
}
