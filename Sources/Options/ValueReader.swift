import Geography
import Wording

/// Reads the values of options. What is wrong is said as the end of a sentence that the option's name begins.
enum ValueReader {
    typealias Reading<Value> = (String) -> Result<Value, Complaint>

    /// `wants COLSxROWS, such as 100x30`
    struct Complaint: Error, ExpressibleByStringInterpolation {
        var text: String
        init(stringLiteral value: String) { text = value }
    }

    /// The largest screen that can be asked for, a side.
    static let largestSide = 10_000

    static func size(_ text: String) -> Result<CellSize, Complaint> {
        let parts = text.split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2, let columns = count(parts[0]), let rows = count(parts[1]) else {
            return .failure("wants COLSxROWS, such as 100x30")
        }
        let sides = 1...largestSide
        guard sides.contains(columns), sides.contains(rows) else {
            return .failure("wants sides from 1 to \(largestSide)")
        }
        return .success(CellSize(columns: columns, rows: rows))
    }

    static func coordinate(_ text: String) -> Result<Coordinate, Complaint> {
        guard let numbers = numbers(text), numbers.count == 2 else {
            return .failure("wants LON,LAT, such as 13.4,52.5")
        }
        let (longitude, latitude) = (numbers[0], numbers[1])
        if abs(latitude) > 90 {
            let hint = abs(longitude) <= 90 ? "; are the two swapped?" : ""
            return .failure("wants LON,LAT, and a latitude is at most 90\(hint)")
        }
        guard abs(longitude) <= 360 else { return .failure("wants a longitude from -360 to 360") }
        return .success(Coordinate(longitude, latitude))
    }

    static func zoom(_ text: String) -> Result<Double, Complaint> {
        guard let zoom = number(text), (-2...CameraLimits.deepest).contains(zoom) else {
            return .failure("wants a number from -2 to \(Int(CameraLimits.deepest))")
        }
        return .success(zoom)
    }

    static func bearing(_ text: String) -> Result<Double, Complaint> {
        guard let degrees = number(text) else { return .failure("wants degrees, such as 45") }
        return .success(degrees)
    }

    static func box(_ text: String) -> Result<BoundingBox, Complaint> {
        guard let numbers = numbers(text), numbers.count == 4 else {
            return .failure("wants W,S,E,N, such as 5.9,47.3,15,55")
        }
        let box = BoundingBox(west: numbers[0], south: numbers[1], east: numbers[2], north: numbers[3])
        guard abs(box.south) <= 90, abs(box.north) <= 90 else {
            return .failure("wants W,S,E,N, and a latitude is at most 90")
        }
        guard abs(box.west) <= 360, abs(box.east) <= 360 else {
            return .failure("wants longitudes from -360 to 360")
        }
        guard box.south <= box.north else { return .failure("wants W,S,E,N, and S is above N here") }
        return .success(box)
    }

    /// `LINE[:COL]`, both from 1, behind the plus sign.
    static func place(_ text: Substring) -> SourcePlace? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard let first = parts.first, parts.count <= 2, let line = count(first), line > 0 else { return nil }
        guard parts.count == 2 else { return SourcePlace(line: line, column: nil) }
        guard let column = count(parts[1]), column > 0 else { return nil }
        return SourcePlace(line: line, column: column)
    }

    /// Digits and nothing else.
    static func count(_ text: Substring) -> Int? {
        guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
            return nil
        }
        return Int(text)
    }

    private static func numbers(_ text: String) -> [Double]? {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { number(String($0)) }
        let numbers = parts.compactMap { $0 }
        return numbers.count == parts.count ? numbers : nil
    }

    /// A decimal number: no `nan`, no `inf`, no hexadecimal, which `Double` would take.
    private static func number(_ text: String) -> Double? {
        guard text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }) else { return nil }
        guard let number = Double(text), number.isFinite else { return nil }
        return number
    }
}

extension ReadLine {
    /// Reads every value that was given to an option, so that none that is wrong goes by, and takes the last.
    func read<Value>(
        _ name: OptionName, _ reading: ValueReader.Reading<Value>
    ) throws(UsageError) -> Value? {
        var last: Value?
        for text in values(of: name) {
            switch reading(text) {
            case .success(let value): last = value
            case .failure(let complaint): throw UsageError("\(name.spelling) \(complaint.text)")
            }
        }
        return last
    }

    func choose(_ name: OptionName, _ choice: Choice) throws(UsageError) -> String? {
        try read(name) { text in
            if choice.words.contains(text) { return .success(text) }
            let near = Nearness.nearest(to: text, among: choice.words).map { "; did you mean \($0)?" } ?? ""
            return .failure("wants \(choice.sentence)\(near)")
        }
    }
}
