import Testing

@testable import GeoJSON

@Suite struct SimpleStyleTests {
    @Test(arguments: [
        (##""stroke":"#f80""##, "stroke ff8800"), (##""stroke":"#FF8800""##, "stroke ff8800"),
        (##""stroke":"f80""##, "stroke ff8800"), (##""fill":"DarkOrange""##, "fill ff8c00"),
        (##""fill":"rebeccapurple","fill-opacity":0.25"##, "fill 663399, fillOpacity 0.25"),
        (
            ##""fill-opacity":"0.5","stroke-width":3,"stroke-opacity":0"##,
            "width 3.0, strokeOpacity 0.0, fillOpacity 0.5"
        ),
        (
            ##""marker-color":"#abc","marker-size":"large","marker-symbol":"a""##,
            "marker aabbcc, size large, symbol a"
        ),
        (##""marker-symbol":7"##, "symbol 7"), (##""marker-symbol":"star""##, "symbol star"),
        // Of duplicates the last counts, also where it cannot be read.
        (##""stroke":"red","stroke":"blue""##, "stroke 0000ff"),
        (##""stroke":"red","stroke":"nonsense""##, ""),
        (##""stroke":"#12345""##, ""), (##""stroke":"#12345g""##, ""), (###""stroke":"##f80""###, ""),
        (##""stroke":123"##, ""), (##""stroke":null,"fill":{"a":"red"}"##, ""), (##""stroke":"""##, ""),
        (##""stroke-width":-1,"fill-opacity":1.5,"stroke-opacity":"x""##, ""),
        (##""stroke-width":1e999,"fill-opacity":"nan""##, ""),
        (##""marker-size":"huge","marker-symbol":"""##, ""),
        (##""marker-symbol":true"##, ""), (##""name":"fill","Stroke":"red","strok":"red""##, ""), ("", ""),
    ])
    func whatAFeatureSays(_ properties: String, _ style: String) throws {
        let document = try document([properties])
        #expect(words(document.style(of: 0)) == style)
        #expect((document.styles(of: [0]) == nil) == style.isEmpty)
    }

    @Test func featuresOfOneStyleShareItsNumber() throws {
        let document = try document([#""stroke":"red""#, "", ##""stroke":"#f00""##, #""fill":"red""#])
        let styles = try #require(document.styles(of: [3, 2, 1, 0]))
        #expect(styles.numbers[1] == styles.numbers[3])
        #expect(styles.numbers[2] == 0)
        #expect(styles.numbers[0] != styles.numbers[1])
        #expect(styles[0].fill == 0xFF_0000)
        #expect(document.styles(of: []) == nil)
    }

    /// An edit shows at once, and so does taking it back.
    @Test func anEditReadsItsFeatureAgain() throws {
        var document = try document([#""stroke":"red""#, #""stroke":"red""#])
        #expect(words(document.style(of: 0)) == "stroke ff0000")
        let before = document
        let undo = document.apply(
            try document.setProperty("stroke", of: 0, to: .json("\"blue\"")))
        #expect(words(document.style(of: 0)) == "stroke 0000ff")
        #expect(words(document.style(of: 1)) == "stroke ff0000")
        #expect(words(before.style(of: 0)) == "stroke ff0000")
        _ = document.apply(undo)
        #expect(words(document.style(of: 0)) == "stroke ff0000")
    }

    @Test(arguments: [
        #"{"type":"Feature","geometry":null,"properties":{"fill":"red"}}"#,
        #"{"properties":{"fill":"red"},"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]}}"#,
        #"{"type":"Feature","properties":{"fill":"blue"},"geometry":null,"properties":{"fill":"red"}}"#,
    ])
    func wherePropertiesStand(_ text: String) throws {
        #expect(words(try Document.read(bytes: Array(text.utf8)).style(of: 0)) == "fill ff0000")
    }

    @Test(arguments: [
        #"{"type":"Feature","geometry":null,"properties":null}"#, #"{"type":"Feature","geometry":null}"#,
        #"{"type":"Feature","geometry":null,"properties":[{"fill":"red"}]}"#,
        #"{"type":"Point","coordinates":[1,2],"fill":"red"}"#,
    ])
    func whereThereAreNone(_ text: String) throws {
        #expect(try Document.read(bytes: Array(text.utf8)).styles(of: [0, 1, -1]) == nil)
    }

    private func document(_ properties: [String]) throws -> Document {
        let features = properties.map {
            #"{"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]},"properties":{\#($0)}}"#
        }
        let text = #"{"type":"FeatureCollection","features":[\#(features.joined(separator: ","))]}"#
        return try Document.read(bytes: Array(text.utf8))
    }

    private func words(_ style: SimpleStyle) -> String {
        func color(_ name: String, _ rgb: UInt32?) -> String? {
            rgb.map { "\(name) " + String(0x100_0000 | $0, radix: 16).dropFirst() }
        }
        let parts = [
            color("stroke", style.stroke), style.strokeWidth.map { "width \($0)" },
            style.strokeOpacity.map { "strokeOpacity \($0)" }, color("fill", style.fill),
            style.fillOpacity.map { "fillOpacity \($0)" }, color("marker", style.markerColor),
            style.markerSize.map { "size \($0)" }, style.markerSymbol.map { "symbol \($0)" },
        ]
        return parts.compactMap(\.self).joined(separator: ", ")
    }
}
