import Geography

/// A grid as an SVG picture: a cell is 8 x 16 points, blocks, dots and box lines are shapes, the rest is text that
/// is held to its cells whatever the font.
public enum SVGWriter {
    /// - Parameter title: what the picture is called; made harmless like all text.
    public static func text(of grid: Grid, title: String) -> String {
        let (width, height) = (grid.size.columns * 8, grid.size.rows * 16)
        let paper = grid.commonPaper
        var picture = SVGPicture(paper: paper)
        for row in 0..<grid.size.rows {
            for column in 0..<grid.size.columns {
                picture.add(grid[column, row], isWide: grid[column + 1, row].isRightHalf, column, row)
            }
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)" role="img">
            <title>\(Markup.escaped(title))</title>
            <rect width="\(width)" height="\(height)" fill="\(paper.hexText)"/>
            \(picture.elements)</svg>

            """
    }
}
