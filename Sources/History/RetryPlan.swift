/// When to try again what could not be written: soon at first, then more and more seldom. In milliseconds of one clock.
struct RetryPlan {
    static let shortest: Int64 = 500
    static let longest: Int64 = 8000

    /// When to try.
    private(set) var moment: Int64
    private var failed: Int64
    private var pause = RetryPlan.shortest

    /// After a first failure.
    init(now: Int64) {
        failed = now
        moment = now + pause
    }

    mutating func failAgain(now: Int64) {
        failed = now
        pause = min(pause * 2, Self.longest)
        moment = now + pause
    }

    /// There is more to be written: a good time to try, but not at every step of a drag.
    mutating func hurry() {
        pause = Self.shortest
        moment = min(moment, failed + pause)
    }
}
