import Geography

/// How the features of a file are written: which member follows which, what stands between them, and how arrays
/// are laid out. It is read off one feature, so that a new one looks like its neighbours.
struct FeatureStyle {
    private var feature = ContainerLayout.compact
    private var geometry = ContainerLayout.compact
    private var properties = ContainerLayout.compact
    /// Of the arrays in `coordinates`, from the position outwards.
    private var arrays: [ContainerLayout] = []
    private var featureNames = ["type", "geometry", "properties"]
    private var geometryNames = ["type", "coordinates"]
    /// The most decimals that the model's positions use.
    private(set) var decimals = 0
    /// A position of the model as the file has it.
    private(set) var place = Coordinate(0, 0)

    /// How many features are looked at for one that has a geometry of the kind.
    private static let reach = 64

    /// The style of a feature, or of one before it that is richer; the usual one where there is none.
    init(of neighbour: Int?, kind: GeometryKind, in document: Document) {
        guard let neighbour else {
            useColon(of: document)
            return
        }
        let candidates = ((neighbour - FeatureStyle.reach)...neighbour).reversed().filter {
            $0 >= 0 && document.kind(of: $0) != .none && document.kind(of: $0) != .geometryCollection
        }
        let richest = candidates.max { document.kind(of: $0).depth < document.kind(of: $1).depth }
        guard let model = candidates.first(where: { document.kind(of: $0) == kind }) ?? richest,
            let text = try? FeatureMembersText(model, in: document)
        else { return }
        read(text)
        let part = document.reader(of: model).parts.first
        place = part?.coordinates.first ?? place
        decimals =
            part.map { part in
                part.places.prefix(FeatureStyle.reach).map {
                    PositionText(Array(text.object.bytes[$0])).decimals
                }.max() ?? 0
            } ?? 0
    }

    /// Where there is no feature to learn from, the colon before the list tells whether blanks are wanted.
    private mutating func useColon(of document: Document) {
        guard let list = document.listFeatures.indices.last else { return }
        let start = document.range(ofList: list).lowerBound
        guard document.text.bytes(in: (start - 1)..<start) == [0x20] else { return }
        feature = .spaced
        geometry = .spaced
        properties = .spaced
    }

    /// How the properties of the features around are laid out.
    static func layoutOfProperties(near feature: Int, in document: Document) -> ContainerLayout {
        for distance in 1...reach {
            for neighbour in [feature - distance, feature + distance] {
                guard let text = try? FeatureMembersText(neighbour, in: document),
                    let properties = text.properties, !properties.members.isEmpty
                else { continue }
                return ContainerLayout(properties)
            }
        }
        // None has any: blanks as in the feature itself.
        return (try? FeatureMembersText(feature, in: document)).map { ContainerLayout($0.object).inlined }
            ?? .compact
    }

    private mutating func read(_ text: FeatureMembersText) {
        let object = text.object
        feature = ContainerLayout(object)
        featureNames = FeatureStyle.names(object, of: featureNames)
        if let properties = text.properties, !properties.members.isEmpty {
            self.properties = ContainerLayout(properties)
        } else {
            properties = feature.inlined
        }
        guard let member = object.members(named: "geometry").last,
            let geometry = ObjectText(object.bytes, at: member.value.lowerBound)
        else { return }
        self.geometry = ContainerLayout(geometry)
        geometryNames = FeatureStyle.names(geometry, of: geometryNames)
        guard let coordinates = geometry.members(named: "coordinates").last else { return }
        var start = coordinates.value.lowerBound
        while let array = ArrayText(object.bytes, at: start) {
            arrays.insert(ContainerLayout(array), at: 0)
            guard let first = array.elements.first else { break }
            start = first.lowerBound
        }
    }

    /// The names that matter in the order of an object, those it lacks behind them.
    private static func names(_ object: ObjectText, of wanted: [String]) -> [String] {
        let found = object.members.map { object.name(of: $0) }
        return wanted.filter(found.contains).sorted {
            (found.firstIndex(of: $0) ?? 0) < (found.firstIndex(of: $1) ?? 0)
        } + wanted.filter { !found.contains($0) }
    }

    /// The two numbers of a place, as they are to be written.
    typealias Spelling = (Coordinate) throws(EditError) -> (longitude: String, latitude: String)

    /// A feature's text.
    func text(
        of geometry: FeatureGeometry, properties: [(name: String, value: PropertyValue)],
        spelling: Spelling
    ) throws(EditError) -> [UInt8] {
        var members: [(name: String, value: [UInt8])] = []
        for (name, value) in properties { members.append((name, try value.spelling(inPlaceOf: nil))) }
        let coordinates = try coordinates(of: geometry, spelling)
        let values = [
            "type": JSONString.token("Feature"),
            "geometry": self.geometry.object(
                geometryNames.map { name in
                    (name, name == "type" ? JSONString.token(geometry.kind.name) : coordinates)
                }),
            "properties": members.isEmpty ? Array("{}".utf8) : self.properties.object(members),
        ]
        return feature.object(featureNames.map { ($0, values[$0] ?? []) })
    }

    private func coordinates(
        of geometry: FeatureGeometry, _ spelling: Spelling
    ) throws(EditError) -> [UInt8] {
        let indentation = self.geometry.indentation ?? feature.indentation ?? []
        let unit = unit
        let depth = geometry.kind == .polygon ? 2 : geometry.kind == .lineString ? 1 : 0
        let inner = indentation + Array(repeating: unit, count: depth).joined()
        var rows: [[[UInt8]]] = []
        for part in geometry.parts {
            var row: [[UInt8]] = []
            for coordinate in part.coordinates {
                let numbers = try spelling(coordinate)
                row.append(
                    layout(0).array(
                        [Array(numbers.longitude.utf8), Array(numbers.latitude.utf8)], inner, unit))
            }
            rows.append(row)
        }
        switch depth {
        case 0: return rows.first?.first ?? Array("[]".utf8)
        case 1: return layout(1).array(rows.first ?? [], indentation, unit)
        default:
            let rings = rows.map { layout(1).array($0, indentation + unit, unit) }
            return layout(2).array(rings, indentation, unit)
        }
    }

    /// The layout of the arrays at a level, from the position outwards.
    private func layout(_ level: Int) -> ContainerLayout {
        arrays.indices.contains(level) ? arrays[level] : arrays.last ?? geometry.inlined
    }

    /// One step of indentation.
    private var unit: [UInt8] {
        guard let inner = geometry.indentation, let outer = feature.indentation, inner.count > outer.count,
            inner.starts(with: outer)
        else { return Array("  ".utf8) }
        return Array(inner.dropFirst(outer.count))
    }
}

extension GeometryKind {
    /// How many arrays lie around a position.
    fileprivate var depth: Int {
        switch self {
        case .none, .geometryCollection, .point: 0
        case .multiPoint, .lineString: 1
        case .multiLineString, .polygon: 2
        case .multiPolygon: 3
        }
    }
}
