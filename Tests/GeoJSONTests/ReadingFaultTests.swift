import Glibc
import Testing
import Threads

@testable import GeoJSON

/// Files that change while they are read, pipes that trickle, end early or never, and readings that are stopped:
/// each ends with a document or one line that says why there is none.
@Suite struct ReadingFaultTests {
    private let folder: TemporaryFolder
    private static let feature = #"{"type":"Feature","geometry":{"type":"Point","coordinates":[1.5,2.5]}}"#
    private static let cutOff = "the file ends in the middle of the JSON text"

    init() throws { folder = try TemporaryFolder() }

    /// A collection of some bytes at least, of few features with a long text each.
    static func collection(bytes: Int) -> [UInt8] {
        let text = String(repeating: "plat ", count: 10_000)
        let feature =
            #"{"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]},"properties":{"a":"\#(text)"}}"#
        let list = repeatElement(feature, count: max(1, bytes / 50_000)).joined(separator: ",\n")
        return Array(#"{"type":"FeatureCollection","features":[\#(list)]}"#.utf8)
    }

    private func packed(_ bytes: [UInt8]) throws -> [UInt8] {
        try GzipTests.pack(String(decoding: bytes, as: UTF8.self), folder: folder)
    }

    /// Opens a file and does something to it before anything of it is read.
    private func open(_ path: String, _ change: @escaping () -> Void) -> Result<Document, DocumentError> {
        var isChanged = false
        do throws(DocumentError) {
            return .success(
                try Document.open(path: path) { _ in
                    if !isChanged { change() }
                    isChanged = true
                    return true
                })
        } catch { return .failure(error) }
    }

    /// What packs to half of it.
    private static func noisy(bytes: Int) -> [UInt8] {
        let hexadecimal = Array("0123456789abcdef".utf8)
        var state: UInt64 = 1
        let noise = (0..<bytes).map { _ in
            // Knuth, "The Art of Computer Programming", volume 2, 3.3.4.
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return hexadecimal[Int(state >> 60)]
        }
        return Array(#"{"type":"Point","coordinates":[1,2],"noise":""#.utf8) + noise + Array("\"}".utf8)
    }

    private static let smallNoise = noisy(bytes: 1 << 20)
    private static let largeNoise = noisy(bytes: 18 << 20)
    /// Read by one, and by two.
    private static let packedNoise = Result {
        let folder = try TemporaryFolder()
        return try [smallNoise, largeNoise].map {
            try GzipTests.pack(String(decoding: $0, as: UTF8.self), folder: folder)
        }
    }

    @Test(arguments: [false, true], [0.0, 0.001, 0.3, 0.49, 0.5, 0.7, 0.999])
    func aPackedFileShrinks(isLarge: Bool, rest: Double) throws {
        let bytes = isLarge ? Self.largeNoise : Self.smallNoise
        let file = try Self.packedNoise.get()[isLarge ? 1 : 0]
        let path = try folder.write("a", file)
        let length = Int(Double(file.count) * rest)
        switch open(path, { truncate(path, off_t(length)) }) {
        case .success(let document): #expect(document.currentBytes == bytes)
        case .failure(let error):
            #expect(
                ["the gzip data end too early: the file is cut off", "the file is empty"].contains(
                    error.reason))
        }
    }

    /// By another member, by zeros that fill a block up, and by what is neither.
    @Test(arguments: [false, true], ["member", "zeros", "noise"])
    func aPackedFileGrows(isLarge: Bool, by what: String) throws {
        let bytes = isLarge ? Self.largeNoise : Self.smallNoise
        let path = try folder.write("a", try Self.packedNoise.get()[isLarge ? 1 : 0])
        let behind = Array("\n\(Self.feature)".utf8)
        let more =
            switch what {
            case "member": try packed(behind)
            case "zeros": [UInt8](repeating: 0, count: 2 << 20)
            default: [UInt8](repeating: 0x78, count: 2 << 20)
            }
        let opened = open(path) { append(more, to: path) }
        switch opened {
        case .success(let document):
            #expect(
                document.currentBytes == bytes
                    || (what == "member" && document.currentBytes == bytes + behind))
        case .failure(let error):
            #expect(what == "noise" && error.reason == "something stands behind the end of the gzip data")
        }
    }

    private func append(_ bytes: [UInt8], to path: String) {
        let file = Glibc.open(path, O_WRONLY | O_APPEND)
        _ = write(file, bytes, bytes.count)
        close(file)
    }

    /// Read by one and by two.
    @Test(arguments: [3 << 20, 9 << 20], [0.0, 0.001, 0.3, 0.49, 0.5, 0.7, 0.999])
    func aFileShrinks(size: Int, rest: Double) throws {
        let bytes = Self.collection(bytes: size)
        let path = try folder.write("a", bytes)
        let length = Int(Double(bytes.count) * rest)
        switch open(path, { truncate(path, off_t(length)) }) {
        // What was read before it shrank is whole.
        case .success(let document): #expect(document.currentBytes == bytes)
        case .failure(let error):
            #expect([Self.cutOff, "the file is empty"].contains(error.reason))
            #expect(error.place != nil)
        }
    }

    @Test(arguments: [100, 3 << 20, 9 << 20], [true, false])
    func aFileGrows(size: Int, isHarmless: Bool) throws {
        let bytes = Self.collection(bytes: size)
        let path = try folder.write("a", bytes)
        let more = [UInt8](repeating: isHarmless ? 0x0A : 0x78, count: 2 << 20)
        let opened = open(path) { append(more, to: path) }
        switch opened {
        case .success(let document):
            #expect(document.currentBytes == bytes || (isHarmless && document.currentBytes == bytes + more))
        case .failure(let error):
            #expect(!isHarmless && error.reason == "something stands behind the end of the JSON text")
        }
    }

    /// A pipe into which a thread writes; what is read of it.
    private func read(
        stopAt limit: Double = 2, _ write: @escaping @Sendable (Int32) -> Void
    ) throws -> Result<Document, DocumentError> {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        let (from, to) = (ends[0], ends[1])
        signal(SIGPIPE, SIG_IGN)
        let thread = SideThread {
            write(to)
            close(to)
        }
        defer {
            close(from)
            thread?.join()
        }
        do throws(DocumentError) {
            return .success(try Document.read(descriptor: from) { $0 < limit })
        } catch { return .failure(error) }
    }

    @Test(arguments: [1, 7, 1000], [false, true])
    func aPipeTrickles(piece: Int, isPacked: Bool) throws {
        let bytes = Array(#"{"type":"FeatureCollection","features":[\#(Self.feature)]}"#.utf8)
        let sent = isPacked ? try packed(bytes) : bytes
        let document = try read { pipe in
            for start in stride(from: 0, to: sent.count, by: piece) {
                let end = min(sent.count, start + piece)
                _ = sent[start..<end].withUnsafeBytes { write(pipe, $0.baseAddress, $0.count) }
                usleep(100)
            }
        }.get()
        #expect(document.currentBytes == bytes)
        #expect(document.stamp == nil)
    }

    @Test(arguments: [0, 1, 50, 200_000], [false, true])
    func aPipeEndsEarly(length: Int, isPacked: Bool) throws {
        let text = Self.collection(bytes: 1 << 20)
        let bytes = isPacked ? try packed(text) : text
        let part = Array(bytes.prefix(min(length, bytes.count - 1)))
        let failure = try read { pipe in
            _ = part.withUnsafeBytes { write(pipe, $0.baseAddress, $0.count) }
        }
        let error = #expect(throws: DocumentError.self) { try failure.get() }
        let reasons = [
            Self.cutOff, "the file is empty", "the gzip data end too early: the file is cut off",
            "expected a value",
        ]
        #expect(reasons.contains(error?.reason ?? ""), "\(error?.reason ?? "")")
    }

    @Test func anEndlessPipeIsStopped() throws {
        let line = Array("\(Self.feature)\n".utf8)
        let ended = try read(stopAt: 1e-12) { pipe in
            while write(pipe, line, line.count) == line.count {}
        }
        #expect(throws: LoadProgress.stopped) { try ended.get() }
    }

    /// What is packed is looked at as it comes: no text begins so, and more than half of the memory is refused.
    /// Who waits is told so, though nothing comes.
    @Test func aSilentPipeIsStopped() throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        defer { for end in ends { close(end) } }
        var told = 0
        let error = #expect(throws: DocumentError.self) {
            try Document.read(descriptor: ends[0]) { _ in
                told += 1
                return told < 3
            }
        }
        #expect(error == LoadProgress.stopped)
        #expect(told == 3)
    }

    @Test func anEndlessPackedPipeIsNotWaitedFor() throws {
        let zeros = try packed([UInt8](repeating: 0x79, count: 1 << 20))
        let opened = try read { pipe in while write(pipe, zeros, zeros.count) == zeros.count {} }
        let error = #expect(throws: DocumentError.self) { try opened.get() }
        #expect(error?.place == DocumentError.Place(line: 1, column: 1), "\(error?.reason ?? "")")
    }

    /// A stop is heard within a run of white space, a string, a number, and a ring, however long they are.
    @Test(arguments: ["space", "string", "number", "ring", "between"])
    func isStoppedWithinOneLongRun(of what: String) throws {
        let count = 6 << 20
        func run(_ byte: Unicode.Scalar) -> String { String(repeating: Character(byte), count: count) }
        let text =
            switch what {
            case "space": "{\(run(" "))"
            case "between": "\(run("\n"))"
            case "string": "{\"a\":\"\(run("a"))"
            case "number": "{\"a\":\(run("1"))"
            default:
                "{\"type\":\"LineString\",\"coordinates\":["
                    + String(repeating: "[1.5,2.5],", count: count / 10)
            }
        var told: [Double] = []
        let source = try Source(bytes: Array(text.utf8))
        let error = #expect(throws: DocumentError.self) {
            _ = try Document(
                source: source,
                progress: LoadProgress {
                    told.append($0)
                    return told.count < 3
                })
        }
        #expect(error == LoadProgress.stopped)
        #expect(told.count == 3 && told.allSatisfy { $0 < 0.8 }, "\(told)")
    }

    @Test(arguments: ["/dev/zero", "/dev/urandom", "yes"])
    func whatIsNoTextIsNotWaitedFor(name: String) throws {
        // Noise begins with what could be JSON, or white space, at times.
        var beginnings = 0
        let opened: Result<Document, DocumentError>
        if name == "yes" {
            opened = try read { pipe in while write(pipe, "y\ny\ny\ny\n", 8) == 8 {} }
        } else {
            do throws(DocumentError) {
                opened = .success(
                    try Document.open(path: name) { _ in
                        beginnings += 1
                        return beginnings < 1000
                    })
            } catch { opened = .failure(error) }
        }
        let error = #expect(throws: DocumentError.self) { try opened.get() }
        if name != "/dev/urandom" {
            #expect(error?.place == DocumentError.Place(line: 1, column: 1), "\(error?.reason ?? "")")
        }
    }
}
