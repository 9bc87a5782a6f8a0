import Geography

/// What the clicks on one spot go through: fixed by the first of them, since what is selected has handles there that
/// it had not before.
struct TapRound: Sendable {
    let cell: Cell
    let camera: Camera
    let targets: [EditorTarget]
    var index: Int
}
