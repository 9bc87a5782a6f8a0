/// The ways in which a `crs` member names a reference system, and what they come to.
enum ReferenceSystemName: Hashable {
    /// Longitude and latitude on WGS 84, as GeoJSON has them.
    case usual
    /// An authority and its code, as `EPSG:2056`.
    case registered(String)
    case unknown

    /// Names that no register holds but files do.
    private static let aliases = ["EPSG:900913": "EPSG:3857", "EPSG:102100": "EPSG:3857"]
    private static let usualNames = ["OGC:CRS84", "EPSG:4326"]

    init(_ text: String) {
        guard let (authority, code) = ReferenceSystemName.parts(text),
            ReferenceSystemName.isPlain(authority), ReferenceSystemName.isPlain(code)
        else {
            self = .unknown
            return
        }
        let given = "\(authority.uppercased()):\(code.uppercased())"
        let name = ReferenceSystemName.aliases[given] ?? given
        self = ReferenceSystemName.usualNames.contains(name) ? .usual : .registered(name)
    }

    /// Authority and code of `EPSG:2056`, of `urn:ogc:def:crs:EPSG:6.9:2056` with or without a version (OGC
    /// 09-048r3) and of `http://www.opengis.net/def/crs/EPSG/0/2056`.
    private static func parts(_ text: String) -> (Substring, Substring)? {
        let words = text.split(separator: ":", omittingEmptySubsequences: false)
        if words.count == 2, !text.contains("/") { return (words[0], words[1]) }
        if words.count >= 6, words.count <= 7, words[0].lowercased() == "urn",
            ["ogc", "x-ogc"].contains(words[1].lowercased()), words[2].lowercased() == "def",
            words[3].lowercased() == "crs"
        {
            return (words[4], words[words.count - 1])
        }
        let steps = text.split(separator: "/")
        if steps.count == 7, steps[1].hasSuffix("opengis.net"), steps[2] == "def", steps[3] == "crs" {
            return (steps[4], steps[6])
        }
        return nil
    }

    /// Letters and digits only: what a file says must not be read by PROJ as a path, a pipeline or a search.
    private static func isPlain(_ word: Substring) -> Bool {
        !word.isEmpty && word.utf8.count <= 32
            && word.utf8.allSatisfy {
                (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & 0xDF) || $0 == 0x5F
            }
    }
}
