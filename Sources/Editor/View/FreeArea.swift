import Drawing
import Geography

/// The part of the map that no panel covers: its left side.
enum FreeArea {
    /// Where a panel leaves too little, the whole map.
    static func size(in state: EditorState) -> CellSize {
        guard let frame = PanelView.frame(in: state), frame.column >= 12 else { return state.mapSize }
        return CellSize(columns: frame.column, rows: state.mapSize.rows)
    }

    /// The way from the middle of the map to the middle of the free part, in dots.
    static func shift(in state: EditorState) -> DotVector {
        DotVector(x: Double(size(in: state).dotColumns - state.mapSize.dotColumns) / 2, y: 0)
    }
}
