import Geography
import Testing

@testable import GeoJSON

/// Edits of an earlier session, and what another program made of the file since.
@Suite struct StepFitTests {
    private static let features = [
        #"{"type":"Feature","properties":{"name":"one"},"geometry":{"type":"Point","coordinates":[10.5,50.25]}}"#,
        #"{"type":"Feature","properties":{"name":"two"},"geometry":{"type":"LineString","#
            + #""coordinates":[[11.5,51.25],[12.5,52.25]]}}"#,
        #"{"type":"Feature","properties":{"name":"three"},"geometry":{"type":"Point","coordinates":[13.5,53.25]}}"#,
    ]

    private static func text(_ features: [String] = features, before: String = "", after: String = "")
        -> String
    {
        #"{"type":"FeatureCollection",\#(before)"features":["# + features.joined(separator: ",\n") + "]}"
            + after
    }

    private static func document(_ text: String) throws -> Document {
        try Document.read(bytes: Array(text.utf8))
    }

    private static func content(_ document: Document) -> String {
        String(decoding: document.text.bytes(in: 0..<document.byteCount), as: UTF8.self)
    }

    /// What a session can have done to the second feature.
    enum Session: CaseIterable {
        case move, moveTwice, moveAndBack, insert, insertAndMove, property, delete, add, deleteThenMove

        func steps(_ start: Document) throws -> [HistoryStep] {
            var document = start
            var steps: [HistoryStep] = []
            func take(_ edit: Edit, joins: Bool = false) {
                _ = document.apply(edit)
                steps.append(.edited(edit, joinsPrevious: joins))
            }
            func move(_ vertex: Int, _ longitude: Double) throws {
                take(
                    try document.moveVertex(
                        VertexReference(feature: 1, part: 0, vertex: vertex), to: Coordinate(longitude, 51),
                        precision: .typed(longitudeDecimals: 1, latitudeDecimals: 2)))
            }
            switch self {
            case .move: try move(0, 11.7)
            case .moveTwice:
                try move(0, 11.7)
                try move(0, 11.8)
            case .moveAndBack:
                try move(0, 11.7)
                try move(1, 12.7)
                steps.append(.undone)
                steps.append(.redone)
                steps.append(.undone)
            case .insert, .insertAndMove:
                take(
                    try document.insertVertex(
                        after: VertexReference(feature: 1, part: 0, vertex: 0), at: Coordinate(12, 51.5),
                        precision: .typed(longitudeDecimals: 1, latitudeDecimals: 2)))
                if self == .insertAndMove { try move(2, 12.9) }
            case .property: take(try document.setProperty("name", of: 1, to: .string("other")))
            case .delete: take(try document.deleteFeature(1))
            case .add: take(try document.duplicateFeature(1))
            case .deleteThenMove:
                take(try document.deleteFeature(0))
                try move(0, 13.7)
            }
            return steps
        }
    }

    /// What the other program did: a text for another.
    enum Change: CaseIterable {
        case blankAppended, longerBehind, longerBefore, sameLengthBefore, around, theSame, reordered

        func made(of text: String) -> String {
            switch self {
            case .blankAppended: text + " \n"
            case .longerBehind: text.replacing("three", with: "thirteen")
            case .longerBefore: text.replacing("one", with: "eleven")
            case .sameLengthBefore: text.replacing("one", with: "eno")
            case .around: text.replacing("one", with: "eleven").replacing("three", with: "thirteen")
            case .theSame: text.replacing("11.5,51.25", with: "11.6,51.75").replacing("two", with: "owt")
            case .reordered: StepFitTests.text(StepFitTests.features.reversed())
            }
        }
    }

    /// Only what is added where nothing of the file speaks for the place needs a file that is known.
    private static func isSure(_ session: Session, _ change: Change) -> Bool {
        switch (session, change) {
        case (_, .blankAppended), (.deleteThenMove, .theSame): true
        case (.move, _), (.moveTwice, _), (.moveAndBack, _), (.property, _), (.delete, _):
            [.longerBehind, .longerBefore, .sameLengthBefore].contains(change)
        default: false
        }
    }

    @Test(arguments: Session.allCases, Change.allCases) func fits(_ session: Session, _ change: Change) throws
    {
        let before = try Self.document(Self.text())
        let steps = try session.steps(before)
        var wanted = before
        for step in Self.net(steps) { _ = wanted.apply(step) }
        var after = try Self.document(change.made(of: Self.text()))
        let found = after.refitted(
            steps, growth: after.byteCount - before.byteCount, isAppended: change == .blankAppended)
        #expect((found != nil) == Self.isSure(session, change))
        guard let found else { return }
        #expect(found.count == steps.count)
        for edit in Self.net(found) {
            #expect(after.fits(edit))
            _ = after.apply(edit)
        }
        #expect(Self.content(after) == change.made(of: Self.content(wanted)))
    }

    /// The edits that count in the end.
    private static func net(_ steps: [HistoryStep]) -> [Edit] {
        var (done, undone): ([Edit], [Edit]) = ([], [])
        for step in steps {
            switch step {
            case .edited(let edit, _): done.append(edit)
            case .undone: undone += done.popLast().map { [$0] } ?? []
            case .redone: done += undone.popLast().map { [$0] } ?? []
            }
        }
        return done
    }

    /// Features that are all alike: which of them was meant?
    @Test(arguments: [0, 3]) func whatCouldBeEitherIsNeither(removed: Int) throws {
        let alike = [String](repeating: Self.features[1], count: 5)
        let before = try Self.document(Self.text(alike))
        let steps = try Session.move.steps(before)
        var fewer = alike
        fewer.remove(at: removed)
        let after = try Self.document(Self.text(fewer))
        #expect(after.refitted(steps, growth: after.byteCount - before.byteCount, isAppended: false) == nil)
    }

    /// A digit in the middle of a number is nothing that speaks for a place.
    @Test func aPartOfANumberIsNone() throws {
        func steps(_ old: String, at offset: Int) -> [HistoryStep] {
            let splice = Splice(offset: offset, old: Array(old.utf8), new: Array("9".utf8))
            return [.edited(Edit(label: "move", features: [0], splices: [splice]), joinsPrevious: false)]
        }
        let document = try Self.document(#"{"type":"Point","coordinates":[12.25,50]}"#)
        #expect(document.refitted(steps("12.25", at: 31), growth: 0, isAppended: false) != nil)
        #expect(document.refitted(steps("12.", at: 31), growth: 0, isAppended: false) == nil)
        #expect(document.refitted(steps("25", at: 34), growth: 0, isAppended: false) == nil)
        #expect(document.refitted(steps("5", at: 37), growth: 0, isAppended: false) == nil)
        #expect(document.refitted(steps("12.25", at: 31), growth: .max, isAppended: false) != nil)
        #expect(document.refitted(steps("12.25", at: .max), growth: 1, isAppended: false) == nil)
        #expect(document.refitted(steps("12.25", at: -3), growth: .min, isAppended: false) == nil)
    }
}
