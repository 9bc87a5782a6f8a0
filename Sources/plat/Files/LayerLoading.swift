import Editor
import GeoJSON
import Glibc
import Options

/// Opens the files of a call as layers.
enum LayerLoading {
    struct Failure: Error { let message: String }

    static func layers(_ files: [InputFile], isReadOnly: Bool = false) throws(Failure) -> [Layer] {
        var layers: [Layer] = []
        for file in files { layers.append(try layer(file, isReadOnly: isReadOnly)) }
        return layers
    }

    static func layer(_ file: InputFile, isReadOnly: Bool = false) throws(Failure) -> Layer {
        switch file {
        case .standardInput:
            do throws(DocumentError) {
                let document = try Document.read(descriptor: STDIN_FILENO)
                return Layer(
                    document: document, path: nil, name: "standard input", isReadOnly: isReadOnly, stamp: nil)
            } catch {
                throw Failure(message: error.message(file: "standard input"))
            }
        case .path(let path):
            do throws(DocumentError) {
                let document = try Document.open(path: path)
                return Layer(
                    document: document, path: path, name: path, isReadOnly: isReadOnly || isProtected(path),
                    stamp: document.stamp)
            } catch {
                throw Failure(message: error.message(file: path))
            }
        }
    }

    /// Whether a file's mode lets nobody write, which its owner will have meant.
    static func isProtected(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & 0o222 == 0
    }

    /// What the editor shows when no file is named.
    static func empty() throws(Failure) -> Layer {
        do throws(DocumentError) {
            let document = try Document.read(
                bytes: Array("{\"type\":\"FeatureCollection\",\"features\":[]}\n".utf8))
            return Layer(document: document, path: nil, name: "no file", isReadOnly: false, stamp: nil)
        } catch {
            throw Failure(message: error.reason)
        }
    }
}
