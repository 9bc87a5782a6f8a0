import Annotations
import Drawing

/// What annotations look like where neither they nor their manager say it: the map style's colours, and the
/// pictures by their names.
public struct MapLook: Sendable {
    /// The colours of the map's style.
    public var theme: Theme
    var images: [String: IconImage] = [:]

    /// The look of a map with these colours, and no pictures.
    public init(theme: Theme) { self.theme = theme }

    /// How points that are drawn as one look.
    func cluster(_ options: ClusterOptions) -> ClusterLook {
        ClusterLook(
            options: options,
            circle: CircleLook(
                radius: 18, color: theme.accent, opacity: 0.9, strokeColor: theme.label, strokeWidth: 0,
                strokeOpacity: 1), textColor: theme.ground)
    }
}
