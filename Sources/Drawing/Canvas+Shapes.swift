import Geography

extension Canvas {
    mutating func draw(_ shape: ExactShape, viewport: Viewport) {
        var box = WorldBox.empty
        for part in shape.parts {
            for vertex in part.vertices where vertex.x.isFinite && vertex.y.isFinite {
                box.formUnion(vertex)
            }
        }
        if box.isEmpty { return }
        // A shape of absurd length shows in the copies that packed shapes can show in, not in a million.
        box.minX = max(-2, min(2, box.minX))
        box.maxX = max(-2, min(2, box.maxX))
        let grown = box.grown(byDots: Band.widest, in: viewport)
        guard let copies = viewport.worldOffsets(of: grown) else { return }
        let look = ShapeLook(shape.style, depth: depth)
        for worlds in copies {
            let transform = DotTransform(viewport: viewport, worlds: worlds)
            draw(look, parts: shape.parts.indices) { part in
                ExactPath(vertices: shape.parts[part].vertices, transform: transform)
            } kind: {
                shape.parts[$0].kind
            }
        }
    }

    /// Draws the parts of one shape in one copy of the world.
    ///
    /// - Parameter isFilled: false where its fill is known to have no sample.
    @inline(__always)
    mutating func draw<Path: DotPath>(
        _ look: ShapeLook, parts: Range<Int>, isFilled: Bool = true, path: (Int) -> Path,
        kind: (Int) -> PartKind
    ) {
        if isFilled, look.isFilled {
            for part in parts where kind(part).isRing {
                if kind(part) == .exteriorRing { mask.endPolygon() }
                mask.add(ring: path(part))
            }
            mask.endPolygon()
            fill(with: &look.brush, plain: look.plainFill)
        }
        for part in parts {
            let kind = kind(part)
            if kind == .points {
                ink.put(
                    points: path(part), glyph: pointGlyph(look.pointsAreDots), color: look.point,
                    rank: look.pointRank)
            } else {
                stroke(path(part), isClosed: kind.isRing, look)
            }
        }
        look.stroke?.finish(on: &self)
    }

    /// Draws a line of a look, which is to be finished.
    @inline(__always)
    mutating func stroke<Path: DotPath>(_ path: Path, isClosed: Bool, _ look: ShapeLook) {
        if let pen = look.pen {
            pen.draw(path, isClosed: isClosed, into: &ink)
        } else {
            look.stroke?.draw(path, isClosed: isClosed, on: &self)
        }
    }
}

extension WorldBox {
    /// The box with a margin, for what is drawn wider than it is.
    func grown(byDots dots: Double, in viewport: Viewport) -> WorldBox {
        let margin = dots / viewport.dotsPerWorld
        return WorldBox(minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
    }
}
