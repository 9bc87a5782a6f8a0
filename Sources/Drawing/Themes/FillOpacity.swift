extension Theme {
    /// How opaque the fills of polygons are. Of 16 colours none lies between two others: a fill is itself there.
    public static func fillOpacity(at depth: ColorDepth) -> Double { depth == .sixteen ? 1 : 0.45 }

    /// How opaque the fill of what is selected is.
    public static func selectionOpacity(at depth: ColorDepth) -> Double { depth == .sixteen ? 1 : 0.3 }
}
