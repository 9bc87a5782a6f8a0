import Testing

@testable import Basemap

/// The names of the packed world are spelled as they should be.
struct WorldNamesTests {
    static let places = WorldFileTests.blocks.flatMap(\.block.places)

    /// What UTF-8 looks like when it is taken for Windows-1252: a leading byte as a letter, and behind it what the
    /// bytes from 0x80 to 0xBF are there.
    static func isGarbled(_ name: String) -> Bool {
        let scalars = Array(name.unicodeScalars)
        return zip(scalars, scalars.dropFirst()).contains { first, second in
            ("\u{C2}"..."\u{C5}").contains(first)
                && (("\u{80}"..."\u{BF}").contains(second) || continuations.contains(second))
        }
    }

    private static let continuations = Set("€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ".unicodeScalars)

    @Test(arguments: [
        ("Å\u{A0}avnik", true), ("StÅ™edoÄ\u{8D}eskÃ½", true), ("Ä°zmir", true), ("EskiÅŸehir", true),
        ("KomoÃ©", true), ("PaysandÃº", true), ("MaÂ´rib", true), ("Ängelholm", false), ("Årø", false),
        ("İzmir", false), ("São Paulo", false),
    ])
    func whatIsGarbledIsSeen(_ row: (name: String, isGarbled: Bool)) {
        #expect(Self.isGarbled(row.name) == row.isGarbled)
    }

    @Test func noNameIsGarbled() {
        #expect(Self.places.count > 30_000)
        for place in Self.places { #expect(!Self.isGarbled(place.name), "\(place.name)") }
    }

    @Test func noNameHasLostBytes() {
        for place in Self.places {
            let isWhole = place.name.unicodeScalars.allSatisfy {
                $0 != "?" && $0 != "\u{FFFD}" && $0.properties.generalCategory != .control
            }
            #expect(isWhole && !place.name.isEmpty, "\(place.name)")
        }
    }

    @Test(arguments: [
        "Středočeský", "İzmir", "Eskişehir", "Paysandú", "Junín", "Komoé", "Etelä-Savon maakunta", "Ma'rib",
        "Jihočeský", "Skåne", "Liège", "Győr-Moson-Sopron",
    ])
    func aRegionHasItsAccents(_ name: String) {
        #expect(Self.places.contains { $0.kind == .region && $0.name == name })
    }
}
