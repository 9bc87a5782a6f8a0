import Geography
import Testing

@testable import Basemap

/// Places are found by their names.
struct PlaceSearchTests {
    @Test(
        arguments: [
            ("vienna", "Vienna"), ("VIENNA", "Vienna"), ("Sao Paulo", "São Paulo"),
            ("são paulo", "São Paulo"),
            ("sa\u{303}o  paulo", "São Paulo"), ("chirala", "Chīrāla"), ("new york", "New York"),
            ("new york c", "New York City"), ("izmir", "İzmir"), ("kobenhavn", nil), ("", nil), ("  ", nil),
            ("'", nil), ("lodz", "Łódź"), ("north sea", "North Sea"), ("austria", "Austria"),
            ("toky", "Tokyo"),
            ("saint petersburg", "Saint Petersburg"), ("Saint-Petersburg", "Saint Petersburg"),
        ] as [(String, String?)])
    func thePlaceThatIsMeantComesFirst(_ row: (text: String, name: String?)) throws {
        #expect(try #require(BuiltinBasemap()).places(named: row.text).first?.name == row.name)
    }

    @Test func theLargestOfAWholeNameComesFirst() throws {
        let found = try #require(BuiltinBasemap()).places(named: "vienna")
        let first = try #require(found.first)
        #expect(abs(first.coordinate.longitude - 16.372) < 0.01)
        #expect(abs(first.coordinate.latitude - 48.208) < 0.01)
        // The one in Virginia.
        #expect(found.dropFirst().contains { $0.name == "Vienna" })
    }

    @Test func wholeNamesComeBeforeBeginnings() throws {
        let names = try #require(BuiltinBasemap()).places(named: "san jose").map { PlainName($0.name) }
        let wanted = PlainName("San José")
        let whole = names.prefix { $0 == wanted }
        #expect(whole.count > 3 && names.count > whole.count)
        #expect(names.dropFirst(whole.count).allSatisfy { $0 != wanted && $0.begins(with: wanted) })
        let onlyWhole = try #require(BuiltinBasemap()).places(named: "san jose", isWhole: true)
        #expect(onlyWhole.count == whole.count)
    }

    @Test func aSearchKeepsNoBlock() throws {
        let basemap = try #require(BuiltinBasemap())
        _ = basemap.places(named: "Vienna")
        #expect(basemap.blocks.inflatedCount == 0)
    }
}
