/// What a person may have meant to type.
public enum Nearness {
    /// The word that fewest changed letters lead to, if it is at most a third of the letters.
    public static func nearest(to typed: String, among words: [String]) -> String? {
        // Beyond this length nothing is near, and the comparison would only cost time.
        guard typed.count < 40 else { return nil }
        let nearest =
            words
            .map { (word: $0, distance: distance(Array(typed), Array($0))) }
            .min { $0.distance < $1.distance }
        guard let nearest, nearest.distance <= max(1, typed.count / 3) else { return nil }
        return nearest.word
    }

    /// How many letters must be put in, taken out, changed, or swapped with their neighbour (the optimal string
    /// alignment distance).
    public static func distance(_ a: [Character], _ b: [Character]) -> Int {
        var before: [Int] = []
        var previous = Array(0...b.count)
        for (i, letter) in a.enumerated() {
            var row = [i + 1]
            for (j, other) in b.enumerated() {
                var best = min(previous[j + 1] + 1, row[j] + 1, previous[j] + (letter == other ? 0 : 1))
                if i > 0, j > 0, letter == b[j - 1], a[i - 1] == other { best = min(best, before[j - 1] + 1) }
                row.append(best)
            }
            (before, previous) = (previous, row)
        }
        return previous.last ?? 0
    }
}
