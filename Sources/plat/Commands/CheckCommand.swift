import Checking
import Drawing
import GeoJSON
import Glibc
import Options

/// `plat check`: what is wrong with the data.
enum CheckCommand {
    /// The end of the help: every code there is.
    static var codes: String {
        let width = Code.allCases.map(\.rawValue.count).max() ?? 0
        let rows = Code.allCases.map { code in
            let name = code.rawValue.padded(to: width)
            let severity = code.severity.rawValue.padded(to: 7)
            return "\(code.isFixable ? "*" : " ") \(name)  \(severity)  \(code.summary)\n"
        }
        return "\nCodes (* can be fixed):\n" + rows.joined()
    }

    static func run(_ options: CheckOptions) -> Int32 {
        let fixes: [Code]
        switch requested(options.fixes) {
        case .success(let codes): fixes = codes
        case .failure(let problem):
            Complaint.say(problem.reason)
            return 2
        }
        var report = ReportWriter(format: options.format)
        var isFine = true
        for file in options.files {
            let checked = options.isJSONOnly ? checkJSON(file, &report) : check(file, fixes, &report)
            isFine = checked && isFine
        }
        report.end()
        return isFine && report.isWritten ? 0 : 1
    }

    private struct Problem: Error { let reason: String }

    /// The codes that `--fix` was given.
    private static func requested(_ words: [String]) -> Result<[Code], Problem> {
        if words.contains("all") { return .success(Code.fixOrder) }
        var codes: [Code] = []
        for word in words {
            guard let code = Code(rawValue: word), code.isFixable else {
                let known = Code.fixOrder.map(\.rawValue).joined(separator: ", ")
                let what = Code(rawValue: word) == nil ? "is no code" : "cannot be mended by itself"
                return .failure(Problem(reason: "--fix: '\(word)' \(what); it takes \(known), or all"))
            }
            codes.append(code)
        }
        return .success(codes)
    }

    /// Whether a file is JSON.
    private static func checkJSON(_ file: InputFile, _ report: inout ReportWriter) -> Bool {
        let line = ProgressLine(name: LayerLoading.name(of: file))
        let error =
            switch file {
            case .standardInput: JSONChecker.check(descriptor: STDIN_FILENO, progress: line.goesOn)
            case .path(let path): JSONChecker.check(path: path, progress: line.goesOn)
            }
        line.end()
        if let error { tell(error, of: file, &report) }
        return error == nil
    }

    /// What is wrong at a place in the file is a finding, and all else a complaint.
    private static func tell(_ error: DocumentError, of file: InputFile, _ report: inout ReportWriter) {
        let name = LayerLoading.name(of: file)
        if error.place == nil {
            Complaint.say(error.message(file: name))
        } else {
            report.add(error, file: name)
        }
    }

    /// Whether a file has no error, once what was asked for is mended.
    private static func check(_ file: InputFile, _ fixes: [Code], _ report: inout ReportWriter) -> Bool {
        var document: Document
        do throws(DocumentError) {
            document = try open(file)
        } catch {
            tell(error, of: file, &report)
            return false
        }
        let line = ProgressLine("checking", name: LayerLoading.name(of: file))
        var found = Checker.check(document) {
            line.show(Double($0) / Double(max(1, $1)))
            return true
        }
        var isSaved = true
        if !fixes.isEmpty, case .path(let path) = file {
            let asRead = (document, found)
            let mended = Fixer.fix(&document, fixes, &found)
            isSaved = save(document, to: path, mended)
            // What stands on the disk is reported.
            if !isSaved { (document, found) = asRead }
        }
        line.end()
        report.add(found, of: document, file: LayerLoading.name(of: file))
        return isSaved && found.count(.error) == 0
    }

    private static func open(_ file: InputFile) throws(DocumentError) -> Document {
        let line = ProgressLine(name: LayerLoading.name(of: file))
        defer { line.end() }
        switch file {
        case .standardInput: return try Document.read(descriptor: STDIN_FILENO, progress: line.goesOn)
        case .path(let path): return try Document.open(path: path, progress: line.goesOn)
        }
    }

    /// Saves what was mended; false where that could not be done.
    private static func save(_ document: Document, to path: String, _ mended: [Fixer.Mended]) -> Bool {
        guard document.isModified, let stamp = document.stamp else { return true }
        if LayerLoading.isProtected(path) {
            Complaint.say("\(path): is write-protected; nothing was mended")
            return false
        }
        do throws(SaveError) {
            _ = try WatchedSave.run(name: path) { (progress) throws(SaveError) in
                try FileSaver.save(document, to: path, expecting: .unchanged(stamp), progress: progress)
            }
        } catch {
            Complaint.say("\(path): \(error.reason)")
            return false
        }
        let words = mended.map { "\($0.count) x \($0.code.rawValue)" }.joined(separator: ", ")
        Complaint.say("\(path): mended \(words)")
        return true
    }
}

extension String {
    /// The text with spaces behind it up to a number of characters.
    func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
