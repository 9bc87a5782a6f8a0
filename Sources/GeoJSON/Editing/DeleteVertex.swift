import Geography

extension Document {
    /// Deletes a vertex. A ring keeps at least three, a line two, a MultiPoint one. When the first of a closed
    /// ring goes, its closing positions become the new first, to the byte.
    public func deleteVertex(_ vertex: VertexReference) throws(EditError) -> Edit {
        let around = try VertexNeighbourhood(vertex, in: self)
        try Document.checkFewest(around)
        let places = around.part.places
        let index = vertex.vertex
        var splices: [Splice] = []
        if index == 0, places.count > 1 {
            for closing in around.closingPositions.reversed() {
                splices.append(around.splice(places[closing], around.text(places[1])))
            }
        }
        splices.append(around.splice(around.removal(of: index), []))
        let edit = Edit(label: "delete vertex", features: [vertex.feature], splices: splices)
        return updatingBoxes(edit, of: vertex.feature, around.boxes)
    }

    private static func checkFewest(_ around: VertexNeighbourhood) throws(EditError) {
        let count = around.vertexCount
        switch around.part.kind {
        case .exteriorRing, .interiorRing:
            if count <= 3 { throw EditError("a ring keeps at least three vertices: this one is a triangle") }
        case .line:
            if count <= 2 { throw EditError("a line keeps at least two vertices") }
        case .points:
            if count <= 1 { throw EditError("the last point of a geometry cannot be deleted") }
        }
    }
}
