import Drawing

/// A piece of the status line: what it says, and what it says where there is less room.
struct StatusPiece {
    enum Side { case left, right }
    enum Look { case plain, quiet, warning, chip, activeChip }

    /// The longest first; an empty one leaves the piece out.
    let forms: [String]
    let side: Side
    let look: Look
    /// For each step to a shorter form, how long it is put off: the least comes first.
    let stays: [Int]

    init(forms: [String], side: Side, look: Look = .plain, stays: [Int]) {
        self.forms = forms
        self.side = side
        self.look = look
        self.stays = stays
    }

    /// All its steps are put off alike.
    init(forms: [String], side: Side, look: Look = .plain, stay: Int) {
        self.init(forms: forms, side: side, look: look, stays: forms.dropFirst().map { _ in stay })
    }
}

/// Makes the pieces of the status line fit a width.
enum StatusLayout {
    static let gap = 2

    /// The pieces with the form in which each is shown; those that are left out are gone. The last resort, a left
    /// piece that is too long by itself, is for the one who draws to cut.
    static func fit(_ pieces: [StatusPiece], columns: Int) -> [(piece: StatusPiece, text: String)] {
        var levels = pieces.map { _ in 0 }
        let widths = pieces.map { $0.forms.map { TextWidth.columns(of: $0) } }
        func width() -> Int {
            var total = 0
            for index in pieces.indices where widths[index][levels[index]] > 0 {
                total += widths[index][levels[index]] + (total > 0 ? gap : 0)
            }
            return total
        }
        func stay(_ index: Int) -> Int? {
            let stays = pieces[index].stays
            return levels[index] < stays.count ? stays[levels[index]] : nil
        }
        while width() > columns {
            let steps = pieces.indices.compactMap { index in stay(index).map { (index, $0) } }
            guard let next = steps.min(by: { $0.1 < $1.1 })?.0 else { break }
            levels[next] += 1
        }
        // Once something wide had to go, what went before it may have room again: the most needed first.
        func fits(_ index: Int) -> Bool {
            let shown = levels[index]
            levels[index] -= 1
            defer { levels[index] = shown }
            return width() <= columns
        }
        while true {
            let steps = pieces.indices.filter { levels[$0] > 0 }.map {
                ($0, pieces[$0].stays[levels[$0] - 1])
            }
            guard let next = steps.sorted(by: { $0.1 > $1.1 }).first(where: { fits($0.0) })?.0 else { break }
            levels[next] -= 1
        }
        return pieces.indices.compactMap { index in
            let text = pieces[index].forms[levels[index]]
            return text.isEmpty ? nil : (pieces[index], text)
        }
    }
}
