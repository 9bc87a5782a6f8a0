import Glibc

/// Times of the calendar, as a person reads them.
enum ClockText {
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// Seconds since 1970 in the local time: `12:03` of today, `28 Nov 12:03` of this year, `28 Nov 2025 12:03`.
    static func text(_ seconds: Int64, now: Int64 = Int64(time(nil))) -> String {
        let (then, today) = (local(seconds), local(now))
        let clock = "\(twoDigits(then.tm_hour)):\(twoDigits(then.tm_min))"
        if then.tm_year == today.tm_year, then.tm_yday == today.tm_yday { return clock }
        let month = months.indices.contains(Int(then.tm_mon)) ? months[Int(then.tm_mon)] : "?"
        let year = then.tm_year == today.tm_year ? "" : " \(Int(then.tm_year) + 1900)"
        return "\(then.tm_mday) \(month)\(year) \(clock)"
    }

    private static func local(_ seconds: Int64) -> tm {
        var time = time_t(seconds)
        var broken = tm()
        localtime_r(&time, &broken)
        return broken
    }

    private static func twoDigits(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
