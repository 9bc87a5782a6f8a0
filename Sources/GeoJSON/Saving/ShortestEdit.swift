/// What two sequences have in common where as little as can be is taken away and added: Myers, "An O(ND) Difference
/// Algorithm and Its Variations", 1986.
enum ShortestEdit {
    /// The places of equal elements, in order; nil when more than `most` would have to be taken away and added. It
    /// takes the time of `most` times the lengths, and the memory of `most` squared.
    static func matches(_ old: [Int], _ new: [Int], most: Int) -> [(old: Int, new: Int)]? {
        let bound = min(old.count + new.count, max(0, most))
        // How far a path gets on each diagonal, old place less new place; the first and last are never reached.
        let center = bound + 1
        var furthest = [Int](repeating: 0, count: 2 * bound + 3)
        var rounds: [[Int]] = []
        for round in 0...bound {
            rounds.append(Array(furthest[center - round...center + round]))
            for diagonal in stride(from: -round, through: round, by: 2) {
                let from = previous(diagonal, round) { furthest[center + $0] }
                var place = furthest[center + from] + (from < diagonal ? 1 : 0)
                while place < old.count, place - diagonal < new.count, old[place] == new[place - diagonal] {
                    place += 1
                }
                furthest[center + diagonal] = place
                if place >= old.count, place - diagonal >= new.count {
                    return path(rounds, old.count, new.count)
                }
            }
        }
        return nil
    }

    /// The diagonal from which a round reaches one: the neighbour on which the paths got further.
    private static func previous(_ diagonal: Int, _ round: Int, _ furthest: (Int) -> Int) -> Int {
        if diagonal == -round { return diagonal + 1 }
        if diagonal == round { return diagonal - 1 }
        return furthest(diagonal - 1) < furthest(diagonal + 1) ? diagonal + 1 : diagonal - 1
    }

    /// Goes back from the ends, through what each round found.
    private static func path(_ rounds: [[Int]], _ oldCount: Int, _ newCount: Int) -> [(old: Int, new: Int)] {
        var matches: [(old: Int, new: Int)] = []
        var (old, new) = (oldCount, newCount)
        for round in rounds.indices.reversed() {
            let furthest = { rounds[round][$0 + round] }
            let diagonal = old - new
            let from = round == 0 ? 0 : previous(diagonal, round, furthest)
            let start = round == 0 ? (old: 0, new: 0) : (old: furthest(from), new: furthest(from) - from)
            while old > start.old, new > start.new {
                (old, new) = (old - 1, new - 1)
                matches.append((old, new))
            }
            (old, new) = start
        }
        return matches.reversed()
    }
}
