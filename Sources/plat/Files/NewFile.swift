import Editor
import GeoJSON
import Glibc

/// A file that is not there yet: it begins empty, and the first save makes it.
enum NewFile {
    /// The layer for it. nil where there is something at the path, or its name does not end like GeoJSON's: then it
    /// is more likely mistyped than meant to be begun.
    static func layer(_ path: String) throws(LayerLoading.Failure) -> Layer? {
        guard isMissing(path), let format = FileFormat(path: path) else { return nil }
        guard FilePath.real(path) != nil else {
            throw LayerLoading.Failure(message: "\(path): there is no folder \(FilePath.folder(path))")
        }
        do throws(DocumentError) {
            return Layer(
                document: try Document.new(format), path: path, name: path, isReadOnly: false, stamp: nil,
                isNew: true)
        } catch {
            throw LayerLoading.Failure(message: error.message(file: path))
        }
    }

    /// Whether there is nothing; a symbolic link may lead there.
    private static func isMissing(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) != 0 && errno == ENOENT
    }
}
