import Glibc

/// What another program changed in a file since it was read or written.
public enum DiskComparison {
    /// Tells it in lines for a person: sizes, features, and which lines differ, old ones with `-` and new ones with
    /// `+`. `document` is the file as it was. `progress` is told now and then what of the reading is done, 0...1; false
    /// stops it.
    public static func lines(
        of document: Document, at path: String, progress: ((Double) -> Bool)? = nil
    ) throws(DocumentError) -> [String] {
        let progress = progress.map(LoadProgress.init)
        let source = try Source.read(path: path, progress: progress)
        let differences = withExtendedLifetime(source) {
            document.withText { LineDifference.all(old: $0, new: source.bytes) }
        }
        guard !differences.isEmpty else { return ["The bytes are the same as before."] }
        var lines = ["bytes: \(document.byteCount) then, \(source.count) now"]
        do throws(DocumentError) {
            let count = try Document(source: source, format: document.format, progress: progress).featureCount
            lines.append("features: \(document.featureCount) then, \(count) now")
        } catch {
            if progress?.isStopped == true { throw LoadProgress.stopped }
            lines.append("features: \(document.featureCount) then; now \(error.message(file: "the file"))")
        }
        lines += differences.prefix(mostTold).flatMap(told)
        let more = differences.count - mostTold
        return lines + (more > 0 ? ["and \(more) more difference\(more == 1 ? "" : "s")"] : [])
    }

    /// How many differences are told.
    private static let mostTold = 100

    private static func told(_ difference: LineDifference) -> [String] {
        let onlyEnds =
            difference.old == difference.new && difference.oldLines.count == difference.newLines.count
        return [difference.summary + (onlyEnds ? ", in what does not show" : "")]
            + marked(difference.old, of: difference.oldLines.count, with: "-")
            + marked(difference.new, of: difference.newLines.count, with: "+")
    }

    private static func marked(_ lines: [String], of count: Int, with mark: String) -> [String] {
        let more = count - lines.count
        return lines.map { "\(mark) \($0)" } + (more > 0 ? ["\(mark) and \(more) more"] : [])
    }
}

extension Document {
    /// The whole current text as one piece; copied only when it was edited.
    func withText<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        guard isModified else { return withExtendedLifetime(source) { body(source.bytes) } }
        return text.bytes(in: 0..<text.count).withUnsafeBytes(body)
    }
}
