import Geodesy

/// What the root objects of a document say of its reference system. It has one for all: most have one root, and
/// where several disagree, no coordinate can be trusted to mean what another does.
struct RootReferenceSystems {
    /// The `crs` values that were met, and where the first stands.
    private var values: Set<[UInt8]> = []
    private(set) var offset: Int?
    private var hasRootWithout = false
    /// The system of the value that was read last.
    private(set) var latest: ReferenceSystem?
    private var latestValue: [UInt8] = []
    /// Set once all roots have been read: they are not asked again.
    var isComplete = false

    /// Reads a `crs` value; a file says the same in each of its records.
    mutating func read(_ value: UnsafeRawBufferPointer) {
        guard !latestValue.elementsEqual(value) else { return }
        latestValue = Array(value)
        latest = ReferenceSystemMember.system(value)
    }

    /// A root has ended; of its `crs` members the last counts, which was read last, and stands here.
    mutating func endRoot(crsAt place: Int?) {
        guard !isComplete else { return }
        guard let place else {
            hasRootWithout = true
            return
        }
        if offset == nil { offset = place }
        values.insert(latestValue)
    }

    /// The system of the document; nil for longitude and latitude.
    var system: ReferenceSystem? {
        guard values.count > 1 || (!values.isEmpty && hasRootWithout) else {
            return values.isEmpty ? nil : latest
        }
        let systems = values.map { value in value.withUnsafeBytes { ReferenceSystemMember.system($0) } }
        let names = Set(systems.map { $0?.name ?? "" })
        if names == [""] { return nil }
        if names.count == 1, !hasRootWithout { return latest }
        return ReferenceSystem(name: names.max() ?? "", problem: "it is not the only one in the file")
    }

    /// What a person must know of the system; nil when it can be used.
    var note: DocumentNote? {
        guard let offset, let system, let problem = system.problem else { return nil }
        return DocumentNote(
            offset: offset,
            message: "the reference system \(system.name) is not known (\(problem)): shapes cannot be edited")
    }
}
