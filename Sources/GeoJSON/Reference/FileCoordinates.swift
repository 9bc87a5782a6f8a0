import Geodesy
import Geography

extension Document {
    /// Why no geometry can be edited: the file's reference system cannot be used, so that nothing is known of
    /// where a coordinate is. nil when it can.
    public var reasonShapesAreFixed: String? {
        guard let system = referenceSystem, let problem = system.problem else { return nil }
        return "the file's reference system \(system.name) is not known (\(problem)): shapes stay as they are"
    }

    func checkCoordinatesCanBeWritten() throws(EditError) {
        if let reason = reasonShapesAreFixed { throw EditError(reason) }
    }

    /// What the file has to hold for places, given in longitude and latitude; `near` is what it has for a
    /// position close to each. The places themselves where the file has longitude and latitude.
    func fileCoordinates(
        of places: [Coordinate], near: [Coordinate]
    ) throws(EditError) -> [Coordinate] {
        guard let system = referenceSystem else { return places }
        try checkCoordinatesCanBeWritten()
        let found = system.fileCoordinates(of: places, near: near).compactMap { $0 }
        guard found.count == places.count else {
            throw EditError("the file's reference system \(system.name) does not reach there")
        }
        return found
    }

    /// The same for one place.
    func fileCoordinate(of place: Coordinate, near: Coordinate) throws(EditError) -> Coordinate {
        try fileCoordinates(of: [place], near: [near]).first ?? place
    }

    /// How many decimals a new file coordinate is written with, where its neighbours use up to `used`.
    ///
    /// In another reference system that is what the step takes that the precision speaks of, in the file's own
    /// units; and seven decimals of a degree, the usual limit, are as many as that step takes.
    func decimals(
        _ precision: Precision, used: Int, at file: Coordinate
    ) -> (longitude: Int, latitude: Int) {
        guard let system = referenceSystem else { return precision.decimals(used: used) }
        func decimals(_ degrees: (longitude: Double, latitude: Double)) -> Int {
            Precision.decimals(for: system.step(of: degrees, at: file) ?? 0, atMost: 15)
        }
        let usual = decimals((1e-7, 1e-7))
        let wanted: Int
        switch precision {
        case .typed(let longitude, let latitude):
            let most = max(longitude, latitude)
            wanted = min(max(usual, used), max(usual, decimals((Precision.unit(most), Precision.unit(most)))))
        case .pointer(let tenth):
            wanted = max(used, min(usual, decimals(tenth)))
        }
        return (wanted, wanted)
    }
}
