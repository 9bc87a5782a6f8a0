import Testing

@testable import GeoJSON

/// Places in one pass are the places that are found one by one.
@Suite struct PlaceCounterTests {
    @Test(arguments: [
        "", "\u{FEFF}a\nb", "a\r\nb\rc\n\nd", "\r\n\r", "é€\n𝄞x\r\n\u{E9}y", "no end of line", "\n",
    ])
    func agrees(text: String) {
        Array(text.utf8).withUnsafeBytes { bytes in
            let start = TextPlace.startOfText(bytes)
            var places = PlaceCounter(bytes)
            for offset in start...bytes.count {
                // Only where a character begins; a place within one is none.
                if offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { continue }
                #expect(places.place(ofOffset: offset) == TextPlace.place(ofOffset: offset, in: bytes))
            }
        }
    }
}
