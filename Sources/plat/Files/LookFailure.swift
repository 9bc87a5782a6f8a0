/// Why a theme or a basemap cannot be had.
struct LookFailure: Error {
    let reason: String
    /// The exit status of a call that asked for it.
    var status: Int32 = 1
}
