import Editor
import GeoJSON
import Glibc
import Options

/// Opens the files of a call as layers.
enum LayerLoading {
    struct Failure: Error { let message: String }

    /// `asks`: whether the editor can ask what becomes of a file that an interrupted save left half written. Such a
    /// layer has its backup with it, and where the file can no longer be read, it is empty.
    /// `begins`: whether a file that is not there is begun (`NewFile`).
    static func layers(
        _ files: [InputFile], isReadOnly: Bool = false, asks: Bool = false, begins: Bool = false
    ) throws(Failure) -> [Layer] {
        var layers: [Layer] = []
        for file in files {
            let line = ProgressLine(name: name(of: file))
            defer { line.end() }
            layers.append(
                try layer(file, isReadOnly: isReadOnly, asks: asks, begins: begins, progress: line.goesOn))
        }
        return layers
    }

    /// `progress` is told now and then what of the reading is done, 0...1; false stops it.
    static func layer(
        _ file: InputFile, isReadOnly: Bool = false, asks: Bool = false, begins: Bool = false,
        progress: ((Double) -> Bool)? = nil
    ) throws(Failure) -> Layer {
        switch file {
        case .standardInput:
            do throws(DocumentError) {
                let document = try Document.read(descriptor: STDIN_FILENO, progress: progress)
                return Layer(
                    document: document, path: nil, name: "standard input", isReadOnly: isReadOnly, stamp: nil)
            } catch {
                throw Failure(message: error.message(file: "standard input"))
            }
        case .path(let path):
            let backup = asks ? Backup.left(of: path) : nil
            if begins, !isReadOnly, backup == nil, let new = try NewFile.layer(path) { return new }
            do throws(DocumentError) {
                let document = try Document.open(path: path, progress: progress)
                return Layer(
                    document: document, path: path, name: path, isReadOnly: isReadOnly || isProtected(path),
                    stamp: document.stamp, backup: backup)
            } catch {
                guard let backup else { throw Failure(message: error.message(file: path)) }
                return try empty(name: path, backup: backup)
            }
        }
    }

    static func name(of file: InputFile) -> String {
        switch file {
        case .standardInput: "standard input"
        case .path(let path): path
        }
    }

    /// Whether a file's mode lets nobody write, which its owner will have meant.
    static func isProtected(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & 0o222 == 0
    }

    /// What the editor shows when no file is named, or none can be read.
    static func empty(name: String = "no file", backup: Backup? = nil) throws(Failure) -> Layer {
        do throws(DocumentError) {
            return Layer(
                document: try Document.new(FileFormat(.collection)), path: nil, name: name,
                isReadOnly: backup != nil, stamp: nil,
                isNew: backup == nil, backup: backup)
        } catch {
            throw Failure(message: error.reason)
        }
    }
}
