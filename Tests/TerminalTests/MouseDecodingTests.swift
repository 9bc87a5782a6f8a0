import Input
import Terminal
import Testing

@Suite struct MouseDecodingTests {
    @Test(arguments: [
        ("^[[<0;10;5M", mouse(.press(.left), 9.5, 4.5)), ("^[[<1;1;1M", mouse(.press(.middle), 0.5, 0.5)),
        ("^[[<2;300;200m", mouse(.release(.right), 299.5, 199.5)),
        ("^[[<32;11;5M", mouse(.drag(.left), 10.5, 4.5)),
        ("^[[<34;11;5M", mouse(.drag(.right), 10.5, 4.5)), ("^[[<35;2;3M", mouse(.move, 1.5, 2.5)),
        ("^[[<35;2;3m", mouse(.move, 1.5, 2.5)), ("^[[<64;2;3M", mouse(.wheel(.up), 1.5, 2.5)),
        ("^[[<65;2;3M", mouse(.wheel(.down), 1.5, 2.5)), ("^[[<66;2;3M", mouse(.wheel(.left), 1.5, 2.5)),
        ("^[[<67;2;3M", mouse(.wheel(.right), 1.5, 2.5)),
        ("^[[<4;2;3M", mouse(.press(.left), 1.5, 2.5, .shift)),
        ("^[[<8;2;3M", mouse(.press(.left), 1.5, 2.5, .alt)),
        ("^[[<80;2;3M", mouse(.wheel(.up), 1.5, 2.5, .control)),
        ("^[[<32;-3;0M", mouse(.drag(.left), -3.5, -0.5)), ("^[[M !!", mouse(.press(.left), 0.5, 0.5)),
        ("^[[M@\"#", mouse(.drag(.left), 1.5, 2.5)),
    ])
    func reports(_ text: String, _ expected: DecodedInput) {
        #expect(decode(text) == [expected])
    }

    @Test(arguments: [
        "^[[<64;2;3m", "^[[<128;2;3M", "^[[<129;2;3m", "^[[<160;2;3M", "^[[<3;2;3M", "^[[<0;2M", "^[[<;;M",
        "^[[<0;2;3;4M",
        "^[[<-1;2;3M", "^[[32;2;3M",
    ])
    func ignored(_ text: String) {
        #expect(decode(text) == [])
    }

    @Test func theOldFormReleasesWhatWasPressed() {
        #expect(
            decode("^[[M\"!!^[[M#!!") == [mouse(.press(.right), 0.5, 0.5), mouse(.release(.right), 0.5, 0.5)])
    }

    @Test func hugePlacesAreClamped() {
        let events = decode("^[[<0;99999999999999999999;-99999999999999999999M")
        #expect(events == [mouse(.press(.left), 1_999_999.5, -2_000_000.5)])
    }

    /// The unit changes with the terminal's word, in the middle of one piece of bytes.
    @Test func pixelsCountFromTheAnswerOn() {
        var decoder = InputDecoder()
        decoder.pixelGeometry = PixelGeometry(cellWidth: 10, cellHeight: 20)
        let events = decoder.feed(bytes("^[[<0;10;5M^[[?1016;1$y^[[<32;96;91M^[[?1016;2$y^[[<0;10;5m"))
        #expect(
            events == [
                mouse(.press(.left), 9.5, 4.5), .reply(.mode(1016, setting: 1)),
                mouse(.drag(.left), 9.55, 4.525),
                .reply(.mode(1016, setting: 2)), mouse(.release(.left), 9.5, 4.5),
            ])
    }

    @Test func pixelsFromZero() {
        var decoder = InputDecoder()
        decoder.pixelGeometry = PixelGeometry(cellWidth: 10, cellHeight: 20, origin: 0)
        decoder.readPixels(true)
        #expect(decoder.feed(bytes("^[[<35;0;-10M")) == [mouse(.move, 0.05, -0.475)])
    }

    @Test func aCellWithoutSizeIsNoGeometry() {
        #expect(PixelGeometry(cellWidth: 0, cellHeight: 20) == nil)
    }
}
