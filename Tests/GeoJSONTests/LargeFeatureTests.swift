import Geography
import TestSupport
import Testing

@testable import GeoJSON

/// A feature that is too large to be read whole for each edit is edited as any other.
@Suite struct LargeFeatureTests {
    /// Spaced and spelled in many ways, with altitudes and what is malformed; the second ring is short, the third
    /// closes twice.
    private static func text(_ seed: UInt64, extra: String = "") -> String {
        var random = SeededGenerator(seed: seed)
        func position(_ x: Double, _ y: Double) -> String {
            let gap = random.pick(["", " ", "\n  ", "\t"])
            let altitude = random.chance(3) ? ",\(gap)\(Int.random(in: 0..<900, using: &random))" : ""
            let spelled = random.chance(9) ? "\(x)e0" : NumberToken.fixed(x, random.pick([3, 6, 7]))
            return "[\(gap)\(spelled)\(gap),\(NumberToken.fixed(y, 6))\(altitude)\(gap)]"
        }
        func ring(_ count: Int, closings: Int) -> String {
            var positions = (0..<count).map { index in
                position(Double(index) / 100 - 60, Double.random(in: -80...80, using: &random))
            }
            positions += Array(repeating: positions[0], count: closings)
            return "[\(positions.joined(separator: random.pick([",", " , ", ",\n"])))]"
        }
        let polygons = "[[\(ring(5000, closings: 1)),\(ring(7, closings: 1))],[\(ring(900, closings: 2))]]"
        return
            #"{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"name":"A"},"geometry":null},"#
            + #"{"type":"Feature",\#(extra)"id":7,"geometry":{"type":"MultiPolygon","coordinates":\#(polygons)},"#
            + #""properties":{"name":"Large"}}]}"#
    }

    /// The same feature with a `bbox` that says nothing is read whole.
    private static let whole = #""bbox":[0],"#

    private static func randomVertex(_ random: inout SeededGenerator) -> VertexReference {
        let part = random.pick([0, 0, 0, 1, 2])
        let count = [5000, 7, 900][part]
        let vertex =
            random.chance(4) ? random.pick([0, count - 1]) : Int.random(in: 0..<count, using: &random)
        return VertexReference(feature: 1, part: part, vertex: vertex)
    }

    @Test(arguments: 0..<4 as Range<UInt64>) func isEditedAsIfItWereReadWhole(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var document = try Document.read(Self.text(seed))
        var whole = try Document.read(Self.text(seed, extra: Self.whole))
        #expect(document.isLarge(1) && document.noteCount == 0)
        let original = document.currentText
        var inverses: [Edit] = []
        for step in 0..<40 {
            let vertex = Self.randomVertex(&random)
            let place = Coordinate(
                Double.random(in: -90...90, using: &random), Double.random(in: -85...85, using: &random))
            let precision = Precision.typed(longitudeDecimals: 5, latitudeDecimals: 4)
            let edit = try document.moveVertex(vertex, to: place, precision: precision)
            let other = try whole.moveVertex(vertex, to: place, precision: precision)
            #expect(edit.splices.map(\.new) == other.splices.map(\.new), "\(step)")
            #expect(edit.splices.map(\.offset) == other.splices.map { $0.offset - Self.whole.utf8.count })
            inverses.append(document.apply(edit))
            _ = whole.apply(other)
            if step % 10 == 0 { try expectIsAsRead(document) }
        }
        try expectIsAsRead(document)
        while let inverse = inverses.popLast() {
            inverses.count % 13 == 0 ? try expectIsAsRead(document) : ()
            _ = document.apply(inverse)
        }
        #expect(document.currentText == original)
        #expect(!document.isModified)
    }

    /// What is known of an edited document is what a new reading of its text finds.
    private func expectIsAsRead(_ document: Document) throws {
        let again = try Document.read(document.currentText)
        let (geometry, parts) = document.packed(of: 1)
        let (read, readParts) = again.packed(of: 1)
        let own = geometry.partStarts[Int(parts.lowerBound)]..<geometry.partStarts[Int(parts.upperBound)]
        let other = read.partStarts[Int(readParts.lowerBound)]..<read.partStarts[Int(readParts.upperBound)]
        #expect(
            geometry.vertices[Int(own.lowerBound)..<Int(own.upperBound)].elementsEqual(
                read.vertices[Int(other.lowerBound)..<Int(other.upperBound)]))
        #expect(document.packedBox(of: 1) == again.packedBox(of: 1))
        #expect(document.noteCount == again.noteCount)
        #expect(document.takenCounts(of: 1) == again.geometry(of: 1).parts.map(\.vertexCount))
        #expect(document.outline(of: 1) == FeatureOutline(of: again.geometry(of: 1)))
        #expect(document.properties(of: 1) == again.properties(of: 1))
        #expect(document.identifier(of: 1) == "7")
        for (part, exact) in again.geometry(of: 1).parts.enumerated() {
            for start in stride(from: 0, to: exact.coordinates.count, by: 311) {
                let range = start..<min(exact.coordinates.count, start + 300)
                #expect(document.places(of: 1, part: part, range) == Array(exact.coordinates[range]))
            }
        }
    }

    /// An edit that does more than to move, or leads where something is to be noted, has the feature read again.
    @Test func isReadAgainWhereItMustBe() throws {
        var document = try Document.read(Self.text(1))
        let vertex = VertexReference(feature: 1, part: 0, vertex: 700)
        let typed = Precision.typed(longitudeDecimals: 3, latitudeDecimals: 3)
        _ = document.apply(try document.moveVertex(vertex, to: Coordinate(5, 95), precision: typed))
        #expect(document.noteCount == 1)
        try expectIsAsRead(document)
        _ = document.apply(try document.moveVertex(vertex, to: Coordinate(5, 9), precision: typed))
        #expect(document.noteCount == 0)
        _ = document.apply(try document.insertVertex(after: vertex, at: Coordinate(6, 9), precision: typed))
        try expectIsAsRead(document)
        _ = document.apply(try document.deleteVertex(vertex))
        try expectIsAsRead(document)
        _ = document.apply(try document.moveVertex(vertex, to: Coordinate(7, 9), precision: typed))
        try expectIsAsRead(document)
    }

    /// Moved as a whole it has the numbers that the same positions have in small features.
    @Test(arguments: [
        WorldVector(x: 0.01, y: 0.02), WorldVector(x: -0.003, y: 0), WorldVector(x: 0, y: 1e-12),
    ])
    func isMovedAsSmallOnesAre(_ way: WorldVector) throws {
        var random = SeededGenerator(seed: 5)
        let positions = (0..<5000).map { _ in
            let x = NumberToken.fixed(Double.random(in: -120...120, using: &random), random.pick([2, 6]))
            return "[\(x),\(NumberToken.fixed(Double.random(in: -70...70, using: &random), 6))]"
        }
        func line(_ positions: some Sequence<String>) -> String {
            #"{"type":"LineString","coordinates":[\#(positions.joined(separator: ","))]}"#
        }
        let precision = Precision.pointer(tenthOfDot: (longitude: 1e-6, latitude: 1e-6))
        var large = try Document.read(line(positions))
        let inverse = large.apply(try large.moveFeature(0, by: way, precision: precision))
        var moved: [String] = []
        for start in stride(from: 0, to: positions.count, by: 1000) {
            var small = try Document.read(line(positions[start..<start + 1000]))
            _ = small.apply(try small.moveFeature(0, by: way, precision: precision))
            moved.append(small.currentText)
        }
        let opening = #"{"type":"LineString","coordinates":["#
        let all = moved.map { String($0.dropFirst(opening.count).dropLast(2)) }.joined(separator: ",")
        #expect(large.currentText == opening + all + "]}")
        _ = large.apply(inverse)
        #expect(large.currentText == line(positions))
    }

    @Test func numbersAreWrittenAsPrintfDoes() {
        var random = SeededGenerator(seed: 3)
        var values: [Double] = [
            0, -0.0, 0.5, 1.5, 2.5, 0.125, -0.375, 1e-9, -1e-9, 999_999.9999995, 180, 1e15, 5e-15,
        ]
        for _ in 0..<20_000 {
            values.append(Double.random(in: -200...200, using: &random))
            values.append(Double(Int.random(in: -40_000...40_000, using: &random)) / 256)
            values.append(Double.random(in: -1e-6...1e-6, using: &random))
        }
        var count = 0
        for value in values {
            let decimals = Int.random(in: 0...17, using: &random)
            guard let number = FixedNumber(value, decimals: decimals) else { continue }
            count += 1
            var text: [UInt8] = []
            number.append(to: &text)
            let written = String(decoding: text, as: UTF8.self)
            #expect(written == NumberToken.fixed(value, decimals))
            if let differs = number.differs(from: value) { #expect(differs == (Double(written) != value)) }
        }
        #expect(count > values.count * 9 / 10)
    }
}
