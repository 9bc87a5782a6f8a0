import Geography

/// A grid as one HTML page that needs nothing else: its text can be selected, and copies as text.
public enum HTMLWriter {
    /// The page. Runs of one look are spans, each exactly as high as a row, and as wide as its columns wherever a
    /// font may lack a character; so every row is as wide as the others, and blocks join.
    ///
    /// - Parameter title: of the page; made harmless like all text.
    public static func text(of grid: Grid, title: String) -> String {
        let paper = grid.commonPaper
        var sheet = StyleSheet(paper: paper)
        var rows = ""
        for row in 0..<grid.size.rows {
            for run in runs(of: grid, row: row) { rows += span(run, &sheet) }
            rows += "\n"
        }
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8"/>
            <title>\(Markup.escaped(title))</title>
            <style>
            body{margin:0;background:\(paper.hexText)}
            pre{margin:0;font:14px/16px \(fonts);font-variant-ligatures:none;width:\(grid.size.columns)ch}
            span{display:inline-block;height:16px;vertical-align:top}
            \(sheet.rules)</style>
            </head>
            <body>
            <pre>\(rows)</pre>
            </body>
            </html>

            """
    }

    private static let fonts = #""DejaVu Sans Mono",Menlo,Consolas,"Liberation Mono",monospace"#

    private static func runs(of grid: Grid, row: Int) -> [HTMLRun] {
        var runs: [HTMLRun] = []
        var current: HTMLRun?
        for column in 0..<grid.size.columns {
            let cell = grid[column, row]
            if current?.takes(cell) != true {
                if let current { runs.append(current) }
                current = HTMLRun(cell)
            }
            current?.add(cell)
        }
        if let current { runs.append(current) }
        return runs
    }

    private static func span(_ run: HTMLRun, _ sheet: inout StyleSheet) -> String {
        var classes: [String] = []
        if let name = sheet.name(of: run.paint, isBlank: run.isBlank) { classes.append(name) }
        if !run.isPlain { classes.append(sheet.name(ofWidth: run.columns)) }
        if classes.isEmpty { return run.text }
        return "<span class=\"\(classes.joined(separator: " "))\">\(run.text)</span>"
    }
}

/// Neighbours of one look in a row.
private struct HTMLRun {
    private(set) var paint: CellPaint
    private(set) var isBlank = true
    /// Whether every font has its characters, one column wide.
    private(set) var isPlain = true
    private(set) var columns = 0
    private(set) var text = ""

    init(_ cell: GridCell) { paint = CellPaint(cell) }

    /// Whether a cell goes on in the look of the run; blanks have any ink.
    func takes(_ cell: GridCell) -> Bool {
        if cell.isRightHalf { return true }
        let other = CellPaint(cell)
        return isBlank || cell.isBlank ? paint.paper == other.paper : paint == other
    }

    mutating func add(_ cell: GridCell) {
        columns += 1
        if cell.isRightHalf { return }
        if cell.isBlank {
            text += " "
            return
        }
        if isBlank { paint = CellPaint(cell) }
        isBlank = false
        isPlain = isPlain && (0x20..<0x7F).contains(cell.scalar) && cell.mark1 == 0
        text += Markup.escaped(cell)
    }
}

/// The classes of a page, each made when it is first asked for.
private struct StyleSheet {
    let paper: Color
    private(set) var rules = ""
    private var looks: [String: String] = [:]
    private var widths: Set<Int> = []

    init(paper: Color) { self.paper = paper }

    /// nil for what needs no style.
    mutating func name(of paint: CellPaint, isBlank: Bool) -> String? {
        var style: [String] = []
        if !isBlank { style.append("color:\(paint.ink.hexText)") }
        if paint.paper != paper { style.append("background:\(paint.paper.hexText)") }
        if !isBlank, paint.isBold { style.append("font-weight:bold") }
        if !isBlank, paint.isItalic { style.append("font-style:italic") }
        if !isBlank, paint.isUnderlined { style.append("text-decoration:underline") }
        if style.isEmpty { return nil }
        let rule = style.joined(separator: ";")
        if let name = looks[rule] { return name }
        let name = "c\(looks.count)"
        looks[rule] = name
        rules += ".\(name){\(rule)}\n"
        return name
    }

    mutating func name(ofWidth columns: Int) -> String {
        if widths.insert(columns).inserted { rules += ".w\(columns){width:\(columns)ch}\n" }
        return "w\(columns)"
    }
}
