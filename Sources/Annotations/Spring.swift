import Glibc

/// A damped spring from one value to another, as a pure function of time: what is lifted or dropped grows or
/// shrinks along it.
///
/// The unit step response of a harmonic oscillator with damping ratio below 1. Its natural frequency is chosen so
/// that the spring has settled to a hundredth when `duration` is over, and it is exact from then on.
public struct Spring: Hashable, Sendable {
    /// The value before.
    public var start: Double
    /// The value after.
    public var end: Double
    /// The damping ratio, above 0 and below 1.
    public var damping: Double
    /// In milliseconds.
    public var duration: Double

    /// A spring at rest at its start. What is out of range is brought into it.
    public init(from start: Double, to end: Double, damping: Double, duration: Double = 300) {
        self.start = start
        self.end = end
        self.damping = max(0.05, min(0.99, damping))
        self.duration = max(1, duration)
    }

    /// The value after so many milliseconds.
    public func value(after milliseconds: Double) -> Double {
        guard milliseconds < duration else { return end }
        guard milliseconds > 0 else { return start }
        let decay = log(100.0) / duration
        let natural = decay / damping
        let ringing = natural * (1 - damping * damping).squareRoot()
        let phase = ringing * milliseconds
        let rest = exp(-decay * milliseconds) * (cos(phase) + decay / ringing * sin(phase))
        return end + (start - end) * rest
    }

    /// Whether it rests at its end after so many milliseconds.
    public func isSettled(after milliseconds: Double) -> Bool { milliseconds >= duration }
}
