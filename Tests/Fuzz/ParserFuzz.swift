import Geography
import GeoJSON

/// Any bytes as a document: they are opened or refused; what opens comes back to the byte, is JSON if it is one
/// text, takes an edit of every feature's first vertex, and gives the bytes back when that is undone.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = Array(UnsafeBufferPointer(start: bytes, count: count))
    let isJSON = JSONChecker.check(input) == nil
    guard var document = try? Document.read(bytes: input) else { return 0 }
    precondition(text(of: document) == input, "the text is not the file")
    for feature in 0..<min(document.featureCount, 16) { checkPacked(feature, of: document) }
    var inverses: [Edit] = []
    for feature in 0..<min(document.featureCount, 16) {
        _ = document.properties(of: feature)
        _ = document.identifier(of: feature)
        for edit in edits(of: document, feature) {
            inverses.append(document.apply(edit))
            let edited = text(of: document)
            precondition((JSONChecker.check(edited) == nil) == isJSON, "\(edit.label) broke the JSON")
            checkAgainst(edited, document, feature)
        }
    }
    for inverse in inverses.reversed() { _ = document.apply(inverse) }
    precondition(text(of: document) == input, "undone, the text is not the file")
    precondition(!document.isModified, "undone, it is still modified")
    return 0
}

private func text(of document: Document) -> [UInt8] {
    var result: [UInt8] = []
    document.forEachChunk { result.append(contentsOf: $0) }
    return result
}

/// One edit of each kind, made one after the other on the document as it is; those that may not be are left out.
private func edits(of document: Document, _ feature: Int) -> [Edit] {
    let vertex = VertexReference(feature: feature, part: 0, vertex: 0)
    let precision = Precision.pointer(tenthOfDot: (longitude: 0.01, latitude: 0.01))
    var copy = document
    var result: [Edit] = []
    func make(_ body: () throws(EditError) -> Edit) {
        guard let edit = try? body() else { return }
        result.append(edit)
        _ = copy.apply(edit)
    }
    make { () throws(EditError) in
        try copy.moveVertex(vertex, to: Coordinate(12.345, -6.789), precision: precision)
    }
    make { () throws(EditError) in
        try copy.insertVertex(after: vertex, at: Coordinate(1.5, 2.5), precision: precision)
    }
    make { () throws(EditError) in try copy.deleteVertex(vertex) }
    make { () throws(EditError) in
        try copy.moveFeature(feature, by: WorldVector(x: 0.01, y: 0.01), precision: precision)
    }
    return result
}

/// What is packed, read by words and projected by a table, are the exact numbers, read digit by digit and projected by
/// the formula.
private func checkPacked(_ feature: Int, of document: Document) {
    guard document.referenceSystem == nil else { return }
    let (geometry, parts) = document.packed(of: feature)
    let exact = document.geometry(of: feature).parts
    precondition(exact.count == parts.count, "another number of parts")
    for (part, read) in zip(parts, exact) {
        let vertices = geometry.vertexRange(ofPart: Int(part))
        precondition(vertices.count == read.coordinates.count, "another number of vertices")
        for (index, coordinate) in zip(vertices, read.coordinates) {
            let (packed, formula) = (geometry.vertices[index], PackedWorld(WorldPoint(coordinate)))
            precondition(
                abs(Int(packed.x) - Int(formula.x)) <= 1 && abs(Int(packed.y) - Int(formula.y)) <= 1,
                "packed elsewhere")
        }
    }
}

/// The edited feature is what a reader of the edited bytes sees.
private func checkAgainst(_ bytes: [UInt8], _ document: Document, _ feature: Int) {
    guard let reread = try? Document.read(bytes: bytes) else {
        preconditionFailure("an edit broke the document")
    }
    precondition(reread.featureCount == document.featureCount, "another number of features")
    precondition(reread.geometry(of: feature) == document.geometry(of: feature), "another geometry")
    precondition(reread.packedBox(of: feature) == document.packedBox(of: feature), "another box")
    precondition(reread.bounds == document.bounds, "other bounds")
}
