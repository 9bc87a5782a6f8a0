/// Points that are drawn as one, and where a person pointed at them.
public struct ClusterContext: Hashable, Sendable {
    /// In the order of the manager's annotations.
    public let annotationIDs: [String]
    /// Where the person pointed.
    public let context: InteractionContext
}

extension AnnotationManager where Kind == PointKind {
    /// How points that lie close together are drawn as one; nil: each by itself.
    public var clusterOptions: ClusterOptions? {
        get { clusters }
        set { clusters = newValue }
    }

    /// Called on a tap on points that are drawn as one. True: it is dealt with; false: on to what lies beneath.
    public var onClusterTap: (@MainActor (ClusterContext) -> Bool)? {
        get { clusterTap }
        set { clusterTap = newValue }
    }

    /// Called on a press and hold, as `onClusterTap`.
    public var onClusterLongPress: (@MainActor (ClusterContext) -> Bool)? {
        get { clusterLongPress }
        set { clusterLongPress = newValue }
    }
}
