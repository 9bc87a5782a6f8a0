import CAssets
import Drawing
import Geography

/// The world that the binary brings: land, lakes, borders, names.
public struct BuiltinBasemap: BasemapSource {
    let blocks: WorldBlocks

    /// One for the whole program: what one view has inflated serves all others.
    public static let shared = BuiltinBasemap()

    /// A map of its own, with nothing inflated. nil: the binary brings none.
    init?() {
        guard let asset = plat_asset("Basemap/world.plm"),
            let file = try? WorldFile(
                UnsafeRawBufferPointer(start: asset.pointee.bytes, count: asset.pointee.count))
        else { return nil }
        blocks = WorldBlocks(file)
    }

    public func picture(in viewport: Viewport, look: BasemapLook) -> BasemapPicture {
        let view = blocks.view(in: viewport)
        var picture = BasemapPicture()
        picture.ground = look.theme.water
        let styles = WorldStyles(look: look, zoom: viewport.camera.zoom)
        let items = view.pieces.compactMap { piece in
            styles.index(of: piece.layer).map {
                ShapeBatch.Item(parts: piece.parts, style: $0, box: piece.box)
            }
        }
        picture.layers = [.batch(ShapeBatch(geometry: view.geometry, items: items, styles: styles.all))]
        picture.labels = PlaceLabels(viewport: viewport, look: look).labels(view.places)
        return picture
    }
}
