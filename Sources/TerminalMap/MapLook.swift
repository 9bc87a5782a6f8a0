import Annotations
import Drawing

/// What annotations look like where neither they nor their manager say it: the map style's colours, and the
/// pictures by their names.
public struct MapLook: Sendable {
    public var theme: Theme
    var images: [String: IconImage] = [:]

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
