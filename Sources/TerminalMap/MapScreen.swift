import Geography

extension MapView {
    /// The terminal's size: the map, and from three rows on a line for what is printed.
    var screenSize: CellSize {
        get { CellSize(columns: size.columns, rows: size.rows + (hasLogLine ? 1 : 0)) }
        set {
            hasLogLine = newValue.rows >= 3
            engine.scene.resize(
                to: CellSize(columns: newValue.columns, rows: newValue.rows - (hasLogLine ? 1 : 0)))
            engine.setNeedsDisplay()
        }
    }

    /// Tells the observers once that the map is there.
    func load() {
        guard !isLoaded else { return }
        isLoaded = true
        onMapLoaded.send(())
    }
}
