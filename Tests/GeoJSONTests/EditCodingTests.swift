import TestSupport
import Testing

@testable import GeoJSON

@Suite struct EditCodingTests {
    @Test func anEditComesBack() {
        var random = SeededGenerator(seed: 11)
        for _ in 0..<500 {
            let edit = randomEdit(&random)
            #expect(Edit(decoding: edit.encoded) == edit)
        }
    }

    /// Every single damaged, missing or further byte is noticed.
    @Test func damageIsNoticed() {
        var random = SeededGenerator(seed: 12)
        for _ in 0..<100 {
            let bytes = randomEdit(&random).encoded
            let place = Int.random(in: bytes.indices, using: &random)
            var damaged = bytes
            damaged[place] ^= UInt8.random(in: 1...255, using: &random)
            #expect(Edit(decoding: damaged) == nil)
            #expect(Edit(decoding: Array(bytes[..<place])) == nil)
            #expect(Edit(decoding: bytes + [UInt8.random(in: 0...255, using: &random)]) == nil)
        }
        #expect(Edit(decoding: []) == nil)
    }

    /// What bears a right checksum is still read with care: lengths and numbers may be anything.
    @Test func anyContentIsReadWithCare() {
        var random = SeededGenerator(seed: 13)
        var decoded = 0
        for _ in 0..<20_000 {
            var content = Array(randomEdit(&random).encoded.dropLast(EditChecksum.size))
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let place = Int.random(in: content.indices, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: content[place] = UInt8.random(in: 0...255, using: &random)
                case 1: content.replaceSubrange(place..<place, with: [UInt8](repeating: 0xff, count: 9))
                default: content.remove(at: place)
                }
                if content.isEmpty { content = [1] }
            }
            guard let edit = Edit(decoding: signed(content)) else { continue }
            decoded += 1
            #expect(Edit(decoding: edit.encoded) == edit)
        }
        #expect(decoded > 100)
    }

    @Test(arguments: [0, 2, 3, 255] as [UInt8]) func noOtherVersionIsRead(_ version: UInt8) {
        let edit = Edit(label: "move vertex", change: .rewrites([0]), splices: [])
        var content = Array(edit.encoded.dropLast(EditChecksum.size))
        #expect(Edit(decoding: signed(content)) == edit)
        content[0] = version
        #expect(Edit(decoding: signed(content)) == nil)
    }

    /// As every journal had them once.
    @Test func whatIsLargeIsReadUnpackedToo() {
        let digits = (0..<5000).map { UInt8(0x30 + $0 * $0 % 10) }
        let splice = Splice(offset: 7, old: digits, new: digits.reversed())
        let length: [UInt8] = [0x88, 0x27]
        let content = [1, 1, 0x61, 0, 1, 0, 1, 7] + length + splice.old + length + splice.new
        let edit = Edit(label: "a", change: .rewrites([0]), splices: [splice])
        #expect(Edit(decoding: signed(content)) == edit)
    }

    /// The digits of positions take half of their bytes at most.
    @Test func whatIsLargeIsPacked() {
        var random = SeededGenerator(seed: 14)
        let digits = (0..<100_000).map { _ in UInt8.random(in: 0x30...0x39, using: &random) }
        let splice = Splice(offset: 7, old: digits, new: digits.reversed())
        let edit = Edit(label: "move feature", change: .rewrites([0]), splices: [splice])
        #expect(edit.encoded.count < digits.count)
        #expect(Edit(decoding: edit.encoded) == edit)
    }

    /// A length that the data cannot have claims no memory.
    @Test func aLengthThatIsTooLargeIsRefused() {
        let claim = [2] + [UInt8](repeating: 0xff, count: 8) + [0x7f, 0x78, 0x01]
        #expect(Edit(decoding: signed(claim)) == nil)
    }

    private func signed(_ content: [UInt8]) -> [UInt8] {
        let sum = EditChecksum.of(content[...])
        return content + (0..<8).map { UInt8(truncatingIfNeeded: sum >> (8 * $0)) }
    }

    private func randomEdit(_ random: inout SeededGenerator) -> Edit {
        func bytes(_ random: inout SeededGenerator) -> [UInt8] {
            let most = [6, 6, 300, 300, 9000].randomElement(using: &random) ?? 0
            let count = Int.random(in: 0...most, using: &random)
            return (0..<count).map { _ in UInt8.random(in: (most > 300 ? 240 : 0)...255, using: &random) }
        }
        func number(_ random: inout SeededGenerator) -> Int {
            let most = [0, 3, 200, 70_000, Int.max].randomElement(using: &random) ?? 0
            return Int.random(in: 0...most, using: &random)
        }
        let numbers = [number(&random), number(&random)].sorted()
        let change: Edit.Change =
            switch Int.random(in: 0..<3, using: &random) {
            case 0: .rewrites((0..<Int.random(in: 0...3, using: &random)).map { _ in number(&random) })
            case 1: .adds(number(&random), at: numbers[0]..<numbers[1])
            default: .removes(number(&random), at: numbers[0]..<numbers[1])
            }
        let splices = (0..<Int.random(in: 0...3, using: &random)).map { _ in
            Splice(offset: number(&random), old: bytes(&random), new: bytes(&random))
        }
        let label = ["", "move vertex", "größer 🗺"].randomElement(using: &random) ?? ""
        return Edit(label: label, change: change, splices: splices)
    }
}

/// What comes from outside is compared with the text before it is applied.
@Suite struct EditFittingTests {
    static let text = #"{"type":"Point","coordinates":[10,50]}"#

    @Test(
        arguments: [
            (31, "10", "11", [0], true), (31, "12", "11", [0], false), (30, "10", "11", [0], false),
            (36, "]}x", "", [0], false), (38, "", " ", [0], true), (39, "", " ", [0], false),
            (-1, "", " ", [0], false), (Int.max, "1", "2", [0], false), (31, "10", "11", [1], false),
            (31, "10", "11", [-1], false),
        ] as [(Int, String, String, [Int], Bool)])
    func table(_ row: (offset: Int, old: String, new: String, features: [Int], fits: Bool)) throws {
        let document = try Document.read(bytes: Array(Self.text.utf8))
        let splice = Splice(offset: row.offset, old: Array(row.old.utf8), new: Array(row.new.utf8))
        let edit = Edit(label: "test", change: .rewrites(row.features), splices: [splice])
        #expect(document.fits(edit) == row.fits)
    }

    /// Each splice is seen after those before it, in either order.
    @Test func splicesInTurn() throws {
        var document = try Document.read(bytes: Array(Self.text.utf8))
        let edit = Edit(
            label: "test", change: .rewrites([0]),
            splices: [
                Splice(offset: 34, old: Array("50".utf8), new: Array("5.25".utf8)),
                Splice(offset: 31, old: Array("10".utf8), new: Array("1".utf8)),
            ])
        #expect(document.fits(edit))
        let inverse = document.apply(edit)
        #expect(!document.fits(edit))
        #expect(document.fits(inverse))
        _ = document.apply(inverse)
        #expect(document.fits(edit))
    }
}
