import CZlib
import Glibc

/// A gzip'd file as it was read.
struct PackedSource: Sendable {
    let memory: SourceMemory
    /// The file name that its first member's header holds, in the file's own bytes; "" for none.
    let name: String

    var bytes: UnsafeRawBufferPointer { memory.bytes }
}

/// Unpacks gzip data, RFC 1952, of one or more members, as they come.
final class Gunzip {
    private static let pieceSize = 4 << 20
    /// No gzip data unpack to more than this many times their size.
    private static let largestRatio = 1032

    /// What is unpacked so far.
    let text: SourceMemory
    private let reader: OpaquePointer
    /// How many bytes of the data are done.
    private var taken = 0
    private var place = Place.member

    private enum Place {
        case member, behindMember
        /// Zeros that fill a block up, as gzip(1) has it.
        case padding
    }

    static func begins(_ bytes: UnsafeRawBufferPointer) -> Bool {
        bytes.count >= 2 && bytes[0] == 0x1F && bytes[1] == 0x8B
    }

    /// - Parameter size: how many bytes the text will have, as far as one can guess.
    init(size: Int = 0) throws(DocumentError) {
        text = try SourceMemory(capacity: size + 1)
        guard let reader = plat_gzip_reader() else { throw Gunzip.noMemory }
        self.reader = reader
    }

    deinit { plat_gzip_free(reader) }

    /// Unpacks a file that has been read.
    convenience init(
        _ file: UnsafeRawBufferPointer, _ progress: LoadProgress?
    ) throws(DocumentError) {
        try self.init(size: Gunzip.likelySize(file))
        try take(file) { taken throws(DocumentError) in
            try progress?.tell(taken, of: file.count, in: .unpacking)
        }
    }

    /// Unpacks what there is of the data, all from their beginning, as far as that has not been done. Tells how many
    /// bytes are done.
    func take(
        _ data: UnsafeRawBufferPointer, _ tell: (Int) throws(DocumentError) -> Void
    ) throws(DocumentError) {
        while taken < data.count {
            let rest = UnsafeRawBufferPointer(rebasing: data[taken...])
            switch place {
            case .member: try unpackPiece(of: rest)
            // The next byte tells whether it is another member.
            case .behindMember where rest.count == 1 && rest[0] == 0x1F: return
            case .behindMember where Gunzip.begins(rest):
                plat_gzip_restart(reader)
                place = .member
            case .behindMember: place = .padding
            case .padding:
                // Anything else would be lost in a save.
                guard rest.allSatisfy({ $0 == 0 }) else { throw Gunzip.notAlone }
                taken = data.count
            }
            try tell(taken)
        }
    }

    /// The text, and the data, of which no more come.
    func finished(_ data: SourceMemory) throws(DocumentError) -> (SourceMemory, PackedSource) {
        if place == .member {
            throw DocumentError(reason: "the gzip data end too early: the file is cut off")
        }
        guard taken == data.count else { throw Gunzip.notAlone }
        text.finish()
        return (text, PackedSource(memory: data, name: String(cString: plat_gzip_name(reader))))
    }

    /// A member's last eight bytes, its checksum and length, are read after all of its text is out.
    private func unpackPiece(of rest: UnsafeRawBufferPointer) throws(DocumentError) {
        if text.room.isEmpty { try text.grow(to: Gunzip.largerCapacity(text.capacity)) }
        let room = text.room
        let step = plat_gzip_read(
            reader, rest.baseAddress, min(rest.count, Gunzip.pieceSize), room.baseAddress,
            min(room.count, Gunzip.pieceSize))
        taken += step.taken
        text.fill(step.given)
        switch step.status {
        case PLAT_GZIP_ENDED: place = .behindMember
        case PLAT_GZIP_GOES_ON where step.taken > 0 || step.given > 0: break
        case PLAT_GZIP_NO_MEMORY: throw Gunzip.noMemory
        default: throw DocumentError(reason: "the gzip data are damaged")
        }
    }

    /// The last four bytes tell the size of the last member, modulo 2^32: a guess.
    private static func likelySize(_ file: UnsafeRawBufferPointer) -> Int {
        guard file.count >= 18 else { return 0 }
        let size = file[(file.count - 4)...].reversed().reduce(0) { $0 << 8 | Int($1) }
        return min(size, file.count * largestRatio, Memory.half)
    }

    private static func largerCapacity(_ capacity: Int) throws(DocumentError) -> Int {
        guard capacity < Memory.half else {
            throw DocumentError(
                reason:
                    "the gzip data unpack to more than half of this machine's memory, \(Memory.half >> 20) MB"
            )
        }
        return min(max(1 << 16, 2 * capacity), Memory.half + 1)
    }

    private static let notAlone = DocumentError(reason: "something stands behind the end of the gzip data")
    private static let noMemory = DocumentError(reason: "there is not enough memory to unpack it")
}
