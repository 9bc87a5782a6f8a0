/// A camera as it was before the limits of a screen changed it: a size that comes back shows the same again, unless
/// somebody moved the camera in between.
public struct CameraBeforeLimits: Hashable, Sendable {
    private var before: Camera?
    private var after: Camera?

    public init() {}

    /// The camera for a screen that has another size now. Its centre stays, and so does its zoom where that may be.
    public mutating func limited(_ camera: Camera, size: CellSize) -> Camera {
        let wanted = camera == after ? before ?? camera : camera
        let limited = CameraLimits.clamped(wanted, size: size)
        (before, after) = (wanted, limited)
        return limited
    }
}
