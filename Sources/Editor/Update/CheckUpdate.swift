import Checking
import Drawing
import GeoJSON
import Geography

extension Editor {
    /// Lists what is wrong with a layer's data and shows the first of it.
    mutating func take(_ report: Report, ofLayer layer: Int) {
        guard state.layers.indices.contains(layer) else { return }
        guard report.isWhole else { return say(.note("The check was stopped")) }
        let name = state.layers[layer].name
        let unjudged = "GEOS is not installed (libgeos-c1v5): whether polygons are valid was not judged"
        let found = ListedFinding.all(of: report, in: state.layers[layer].document, layer: layer)
        answers += found.map(\.line)
        if !report.isValidityJudged { answers.append(unjudged) }
        if found.isEmpty {
            let nothing = "Nothing is wrong with \(name)"
            if report.isValidityJudged { answers.append(nothing) }
            return say(.note(report.isValidityJudged ? nothing : "\(nothing), but \(unjudged)"))
        }
        list(found.map(ListEntry.finding), title: "check")
    }

    /// Selects the feature that a finding is of, and shows where on the map it is.
    mutating func show(_ finding: ListedFinding) {
        if let feature = finding.feature {
            select(layer: feature.layer, feature: feature.feature)
            uncoverSelection()
        } else {
            deselect()
        }
        if let place = finding.coordinate, !isInFreeArea(WorldPoint(place)) {
            showInFreeArea { $0.center = WorldPoint(place) }
        }
        say(.warning(finding.line))
    }
}

extension ListedFinding {
    /// What a report of a document has to say, in its order.
    static func all(of report: Report, in document: Document, layer: Int) -> [ListedFinding] {
        document.withCurrentText { bytes in
            var places = PlaceCounter(bytes)
            return report.findings.map { finding in
                let place = places.place(ofOffset: finding.offset)
                return ListedFinding(
                    place: "\(place.line):\(place.column)", severity: finding.severity.rawValue,
                    message: SafeText.harmless(finding.message), code: finding.code.rawValue,
                    feature: finding.feature.map { FeatureReference(layer: layer, feature: $0) },
                    coordinate: finding.coordinate)
            }
        }
    }
}
