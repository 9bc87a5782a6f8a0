/// One feature of one layer.
struct FeatureReference: Hashable, Sendable {
    let layer: Int
    let feature: Int
}
