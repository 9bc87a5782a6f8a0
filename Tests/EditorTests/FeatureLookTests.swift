import Drawing
import GeoJSON
import Geography
import Input
import Interaction
import Testing

@testable import Editor

@Suite struct FeatureLookTests {
    private static let text = ##"""
        {"type":"FeatureCollection","features":[
        {"type":"Feature","properties":{"marker-color":"#e00","marker-symbol":"a"},"geometry":{"type":"Point","coordinates":[0,0]}},
        {"type":"Feature","properties":{"stroke":"#f80","stroke-width":9,"stroke-opacity":0.5,"fill":"#08f"},"geometry":{"type":"Polygon","coordinates":[[[5,-5],[9,-5],[9,5],[5,5],[5,-5]]]}},
        {"type":"Feature","properties":{"stroke":"#101820"},"geometry":{"type":"LineString","coordinates":[[-9,-5],[-5,5]]}},
        {"type":"Feature","properties":{},"geometry":{"type":"Point","coordinates":[-3,-3]}}]}
        """##

    @Test func shapesLookAsTheySay() throws {
        let scene = SceneBuilder.scene(for: try editor().state)
        let batch = try #require(batches(scene).first)
        let looks = batch.items.map { batch.styles[Int($0.style)] }
        // The marked point is none of the batch's.
        #expect(looks.count == 3)
        #expect(looks[0].stroke == Color(0xFF_8800) && looks[0].fill == Color(0x00_88FF))
        #expect(looks[0].strokeWidth == 9 && looks[0].strokeOpacity == 0.5 && looks[0].fillOpacity == 0.6)
        #expect(looks[1].fill == nil && looks[1].strokeWidth == 4)
        let stroke = try #require(looks[1].stroke)
        #expect(stroke != Color(0x10_1820) && stroke.contrast(with: Theme.dark.ground) >= 2.2)
        #expect(looks[2].point == Theme.dark.point)
        for look in looks { #expect((10...19).contains(look.rank)) }
    }

    @Test func aMarkedPointIsAPin() throws {
        let pins = pictures(SceneBuilder.scene(for: try editor().state))
        #expect(pins.count == 1)
        let pin = try #require(pins.first)
        #expect(pin.letter == "A" && pin.glyph == "A" && pin.color == Color(0xEE_0000))
        #expect(pin.image == SymbolDrawing.mediumPin.image(color: Color(0xEE_0000)))
    }

    @Test func editsShowAtOnceAndSoDoesTakingThemBack() throws {
        var editor = try editor()
        for line in ["select 3", "property marker-size=small", "select none"] {
            _ = editor.update(.command(line))
        }
        #expect(pictures(SceneBuilder.scene(for: editor.state)).count == 2)
        _ = editor.update(.command("undo"))
        _ = editor.update(.command("select none"))
        #expect(pictures(SceneBuilder.scene(for: editor.state)).count == 1)
    }

    @Test func aSelectedPinIsEmphasised() throws {
        var editor = try editor()
        _ = editor.update(.command("select 0"))
        let pins = pictures(SceneBuilder.scene(for: editor.state))
        #expect(pins.count == 1)
        #expect(
            pins.first?.image
                == SymbolDrawing.mediumPin.image(color: Color(0xEE_0000), emphasis: Theme.dark.selection))
        // Where a pin is a character, the mark of a selected point is seen instead.
        editor.state.settings.glyphs = .ascii
        #expect(pictures(SceneBuilder.scene(for: editor.state)).isEmpty)
    }

    @Test func aPinIsHitWhereverItsPictureIs() throws {
        var editor = try editor()
        let dot = editor.state.viewport.dot(of: WorldPoint(Coordinate(0, 0)))
        let head = DotPoint(x: dot.x - 3, y: dot.y - 9)
        let feature = EditorTarget.feature(layer: 0, feature: 0)
        #expect(EditorHits.hits(at: head, in: editor.state).first?.target == feature)
        #expect(EditorHits.hits(at: head, in: editor.state).first?.rank == .point)
        #expect(EditorHits.hits(at: DotPoint(x: dot.x - 5, y: dot.y - 25), in: editor.state).isEmpty)
        editor.state.settings.colorDepth = .none
        #expect(EditorHits.hits(at: head, in: editor.state).isEmpty)
    }

    @Test func tooManyPinsAreDots() throws {
        let features = (0...MarkerLayers.most).map {
            #"{"type":"Feature","properties":{"marker-color":"red"},"geometry":{"type":"Point","coordinates":[\#(Double($0) / 500),0]}}"#
        }
        let text = #"{"type":"FeatureCollection","features":[\#(features.joined(separator: ","))]}"#
        let scene = SceneBuilder.scene(for: try Samples.editor(text).state)
        #expect(pictures(scene).isEmpty)
        let batch = try #require(batches(scene).first)
        #expect(batch.items.count == features.count)
        #expect(batch.styles[Int(batch.items[0].style)].point == Color(0xFF_0000))
    }

    @Test(
        arguments: [
            ("a", "A"), ("7", "7"), ("é", "É"), ("star", "★"), ("ab", nil), ("東", nil), ("\u{1B}", nil),
            ("#", nil),
            (nil, nil),
        ] as [(String?, Unicode.Scalar?)])
    func symbolsOfMarkers(_ symbol: String?, _ letter: Unicode.Scalar?) {
        #expect(MarkerPicture.letter(symbol, isASCII: false) == letter)
    }

    @Test func inSixteenColoursAFillIsItself() throws {
        var editor = try editor()
        editor.state.settings.colorDepth = .sixteen
        let batch = try #require(batches(SceneBuilder.scene(for: editor.state)).first)
        #expect(batch.styles[Int(batch.items[0].style)].fillOpacity == 1)
    }

    private func editor() throws -> Editor {
        try Samples.editor(Self.text, columns: 80, rows: 30)
    }

    private func batches(_ scene: Scene) -> [ShapeBatch] {
        scene.layers.compactMap { if case .batch(let batch) = $0 { batch } else { nil } }
    }

    private func pictures(_ scene: Scene) -> [Picture] {
        scene.layers.compactMap { if case .picture(let picture) = $0 { picture } else { nil } }
    }
}
