import GeoJSON
import Geography

/// Any bytes as a file. What opens is given back byte for byte, also after a vertex was moved and moved back.
/// The first two bytes choose the vertex and where it goes.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = UnsafeBufferPointer(start: bytes, count: count)
    guard count >= 2 else { return 0 }
    let file = [UInt8](input.dropFirst(2))
    guard var document = try? Document.read(bytes: file) else { return 0 }
    precondition(text(of: document) == file, "opened and changed")

    guard document.featureCount > 0 else { return 0 }
    let feature = Int(input[0]) % document.featureCount
    _ = document.properties(of: feature)
    _ = document.identifier(of: feature)
    let vertex = VertexReference(feature: feature, part: Int(input[1] >> 6), vertex: Int(input[1] & 63))
    guard document.geometry(of: feature).has(vertex) else { return 0 }
    let place = Coordinate(Double(input[0]) - 128, Double(input[1]) / 4)
    let precision = Precision.pointer(tenthOfDot: (1e-5, 1e-5))
    guard let edit = try? document.moveVertex(vertex, to: place, precision: precision) else { return 0 }
    let inverse = document.apply(edit)
    precondition(
        (try? Document.read(bytes: text(of: document))) != nil, "an edit made a file that does not open")
    _ = document.apply(inverse)
    precondition(text(of: document) == file, "an edit that was taken back left something")
    return 0
}

private func text(of document: Document) -> [UInt8] {
    var bytes: [UInt8] = []
    document.forEachChunk { bytes += $0 }
    return bytes
}
