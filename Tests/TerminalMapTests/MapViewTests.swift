import Input
import Testing

@testable import TerminalMap

@MainActor
@Suite struct MapViewTests {
    let harness = MapHarness()
    var mapView: MapView { harness.mapView }

    @Test func loadedIsToldOnceAndTheMapHasItsSizeThen() throws {
        var tokens: Set<AnyCancelable> = []
        mapView.onMapLoaded.observeNext { [unowned harness] in
            harness.tell("\(harness.mapView.center)")
        }.store(in: &tokens)
        try harness.play("size 40x11", "screen", "screen")
        #expect(harness.story == ["ScreenPoint(x: 160.0, y: 80.0)"])
    }

    @Test func anIconShowsThePictureOfItsNameWheneverItWasAdded() throws {
        let manager = mapView.annotations.makePointAnnotationManager()
        var point = PointAnnotation(id: "p", coordinate: Coordinate(0, 0))
        point.iconImage = "flag"
        manager.annotations = [point]
        func image() -> IconImage? {
            guard case .icon(let icon)? = mapView.engine.scene.groups.first?.items.first?.look else {
                return nil
            }
            return icon.image
        }
        #expect(image() == nil)
        let picture = try #require(
            DotImage(
                columns: 2, rows: 2, pixels: Array(repeating: Color.red, count: 4),
                anchor: DotVector(x: 1, y: 2)))
        mapView.addImage(IconImage(name: "flag", image: picture, glyph: "F", color: .red))
        #expect(image()?.glyph == "F")
        #expect(mapView.image(named: "flag") == image())
        try harness.play("screen")
        #expect(harness.printed.contains("F"))
    }

    @Test func theMarkersOfTheEditorComeWithTheLibrary() {
        let colors = [
            ("red", Color.red), ("blue", .blue), ("green", .green), ("orange", .orange), ("purple", .purple),
        ]
        for (name, color) in colors {
            #expect(
                mapView.image(named: "pin-\(name)")?.image
                    == SymbolDrawing.mediumPin.image(color: color, showsEye: true))
        }
    }

    @Test func aPictureFillsItsView() throws {
        let pin = try #require(mapView.image(named: "pin-red"))
        let view = ImageView(image: pin, width: pin.width * 2, height: pin.height * 3)
        let annotation = ViewAnnotation(coordinate: Coordinate(0, 0), view: view)
        mapView.viewAnnotations.add(annotation)
        let placed = try #require(mapView.engine.scene.placedViews.first)
        var canvas = ViewCanvas(placed: placed, scale: 1, opacity: 1, theme: .light, glyphs: .braille)
        view.draw(in: &canvas)
        guard case .picture(let picture)? = canvas.layers.first else {
            Issue.record("no picture")
            return
        }
        #expect(picture.image.columns == pin.image.columns * 2)
        #expect(picture.image.rows == pin.image.rows * 2)
    }

    @Test func streetsShowsMoreNamesThanLight() throws {
        func names(_ style: MapStyle) throws -> Int {
            let mapView = MapView(
                cameraOptions: CameraOptions(center: Coordinate(-75, 40), zoom: 6), style: style)
            var screen = ""
            try mapView.replay("screen", size: CellSize(columns: 120, rows: 40)) { screen += $0 }
            return screen.count { $0 == "•" || $0 == "★" }
        }
        #expect(try names(.streets) > names(.light))
        #expect(try names(.empty) == 0)
    }

    @Test func printedTextDoesNotRunIntoAScreen() throws {
        mapView.log.print("Starting", terminator: "")
        try harness.play("screen")
        #expect(harness.printed.hasPrefix("Starting\n"))
        mapView.log.print(".")
        try harness.play("wait 1")
        #expect(harness.printed.hasSuffix("\n.\n"))
    }

    @Test func ofALongLineTheEndIsSeen() throws {
        mapView.log.print("Starting", terminator: "")
        for _ in 0..<200 { mapView.log.print(".", terminator: "") }
        mapView.log.print("終Ending")
        try harness.play("screen")
        #expect(
            harness.printedLines.last.map(String.init) == " " + String(repeating: ".", count: 71) + "終Ending")
    }

    @Test func whatIsPrintedCannotHarmTheTerminal() throws {
        mapView.log.print("a\u{1b}[31mb\u{7}")
        try harness.play("screen")
        #expect(harness.printedLines.last?.contains("\u{1b}") == false)
        #expect(harness.printedLines.last?.contains("\u{7}") == false)
    }

    @Test func keysMoveTheMap() throws {
        let start = mapView.cameraState
        try harness.play("key +")
        #expect(mapView.cameraState.zoom == start.zoom + 0.5)
        try harness.play("key -", "key ]")
        #expect(mapView.cameraState.zoom == start.zoom)
        #expect(mapView.cameraState.bearing == 15)
        try harness.play("key [", "key Right")
        #expect(mapView.cameraState.bearing == 0)
        #expect(mapView.cameraState.center.longitude > start.center.longitude)
    }
}
