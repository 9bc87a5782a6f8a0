/// Whether a background is rather dark or rather light.
public enum BackgroundLight: Hashable, Sendable {
    case dark, light

    /// Light from where black and white text read equally well upon it.
    public init(_ color: Color) { self = color.luminance > 0.18 ? .light : .dark }
}
